import type { Block, Definitions } from '#content/block/block.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { keyedTexts } from '#content/translation/block-texts.ts';
import type { BlockRecords } from '#content/translation/translations.ts';
import type { Edit } from './edit.ts';

/** A block, and the one that was made of it: the same but for ids. */
interface Copy {
  readonly of: Block;
  readonly copy: Block;
}

/**
 * The edits by which a copy's texts, and those of all that is in it, were written against the same as those that they are
 * copies of. They stand behind the one that puts the copy on the page.
 */
export function recordsOfCopy(
  definitions: Definitions,
  { of, copy }: Copy,
  recordsOfBlock: (id: string) => BlockRecords,
): Edit[] {
  const copies = [...walkBlocks(definitions, [copy])];
  return [...walkBlocks(definitions, [of])].flatMap(({ block }, index): Edit[] => {
    const twin = copies[index]?.block;
    const records = twin && twin.type === block.type && renamed(definitions, block, twin, recordsOfBlock);
    return records && Object.keys(records).length > 0
      ? [{ type: 'translations/put', of: twin.id, records }]
      : [];
  });
}

/** Items have new ids as well, by which their texts are known: both blocks name their texts in the same order. */
function renamed(
  definitions: Definitions,
  block: Block,
  twin: Block,
  recordsOfBlock: (id: string) => BlockRecords,
): BlockRecords {
  const known = recordsOfBlock(block.id);
  const [olds, keys] = [block, twin].map((one) => [...keyedTexts(definitions, one).keys()]);
  // Of two items with one id, as only damaged blocks have them, nobody can say whose a record is.
  if (!olds || !keys || olds.length !== keys.length) return {};
  const entries = olds.flatMap((key, index) => {
    const [own, records] = [keys[index], Object.hasOwn(known, key) ? known[key] : undefined];
    return own === undefined || records === undefined ? [] : [[own, records] as const];
  });
  return Object.fromEntries(entries);
}
