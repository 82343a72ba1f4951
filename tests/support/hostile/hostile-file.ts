/** A file that somebody sends who means harm, or whose program did not finish it, and what the library answers. */
export interface HostileFile {
  readonly name: string;
  /** What the sender says that it is. */
  readonly fileName?: string;
  readonly mimeType?: string;
  readonly make: () => Buffer | Promise<Buffer>;
  readonly answer: Kept | Refused;
  /** It is refused by a limit of time or size that takes its seconds. */
  readonly takesLong?: true;
}

/** It is kept as what it is. */
export interface Kept {
  readonly keptAs: string;
  /** Words of it that must not be in what is kept. */
  readonly without?: string;
}

/** It is refused, with these words in the sentence. */
export interface Refused {
  readonly sentence: string;
}

export const kept = (keptAs: string, without?: string): Kept => ({ keptAs, ...(without && { without }) });
export const refused = (sentence: string): Refused => ({ sentence });

/** The sentence for what is none of the kinds. */
export const noKind = refused('The site accepts images');
export const damagedPicture = refused('This image is damaged');
export const tooManyPixels = refused('million pixels');
