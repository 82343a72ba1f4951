import type { Copy, Language } from '#content/language/language.ts';
import * as en from '#studio-lists/words-en.ts';
import * as nl from '#studio-lists/words-nl.ts';
import type * as productWords from './nl.ts';

/** All that the site says by itself, by place. A language in which one word is missing does not compile. */
export type SiteWords = typeof productWords;

/** Words by language. What imports this carries every word, so scripts for visitors take the tables below. */
export const siteWords: Readonly<Record<Language, SiteWords>> = { nl, en };

/** One sentence in every language, for content that begins with it. */
export function inEveryLanguage(choose: (words: SiteWords) => string): Copy {
  const texts = Object.entries(siteWords).map(([language, words]) => [language, choose(words)]);
  return Object.fromEntries(texts) as Copy;
}

type Table<Place extends keyof SiteWords> = Readonly<Record<Language, SiteWords[Place]>>;

export const consentBarWords: Table<'consentBar'> = { nl: nl.consentBar, en: en.consentBar };
export const consentSettingsWords: Table<'consentSettings'> = {
  nl: nl.consentSettings,
  en: en.consentSettings,
};
