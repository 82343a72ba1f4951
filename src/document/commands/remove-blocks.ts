import { combineEdits } from '../edit.ts';
import { listOutermost } from '../selection.ts';
import type { BlockCommand } from './command.ts';

/** Removes the selected blocks with everything inside them. */
export const removeBlocks: BlockCommand = (tree, selection) => {
  const ids = listOutermost(tree, selection);
  return ids.length === 0
    ? undefined
    : combineEdits(ids.map((blockId) => ({ type: 'block/remove', blockId }) as const));
};
