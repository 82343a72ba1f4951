import { languages, type Translated } from '../language/language.ts';
import { getOwnText, getOwnWords, isLanguageless } from './own-text.ts';
import { findSourceLanguage } from './source-language.ts';
import { hashText } from './text-hash.ts';
import type { SourceRecord, TextRecords } from './translations.ts';

/**
 * State of a translation. `missing`: not written, or an unedited copy; visitors get a fallback. `starter`:
 * still the placeholder. `outdated`: its source has changed since. `same`: identical to its source, or marked
 * to be kept identical. `current`: up to date.
 */
export type TranslationState = 'missing' | 'starter' | 'outdated' | 'same' | 'current';

/**
 * Returns the translation state of a text in a language, for a block with texts per language; undefined if it
 * has none.
 */
export function getTranslationState(
  value: Translated | undefined,
  language: string,
  records: TextRecords,
): TranslationState | undefined {
  const own = getOwnText(value, language);
  if (own === null) return 'current';
  if (own === undefined || own === '') return isWrittenElsewhere(value, language) ? 'missing' : undefined;
  const source = getSourceWords(value, language, records);
  if (source === '') return 'current';
  const record = recordFor(own, language, records);
  if (record?.copied && !isLanguageless(own)) return 'missing';
  if (own === source) return 'same';
  return record && record.fromHash !== hashText(source) ? 'outdated' : 'current';
}

function isWrittenElsewhere(value: Translated | undefined, language: string): boolean {
  return languages.some((other) => other !== language && getOwnWords(value, other) !== '');
}

/** Returns the source text that a translation is compared with; '' for a text that is not a translation. */
function getSourceWords(value: Translated | undefined, language: string, records: TextRecords): string {
  const from = findSourceLanguage(value, language, records);
  return from === undefined ? '' : getOwnWords(value, from);
}

/**
 * Returns the record of a text, unless the text was since changed by a client that does not maintain records.
 */
export function recordFor(own: string, language: string, records: TextRecords): SourceRecord | undefined {
  const record = Object.hasOwn(records, language) ? records[language] : undefined;
  return record?.textHash === hashText(own) ? record : undefined;
}
