import {
  isTranslated,
  type Language,
  languages,
  resolveText,
  type Translated,
} from '../language/language.ts';

/** Lists the unique URLs in a media field's value: `'/media/…'` or `{ nl: '/media/…', en: '/media/…' }`. */
export function listMediaAddresses(value: unknown): string[] {
  if (!isTranslated(value)) return [];
  const addresses = typeof value === 'string' ? [value] : Object.values(value);
  return [...new Set(addresses)].filter((address): address is string => Boolean(address));
}

/** Finds the URL of a media field in a language, by the fallback order of texts; '' if there is none. */
export function findMediaAddress(value: unknown, language: Language): string {
  return isTranslated(value) ? resolveText(value, language) : '';
}

/** True if a media field shows different files in different languages. */
export function isDifferentByLanguage(value: unknown): value is Exclude<Translated, string> {
  return new Set(languages.map((language) => findMediaAddress(value, language))).size > 1;
}
