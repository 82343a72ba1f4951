import type { Copy, Language } from '#content/language/language.ts';
import * as en from '#studio-lists/words-en.ts';
import * as nl from '#studio-lists/words-nl.ts';
import type * as productWords from './nl.ts';

/** All texts of the site itself, by place. A language with a missing text does not compile. */
export type SiteWords = typeof productWords;

/** Texts by language. Importing this includes all of them, so scripts of browsers use the tables below. */
export const siteWords: Readonly<Record<Language, SiteWords>> = { nl, en };

type Table<Place extends keyof SiteWords> = Readonly<Record<Language, SiteWords[Place]>>;

/** Translates one text into every language, for new content. */
export function getInEveryLanguage<Words>(
  table: Readonly<Record<Language, Words>>,
  choose: (words: Words) => string,
): Copy {
  const texts = Object.entries(table).map(([language, words]) => [language, choose(words)]);
  return Object.fromEntries(texts) as Copy;
}

export const siteAccessWords: Table<'access'> = { nl: nl.access, en: en.access };
export const contentWords: Table<'content'> = { nl: nl.content, en: en.content };
export const gateWords: Table<'gate'> = { nl: nl.gate, en: en.gate };
export const responseErrorWords: Table<'responseErrors'> = {
  nl: nl.responseErrors,
  en: en.responseErrors,
};
export const consentBarWords: Table<'consentBar'> = { nl: nl.consentBar, en: en.consentBar };
export const consentSettingsWords: Table<'consentSettings'> = {
  nl: nl.consentSettings,
  en: en.consentSettings,
};
