import type { Block } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import type { PageTree } from '#document/page-tree.ts';
import { formatSlotLabel } from '../../services/editing/format-slot-label.ts';
import { conflictWords } from './conflict-words.ts';

/** Describes the position of a block: "In Grid · Column 2, after “About us”". */
export function describeBlockLocation(tree: PageTree, blockId: string, language: Language): string {
  const place = tree.getPlace(blockId);
  if (!place) return '';
  const parent = tree.find(place.parent)?.block;
  const definition = parent && tree.findDefinition(parent);
  const where =
    parent && definition
      ? conflictWords.inside(definition.label, formatSlotLabel(definition, place.slot, parent))
      : conflictWords.topLevel;
  const before = tree.listAt(place)?.blocks[place.index - 1];
  return before
    ? conflictWords.after(where, formatBeginning(tree, before, language))
    : conflictWords.atStart(where);
}

/** First words of a block, else its label. */
function formatBeginning(tree: PageTree, block: Block, language: Language): string {
  const definition = tree.findDefinition(block);
  return definition?.summary(block, language) || definition?.label || block.type;
}
