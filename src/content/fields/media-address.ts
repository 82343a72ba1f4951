import { isTranslated, type Language, languages, resolveText, type Translated } from '../language.ts';

/** Every address stored in a media field, in any language, each once. It holds `'/media/…'` or `{ nl: '/media/…', en: '/media/…' }`. */
export function mediaAddresses(value: unknown): string[] {
  if (!isTranslated(value)) return [];
  const addresses = typeof value === 'string' ? [value] : Object.values(value);
  return [...new Set(addresses)].filter((address): address is string => Boolean(address));
}

/** The address that a media field has in a language, by the fallback order of texts; '' for none. */
export function mediaAddress(value: unknown, language: Language): string {
  return isTranslated(value) ? resolveText(value, language) : '';
}

/** True where a media field shows another file in one language than in another. */
export function differsByLanguage(value: unknown): value is Exclude<Translated, string> {
  return new Set(languages.map((language) => mediaAddress(value, language))).size > 1;
}
