import type { Language } from '#content/language/language.ts';

/** What a carousel says by itself. */
export interface CarouselWords {
  /** What the carousel is called, and which kind of thing it and its parts are. */
  readonly label: string;
  readonly carousel: string;
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  readonly play: string;
  readonly pause: string;
  /** Stands between two numbers: 1 of 7. */
  readonly of: string;
  readonly link: string;
}

export const carouselWords: Readonly<Record<Language, CarouselWords>> = {
  nl: {
    label: 'Beelden om door te bladeren',
    carousel: 'carrousel',
    slide: 'dia',
    previous: 'Vorige',
    next: 'Volgende',
    play: 'Speel af',
    pause: 'Pauzeer',
    of: 'van',
    link: 'Bekijk case',
  },
  en: {
    label: 'Pictures to browse',
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous',
    next: 'Next',
    play: 'Play',
    pause: 'Pause',
    of: 'of',
    link: 'View case',
  },
};
