/** What every sample is rendered from. */
export interface SampleProps {
  readonly variant: string;
  readonly language: keyof SampleWords;
  /** Begins every id and name inside, so that two samples on a page stay apart. */
  readonly id: string;
}

/** What a sample says, in every language that a page can have: a language that is missing here does not compile. */
export interface SampleWords {
  readonly nl: string;
  readonly en: string;
}

export function say(language: keyof SampleWords, words: SampleWords): string {
  return words[language];
}
