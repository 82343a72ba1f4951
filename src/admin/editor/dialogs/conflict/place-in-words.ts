import type { PageTree } from '#document/page-tree.ts';
import { words } from '../../../words.ts';
import { slotLabel } from '../../outline/slot-label.ts';

/** Where a block stands: "In Card · Inside, position 2". */
export function placeInWords(tree: PageTree, blockId: string): string {
  const place = tree.placeOf(blockId);
  if (!place) return '';
  const parent = tree.find(place.parent)?.block;
  const definition = parent && tree.definitionOf(parent);
  if (!definition) return words.conflict.place(words.conflict.topLevel, place.index + 1);
  const label = slotLabel(definition, place.slot);
  return words.conflict.place(words.conflict.inside(definition.label, label), place.index + 1);
}
