import type { Language } from '#content/language.ts';

/** What a visitor reads above a case that is drawn from built-in data. */
export const builtInWords: Readonly<Record<Language, { readonly notice: string }>> = {
  nl: {
    notice: 'Dit is een korte versie van deze case: de server is even niet bereikbaar.',
  },
  en: {
    notice: 'This is a short version of this case: the server cannot be reached for the moment.',
  },
};
