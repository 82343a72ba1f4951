import { defaultLanguage, languages, type Translated } from '../language/language.ts';
import { ownWords } from './own-text.ts';
import { sourceOf } from './source-of.ts';
import { textHash } from './text-hash.ts';
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
export function recordsAfter(change: Change): TextRecords {
  const entries = languages.flatMap((language) => {
    const record = recordAfter(change, language);
    return record ? [[language, record] as const] : [];
  });
  const { records } = change;
  const isSame =
    entries.length === Object.keys(records).length &&
    entries.every(([language, record]) => records[language] === record);
  return isSame ? records : Object.fromEntries(entries);
}

function recordAfter(change: Change, language: string): SourceRecord | undefined {
  const { before, after, records } = change;
  const words = ownWords(after, language);
  if (words === '') return undefined;
  const record = Object.hasOwn(records, language) ? records[language] : undefined;
  const isWritten = record
    ? record.textHash !== textHash(words)
    : ownWords(before, language) !== words && !isSpread(change, language);
  return isWritten ? recordOfWritten(change, language, words) : recordOfUntouched(change, language, record);
}

/**
 * True if a language's text only comes from a shared text that became one per language: it was not written.
 */
function isSpread({ before, after }: Change, language: string): boolean {
  return typeof before === 'string' && typeof after === 'object' && after[language] === before;
}

function recordOfWritten(change: Change, language: string, words: string): SourceRecord | undefined {
  const { before, after, records } = change;
  const from = sourceOfWritten(change, language);
  // What is written without a source is nobody's translation.
  if (from === undefined || ownWords(after, from) === '') return undefined;
  // Both came at once: neither was written against an older state of the other.
  if (!records[language] && ownWords(before, from) === '' && ownWords(before, language) === '')
    return undefined;
  return { from, fromHash: textHash(ownWords(after, from)), textHash: textHash(words) };
}

/**
 * Finds the source of a written text. The default language's text counts as a translation if another language
 * had a text before it.
 */
function sourceOfWritten({ before, after, records }: Change, language: string): string | undefined {
  const from = sourceOf(after, language, records);
  if (from !== undefined || language !== defaultLanguage) return from;
  if (ownWords(before, language) !== '') return undefined;
  return languages.find(
    (other) => ownWords(before, other) !== '' && records[other]?.from !== language && other !== language,
  );
}

function recordOfUntouched(
  change: Change,
  language: string,
  record: SourceRecord | undefined,
): SourceRecord | undefined {
  const { before, after, records } = change;
  const from = sourceOf(before, language, records);
  if (from === undefined) return record;
  const [was, is] = [ownWords(before, from), ownWords(after, from)];
  if (was === is || was === '') return record;
  const known = record ?? {
    from,
    fromHash: textHash(was),
    textHash: textHash(ownWords(after, language)),
    ...(isSpread(change, language) ? { copied: true as const } : {}),
  };
  if (known.fromHash === textHash(is)) return withoutFromText(known);
  return known.fromText === undefined && known.fromHash === textHash(was)
    ? { ...known, fromText: was }
    : known;
}

function withoutFromText(record: SourceRecord): SourceRecord {
  if (record.fromText === undefined) return record;
  const { fromText: _gone, ...rest } = record;
  return rest;
}
