import type { ReactNode } from 'react';

/** What every sample is rendered from. */
export interface SampleProps {
  readonly variant: string;
  readonly language: keyof SampleWords;
  /** Begins every id and name inside, so that two samples on a page stay apart. */
  readonly id: string;
  /** Which of two of the same this one is, for whoever hears the places of a page. */
  readonly which?: string;
  /** What a studio shows in it, in turn, in the place of the sample's own picture and words. */
  readonly shown?: readonly SampleShown[];
  /** What else can be chosen of it; a sample uses what it knows. */
  readonly knobs?: SampleKnobs;
}

/** A picture, and what is said of it; the sample's own where nothing is. */
export interface SampleShown {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly text: string;
}

/** What the one of its kind at this place shows. */
export function shownAt(shown: SampleProps['shown'], place: number): SampleShown | undefined {
  return shown?.[place % shown.length];
}

/** What can be chosen of a component beside its variant. */
export interface SampleKnobs {
  /** Said in place of the sample's own words. */
  readonly words?: string | undefined;
  readonly icon?: 'none' | 'before' | 'after' | undefined;
  readonly condition?: SampleCondition | undefined;
}

/** How a component stands where nobody is touching it. */
type SampleCondition = 'usual' | 'disabled' | 'busy' | 'error';

/** What a sample says. Pages in another language say in which of these it speaks. */
export interface SampleWords {
  readonly nl: string;
  readonly en: string;
}

export function say(language: keyof SampleWords, words: SampleWords): string {
  return words[language];
}
