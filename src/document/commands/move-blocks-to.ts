import { listBlockIds } from '#content/block/slots.ts';
import { applyEdit } from '../apply-edit.ts';
import { combineEdits, type Edit, isSamePath, type Place } from '../edit.ts';
import type { PageTree } from '../page-tree.ts';
import { listOutermost } from '../selection.ts';

/**
 * Returns the edit that moves blocks to a position, in reading order. `seen` counts the blocks that move.
 * Undefined if one of them is not allowed there, or if all of them are there already.
 */
export function moveBlocksTo(tree: PageTree, ids: readonly string[], seen: Place): Edit | undefined {
  const moves = createMoves(tree, ids, seen);
  return moves && moves.length > 0 ? combineEdits(moves) : undefined;
}

/**
 * True if all of these blocks are allowed at a position or already there. `seen` counts the blocks that move.
 */
export function canMoveTo(tree: PageTree, ids: readonly string[], seen: Place): boolean {
  return createMoves(tree, ids, seen) !== undefined;
}

/**
 * Returns one move per block that is not at the position yet, or undefined if one of them is not allowed
 * there.
 */
function createMoves(tree: PageTree, ids: readonly string[], seen: Place): readonly Edit[] | undefined {
  const moves: Edit[] = [];
  let moved = tree;
  let at = seen;
  for (const blockId of listOutermost(tree, { ids })) {
    const place = moved.getPlace(blockId);
    if (!place || !isAllowed(moved, blockId, at)) return undefined;
    const target = dropTarget(moved, blockId, at);
    if (target) {
      const move = { type: 'block/move', blockId, at: target } as const;
      moves.push(move);
      moved = applyEdit(moved, move).tree;
    }
    const now = moved.getPlace(blockId) ?? place;
    at = { ...now, index: now.index + 1 };
  }
  return moves;
}

/** True if a block is allowed at a position or already there. */
function isAllowed(tree: PageTree, blockId: string, at: Place): boolean {
  const place = tree.getPlace(blockId);
  const isThere =
    place !== undefined &&
    place.parent === at.parent &&
    isSamePath(place.slot, at.slot) &&
    (at.index === place.index || at.index === place.index + 1);
  return isThere || dropTarget(tree, blockId, at) !== undefined;
}

/**
 * Converts the position at which a dragged block is dropped, where the block itself still counts, to the
 * position for the edit, where it does not. Undefined if the block is not allowed there or does not move.
 */
export function dropTarget(tree: PageTree, draggedId: string, seen: Place): Place | undefined {
  const dragged = tree.find(draggedId);
  if (!dragged) return undefined;
  if (seen.parent !== null && listBlockIds(tree.definitions, dragged.block).includes(seen.parent))
    return undefined;
  if (!tree.accepts(seen, dragged.block.type)) return undefined;
  const sameList = (dragged.parent?.id ?? null) === seen.parent && isSamePath(dragged.slot, seen.slot);
  if (!sameList) return seen;
  if (seen.index === dragged.index || seen.index === dragged.index + 1) return undefined;
  return seen.index > dragged.index ? { ...seen, index: seen.index - 1 } : seen;
}
