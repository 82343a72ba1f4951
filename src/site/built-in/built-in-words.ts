import type { Language } from '#content/language/language.ts';

interface BuiltInWords {
  /** Above a case that is drawn from built-in data. */
  readonly notice: string;
  /** Below the empty compartment. */
  readonly niche: string;
}

export const builtInWords: Readonly<Record<Language, BuiltInWords>> = {
  nl: {
    niche: 'Hier stond iets.',
    notice: 'Dit is een korte versie van deze case: de server is even niet bereikbaar.',
  },
  en: {
    niche: 'Something stood here.',
    notice: 'This is a short version of this case: the server can’t be reached for the moment.',
  },
};
