import { defaultLanguage, languages, type Translated } from '../language/language.ts';
import { getOwnWords } from './own-text.ts';
import type { TextRecords } from './translations.ts';

/**
 * Returns the language that a text was translated from: the one in its record, else the default one.
 * Undefined for a text that others were translated from.
 */
export function findSourceLanguage(
  value: Translated | undefined,
  language: string,
  records: TextRecords,
): string | undefined {
  const named = records[language]?.from;
  if (named !== undefined && named !== language && languages.some((code) => code === named)) return named;
  if (language === defaultLanguage || records[defaultLanguage]?.from === language) return undefined;
  return getOwnWords(value, defaultLanguage) === '' ? undefined : defaultLanguage;
}
