/**
 * A file from an attacker or from a program that did not finish it, and the response of the media library.
 */
export interface HostileFile {
  readonly name: string;
  /** Name and type that the sender declares. */
  readonly fileName?: string;
  readonly mimeType?: string;
  readonly make: () => Buffer | Promise<Buffer>;
  readonly answer: KeptOutcome | RefusedOutcome;
  /** Set if the refusal takes seconds, because the file first has to reach a limit of time or size. */
  readonly takesLong?: true;
}

/** The library stores the file, as its real type. */
export interface KeptOutcome {
  readonly keptAs: string;
  /** Text of the file that the stored file must not contain. */
  readonly without?: string;
}

/** The library refuses the file, with these words in the message. */
export interface RefusedOutcome {
  readonly sentence: string;
}

export const expectKept = (keptAs: string, without?: string): KeptOutcome => ({
  keptAs,
  ...(without && { without }),
});
export const expectRefused = (sentence: string): RefusedOutcome => ({ sentence });

/** Refusal of a file of an unsupported kind. */
export const noKind = expectRefused('The site accepts images');
export const damagedPicture = expectRefused('This image is damaged');
export const tooManyPixels = expectRefused('million pixels');
