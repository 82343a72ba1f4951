import type { Block } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import type { PageTree } from '#document/page-tree.ts';
import { slotLabel } from '../../services/format-slot-label.ts';
import { conflictWords } from './conflict-words.ts';

/** Where a block stands: "In Grid · Row 1 · Column 2, after “About us”". */
export function placeInWords(tree: PageTree, blockId: string, language: Language): string {
  const place = tree.placeOf(blockId);
  if (!place) return '';
  const parent = tree.find(place.parent)?.block;
  const definition = parent && tree.definitionOf(parent);
  const where = definition
    ? conflictWords.inside(definition.label, slotLabel(definition, place.slot))
    : conflictWords.topLevel;
  const before = tree.listAt(place)?.blocks[place.index - 1];
  return before
    ? conflictWords.after(where, beginningOf(tree, before, language))
    : conflictWords.atStart(where);
}

/** A block by how it begins, or else by what it is. */
function beginningOf(tree: PageTree, block: Block, language: Language): string {
  const definition = tree.definitionOf(block);
  return definition?.summary(block, language) || definition?.label || block.type;
}
