import { batch } from '../edit.ts';
import { outermost } from '../selection.ts';
import type { BlockCommand } from './command.ts';

/** Removes the selected blocks with everything inside them. */
export const removeBlocks: BlockCommand = (tree, selection) => {
  const ids = outermost(tree, selection);
  return ids.length === 0
    ? undefined
    : batch(ids.map((blockId) => ({ type: 'block/remove', blockId }) as const));
};
