import { defaultLanguage, type Translated } from '../language/language.ts';

/** Returns a language's own text, without fallback; a shared text belongs to the default language. */
export function getOwnText(value: Translated | undefined, language: string): string | null | undefined {
  if (typeof value !== 'object') return language === defaultLanguage ? value : undefined;
  return Object.hasOwn(value, language) ? value[language] : undefined;
}

/** Returns a language's own text; '' if there is none or it is deliberately empty. */
export function getOwnWords(value: Translated | undefined, language: string): string {
  return getOwnText(value, language) ?? '';
}

const addresses = /\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/gu;

/** True for numbers, signs and URLs, which need no translation. */
export function isLanguageless(text: string): boolean {
  return !/\p{L}/u.test(text.replace(addresses, ''));
}
