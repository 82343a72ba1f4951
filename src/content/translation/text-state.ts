import { languages, type Translated } from '../language/language.ts';
import { getOwnText, isLanguageless, ownWords } from './own-text.ts';
import { sourceOf } from './source-of.ts';
import { textHash } from './text-hash.ts';
import type { SourceRecord, TextRecords } from './translations.ts';

/**
 * `missing`: nobody has written it, readers get another language's words, or a copy of them. `starter`: it is still the
 * example that the block came with. `outdated`: its source has changed since. `same`: somebody wrote what its source says,
 * such as a name, or said that it is meant.
 */
export type TranslationState = 'missing' | 'starter' | 'outdated' | 'same' | 'current';

/** What a text is in a language, of a block that speaks per language; undefined where there is nothing to say. */
export function getTranslationState(
  value: Translated | undefined,
  language: string,
  records: TextRecords,
): TranslationState | undefined {
  const own = getOwnText(value, language);
  if (own === null) return 'current';
  if (own === undefined || own === '') return isWrittenElsewhere(value, language) ? 'missing' : undefined;
  const source = sourceWords(value, language, records);
  if (source === '') return 'current';
  const record = recordFor(own, language, records);
  if (record?.copied && !isLanguageless(own)) return 'missing';
  if (own === source) return 'same';
  return record && record.fromHash !== textHash(source) ? 'outdated' : 'current';
}

function isWrittenElsewhere(value: Translated | undefined, language: string): boolean {
  return languages.some((other) => other !== language && ownWords(value, other) !== '');
}

/** The words that a text is held against; '' for one that is nobody's translation. */
function sourceWords(value: Translated | undefined, language: string, records: TextRecords): string {
  const from = sourceOf(value, language, records);
  return from === undefined ? '' : ownWords(value, from);
}

/** The record of a text, unless somebody who knew nothing of it has written another text since. */
export function recordFor(own: string, language: string, records: TextRecords): SourceRecord | undefined {
  const record = Object.hasOwn(records, language) ? records[language] : undefined;
  return record?.textHash === textHash(own) ? record : undefined;
}
