import type { Translated } from '../language/language.ts';
import { getOwnWords } from './own-text.ts';
import { findSourceLanguage } from './source-language.ts';
import { hashText } from './text-hash.ts';
import type { TextRecords } from './translations.ts';

/**
 * Returns the records with a text marked as up to date with its current source, even if both are identical.
 */
export function markAsConfirmed(
  value: Translated | undefined,
  language: string,
  records: TextRecords,
): TextRecords {
  const from = findSourceLanguage(value, language, records);
  const own = getOwnWords(value, language);
  if (from === undefined || own === '') return records;
  const record = { from, fromHash: hashText(getOwnWords(value, from)), textHash: hashText(own) };
  return { ...records, [language]: record };
}

/**
 * Returns the records of a text whose words in a language are copied from another one, which becomes its
 * source.
 */
export function recordCopiedText(
  source: string,
  from: string,
  language: string,
  records: TextRecords,
): TextRecords {
  const hash = hashText(source);
  const others = Object.entries(records).filter(
    ([code, record]) => code !== from || record.from !== language,
  );
  const copy = { from, fromHash: hash, textHash: hash, copied: true as const };
  return { ...Object.fromEntries(others), [language]: copy };
}
