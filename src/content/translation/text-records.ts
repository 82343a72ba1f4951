import { defaultLanguage, languages, type Translated } from '../language/language.ts';
import { getOwnWords } from './own-text.ts';
import { findSourceLanguage } from './source-language.ts';
import { hashText } from './text-hash.ts';
import type { SourceRecord, TextRecords } from './translations.ts';

interface Change {
  readonly before: Translated | undefined;
  readonly after: Translated | undefined;
  readonly records: TextRecords;
}

/**
 * Computes a text's translation records after a change. Languages that were written are up to date with their
 * current source; the records of others keep the source that they were written against.
 */
export function computeTextRecords(change: Change): TextRecords {
  const entries = languages.flatMap((language) => {
    const record = computeRecord(change, language);
    return record ? [[language, record] as const] : [];
  });
  const { records } = change;
  const isSame =
    entries.length === Object.keys(records).length &&
    entries.every(([language, record]) => records[language] === record);
  return isSame ? records : Object.fromEntries(entries);
}

function computeRecord(change: Change, language: string): SourceRecord | undefined {
  const { before, after, records } = change;
  const words = getOwnWords(after, language);
  if (words === '') return undefined;
  const record = Object.hasOwn(records, language) ? records[language] : undefined;
  const isWritten = record
    ? record.textHash !== hashText(words)
    : getOwnWords(before, language) !== words && !isSpread(change, language);
  return isWritten
    ? createWrittenRecord(change, language, words)
    : updateUntouchedRecord(change, language, record);
}

/**
 * True if a language's text only comes from a shared text that became one per language: it was not written.
 */
function isSpread({ before, after }: Change, language: string): boolean {
  return typeof before === 'string' && typeof after === 'object' && after[language] === before;
}

function createWrittenRecord(change: Change, language: string, words: string): SourceRecord | undefined {
  const { before, after, records } = change;
  const from = findWrittenSource(change, language);
  // A text written without a source is not a translation.
  if (from === undefined || getOwnWords(after, from) === '') return undefined;
  // Both texts are new, so neither was written against an older version of the other.
  if (!records[language] && getOwnWords(before, from) === '' && getOwnWords(before, language) === '')
    return undefined;
  return { from, fromHash: hashText(getOwnWords(after, from)), textHash: hashText(words) };
}

/**
 * Finds the source of a written text. The default language's text counts as a translation if another language
 * had a text before it.
 */
function findWrittenSource({ before, after, records }: Change, language: string): string | undefined {
  const from = findSourceLanguage(after, language, records);
  if (from !== undefined || language !== defaultLanguage) return from;
  if (getOwnWords(before, language) !== '') return undefined;
  return languages.find(
    (other) => getOwnWords(before, other) !== '' && records[other]?.from !== language && other !== language,
  );
}

function updateUntouchedRecord(
  change: Change,
  language: string,
  record: SourceRecord | undefined,
): SourceRecord | undefined {
  const { before, after, records } = change;
  const from = findSourceLanguage(before, language, records);
  if (from === undefined) return record;
  const [was, is] = [getOwnWords(before, from), getOwnWords(after, from)];
  if (was === is || was === '') return record;
  const known = record ?? {
    from,
    fromHash: hashText(was),
    textHash: hashText(getOwnWords(after, language)),
    ...(isSpread(change, language) ? { copied: true as const } : {}),
  };
  if (known.fromHash === hashText(is)) return withoutFromText(known);
  return known.fromText === undefined && known.fromHash === hashText(was)
    ? { ...known, fromText: was }
    : known;
}

function withoutFromText(record: SourceRecord): SourceRecord {
  if (record.fromText === undefined) return record;
  const { fromText: _gone, ...rest } = record;
  return rest;
}
