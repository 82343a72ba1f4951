import type { Block } from '#content/block/block.ts';
import { languages, resolveText } from '#content/language/language.ts';
import { applyEdit } from '../apply-edit.ts';
import { combineEdits, type Edit } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import { findMainText, getStoredText, mainTextPath, type TextPlace } from '../text-place.ts';
import { type Halves, splitTextBlock } from './split-text-block.ts';

/**
 * Inserts blocks at an empty line of a text block. The text before the line stays; the text after it follows the blocks.
 * If no text is left in any language, the blocks replace the text block. In other types nothing is split: the blocks
 * are inserted after the block with the text.
 */
export function insertInText(
  tree: PageTree,
  place: TextPlace,
  [before, after]: Halves,
  blocks: readonly Block[],
  newId: () => string,
): Edit {
  const parts: Edit[] = [];
  let now = tree;
  const add = (edit: Edit) => {
    parts.push(edit);
    now = applyEdit(now, edit).tree;
  };
  const split =
    before !== '' && after !== '' ? splitTextBlock(tree, place, [before, after], newId) : undefined;
  const rest = [before, after].filter((part) => part !== '').join('\n\n');
  add(split ?? { type: 'block/set-text', ...place, text: rest });
  const at = now.getPlace(place.blockId);
  const isFirst = before === '' && after !== '' && isDivided(tree, place);
  if (at) {
    const index = isFirst ? at.index : at.index + 1;
    for (const [offset, block] of blocks.entries()) {
      add({ type: 'block/insert', block, at: { ...at, index: index + offset } });
    }
  }
  if (isEmptied(now, place)) add({ type: 'block/remove', blockId: place.blockId });
  return combineEdits(parts);
}

function isDivided(tree: PageTree, place: TextPlace): boolean {
  return splitTextBlock(tree, place, ['', ''], () => '') !== undefined;
}

/** True for a text block that has no text in any language. */
function isEmptied(tree: PageTree, { blockId, path }: TextPlace): boolean {
  const block = tree.find(blockId)?.block;
  if (!block || !findMainText(tree, block) || path[0] !== mainTextPath[0]) return false;
  const text = getStoredText(block, mainTextPath);
  return languages.every((language) => resolveText(text, language) === '');
}
