import type { Block, Definitions } from '#content/block/block.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { mapTextsByKey } from '#content/translation/block-texts.ts';
import type { BlockRecords } from '#content/translation/translations.ts';
import type { Edit } from './edit.ts';

/** A block and its copy, which differ only in ids. */
interface Copy {
  readonly of: Block;
  readonly copy: Block;
}

/**
 * Lists the edits that give a copy, and everything inside it, the translation records of its original. They
 * follow the edit that inserts the copy.
 */
export function copyTextRecords(
  definitions: Definitions,
  { of, copy }: Copy,
  recordsOfBlock: (id: string) => BlockRecords,
): Edit[] {
  const copies = [...walkBlocks(definitions, [copy])];
  return [...walkBlocks(definitions, [of])].flatMap(({ block }, index): Edit[] => {
    const twin = copies[index]?.block;
    const records = twin && twin.type === block.type && renameKeys(definitions, block, twin, recordsOfBlock);
    return records && Object.keys(records).length > 0
      ? [{ type: 'translations/put', of: twin.id, records }]
      : [];
  });
}

/**
 * Maps text keys to those of the copy. List items have new ids as well; both blocks list their texts in the
 * same order.
 */
function renameKeys(
  definitions: Definitions,
  block: Block,
  twin: Block,
  recordsOfBlock: (id: string) => BlockRecords,
): BlockRecords {
  const known = recordsOfBlock(block.id);
  const [olds, keys] = [block, twin].map((one) => [...mapTextsByKey(definitions, one).keys()]);
  // In a damaged block, two items may have the same id, which makes their records ambiguous.
  if (!olds || !keys || olds.length !== keys.length) return {};
  const entries = olds.flatMap((key, index) => {
    const [own, records] = [keys[index], Object.hasOwn(known, key) ? known[key] : undefined];
    return own === undefined || records === undefined ? [] : [[own, records] as const];
  });
  return Object.fromEntries(entries);
}
