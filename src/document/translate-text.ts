import type { PathPart } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { isTranslated, type Language, type Translated } from '#content/language/language.ts';
import { markAsConfirmed, recordCopiedText } from '#content/translation/confirm-text.ts';
import { getOwnWords } from '#content/translation/own-text.ts';
import { getTextKey } from '#content/translation/text-key.ts';
import {
  type BlockRecords,
  getBlockRecords,
  type TextRecords,
  titleKey,
} from '#content/translation/translations.ts';
import { combineEdits, type Edit } from './edit.ts';
import type { PageTree } from './page-tree.ts';

/** A text of a block or, if `blockId` is null, the page's title. */
export interface TranslatedPlace {
  readonly blockId: string | null;
  readonly path: readonly PathPart[];
}

/** A stored text with its translation record. */
interface FoundText {
  readonly value: Translated | undefined;
  readonly key: string;
  readonly records: BlockRecords;
}

function findText({ content, find }: PageTree, { blockId, path }: TranslatedPlace): FoundText | undefined {
  const records = getBlockRecords(content.translations, blockId);
  if (blockId === null) return { value: content.title, key: titleKey, records };
  const block = find(blockId)?.block;
  const value = getValueAt(block, path);
  return block && { value: isTranslated(value) ? value : undefined, key: getTextKey(block, path), records };
}

function getTextRecords({ key, records }: FoundText): TextRecords {
  return (Object.hasOwn(records, key) ? records[key] : undefined) ?? {};
}

/**
 * Copies the text of one language into another, as a starting point for its translation. Undefined if there
 * is none.
 */
export function copyText(
  tree: PageTree,
  place: TranslatedPlace,
  { from, to }: { readonly from: Language; readonly to: Language },
): Edit | undefined {
  const found = findText(tree, place);
  const text = getOwnWords(found?.value, from);
  if (!found || text === '' || from === to) return undefined;
  const { blockId, path } = place;
  const write: Edit =
    blockId === null
      ? { type: 'page/set-title', language: to, text }
      : { type: 'block/set-text', blockId, path, language: to, text };
  return combineEdits([
    write,
    putText(place, found, recordCopiedText(text, from, to, getTextRecords(found))),
  ]);
}

/** Marks a translation as up to date with its current source. Undefined if it is already. */
export function confirmText(tree: PageTree, place: TranslatedPlace, language: Language): Edit | undefined {
  const found = findText(tree, place);
  if (!found) return undefined;
  const known = getTextRecords(found);
  const records = markAsConfirmed(found.value, language, known);
  return records === known ? undefined : putText(place, found, records);
}

function putText({ blockId }: TranslatedPlace, { key, records }: FoundText, text: TextRecords): Edit {
  return { type: 'translations/put', of: blockId, records: { ...records, [key]: text } };
}
