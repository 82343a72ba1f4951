/** What every sample is rendered from. */
export interface SampleProps {
  readonly variant: string;
  readonly language: 'nl' | 'en';
  /** Begins every id and name inside, so that two samples on a page stay apart. */
  readonly id: string;
}

/** The words in one language, from both side by side. */
export function say(language: SampleProps['language'], nl: string, en: string): string {
  return language === 'nl' ? nl : en;
}
