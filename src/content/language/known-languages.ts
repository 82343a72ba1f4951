/**
 * The languages that pages are written in, by their codes (BCP 47); the first is the default and the first fallback.
 * Another one is a code here: what then does not compile are its facts below and its copy.
 */
export const languages = ['nl', 'en'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = languages[0];

/** All that differs between languages beside words. Scripts that need a code alone come without. */
interface LanguageFacts {
  /** As people who speak it call it. */
  readonly name: string;
  /** As the editor and the API call it. */
  readonly nameInEnglish: string;
  /** As links between translations name it (RFC 5646). */
  readonly hreflang: string;
  /** As Open Graph names it. */
  readonly locale: string;
  /** Regions whose browsers are taken to it from the root, beside those that name no region. */
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

/** What the editor and the API speak, whatever a page is written in. */
export const toolLanguage = 'en';

/** One text in every language: a language without it does not compile. */
export type Copy = Readonly<Record<Language, string>>;
