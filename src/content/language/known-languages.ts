/**
 * Languages of pages, by their codes (BCP 47). The first is the default and the first fallback. To add a
 * language, add its code here; the compiler then lists the missing facts and texts.
 */
export const languages = ['nl', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = languages[0];

/** Properties of a language other than texts. Scripts that need only the code do not load them. */
interface LanguageFacts {
  /** Name in the language itself. */
  readonly name: string;
  /** Name in the editor and the API. */
  readonly nameInEnglish: string;
  /** Value for `hreflang` (RFC 5646). */
  readonly hreflang: string;
  /** Value for Open Graph's `og:locale`. */
  readonly locale: string;
  /**
   * Regions whose browsers are redirected from the root to it, in addition to browsers that name no region.
   */
  readonly regions: readonly string[];
}

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = {
  nl: { name: 'Nederlands', nameInEnglish: 'Dutch', hreflang: 'nl', locale: 'nl_NL', regions: [] },
  en: {
    name: 'English',
    nameInEnglish: 'English',
    hreflang: 'en',
    locale: 'en_GB',
    regions: [
      'us',
      'gb',
      'ca',
      'au',
      'nz',
      'za',
      'ie',
    ] /* specified: browser locales that count as English */,
  },
};

/** Language of the editor and the API, independent of the pages' languages. */
export const toolLanguage = 'en';

/** A text in every language; a missing language does not compile. */
export type Copy = Readonly<Record<Language, string>>;
