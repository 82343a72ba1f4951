import type { ReactNode } from 'react';

/** Props of every sample. */
export interface SampleProps {
  readonly variant: string;
  readonly language: keyof SampleWords;
  /** Prefix of all ids and names inside, to keep two samples on a page apart. */
  readonly id: string;
  /** Number for landmarks of the same name, which screen readers list. */
  readonly which?: string;
  /** The studio's pictures and texts, which replace those of the sample, in rotation. */
  readonly shown?: readonly SampleContent[];
  /** Further options; each sample uses those that it supports. */
  readonly knobs?: SampleKnobs;
}

/** A picture and its texts. Missing values fall back to those of the sample. */
export interface SampleContent {
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

/** Finds the content for the sample at an index; content repeats if there are more samples. */
export function findSampleContent(shown: SampleProps['shown'], place: number): SampleContent | undefined {
  return shown?.[place % shown.length];
}

/** Options of a component besides its variant. */
export interface SampleKnobs {
  /** Replaces the sample's own text. */
  readonly words?: string | undefined;
  readonly icon?: 'none' | 'before' | 'after' | undefined;
  readonly condition?: SampleCondition | undefined;
}

/** State of a component without interaction. */
type SampleCondition = 'usual' | 'disabled' | 'busy' | 'error';

/** A text in both languages. A page in a third language marks which of them it shows. */
export interface SampleWords {
  readonly nl: string;
  readonly en: string;
}

export function getSampleText(language: keyof SampleWords, words: SampleWords): string {
  return words[language];
}
