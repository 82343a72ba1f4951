import { applyEdit } from '../apply-edit.ts';
import { combineEdits, type Edit } from '../edit.ts';
import { type MoveDirection, moveTarget } from '../move-target.ts';
import { listOutermost } from '../selection.ts';
import type { BlockCommand } from './command.ts';

/** Moves the selected blocks one step and keeps their order. Moves all of them or none. */
export function moveBlocks(direction: MoveDirection): BlockCommand {
  return (tree, selection) => {
    const ids = listOutermost(tree, selection);
    if (ids.length === 0) return undefined;
    // The block nearest to the destination moves first and makes room for the next one.
    const order = direction === 'up' || direction === 'in' ? ids : ids.toReversed();
    const moves: Edit[] = [];
    let moved = tree;
    for (const blockId of order) {
      const at = moveTarget(moved, blockId, direction);
      if (!at || (at.parent !== null && ids.includes(at.parent))) return undefined;
      const move = { type: 'block/move', blockId, at } as const;
      moves.push(move);
      moved = applyEdit(moved, move).tree;
    }
    return combineEdits(moves);
  };
}
