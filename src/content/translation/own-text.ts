import { defaultLanguage, type Translated } from '../language/language.ts';

/** What a text says in a language by itself; a shared one is in the default language. No fallback. */
export function getOwnText(value: Translated | undefined, language: string): string | null | undefined {
  if (typeof value !== 'object') return language === defaultLanguage ? value : undefined;
  return Object.hasOwn(value, language) ? value[language] : undefined;
}

/** The words of a language; '' where it has none, or deliberately none. */
export function ownWords(value: Translated | undefined, language: string): string {
  return getOwnText(value, language) ?? '';
}

const addresses = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/gu;

/** True for numbers, signs and addresses: they say the same in every language. */
export function isLanguageless(text: string): boolean {
  return !/\p{L}/u.test(text.replace(addresses, ''));
}
