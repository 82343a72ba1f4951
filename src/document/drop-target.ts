import { idsWithin } from '#content/block/slots.ts';
import { type Place, samePath } from './edit.ts';
import type { PageTree } from './page-tree.ts';

/**
 * The place for the edit when a dragged block is dropped at a place as it is seen now: the dragged block
 * still counts there, in the edit it no longer does. Undefined where it may not go, or already is.
 */
export function dropTarget(tree: PageTree, draggedId: string, seen: Place): Place | undefined {
  const dragged = tree.find(draggedId);
  if (!dragged) return undefined;
  if (seen.parent !== null && idsWithin(tree.definitions, dragged.block).includes(seen.parent))
    return undefined;
  if (!tree.accepts(seen, dragged.block.type)) return undefined;
  const sameList = (dragged.parent?.id ?? null) === seen.parent && samePath(dragged.slot, seen.slot);
  if (!sameList) return seen;
  if (seen.index === dragged.index || seen.index === dragged.index + 1) return undefined;
  return seen.index > dragged.index ? { ...seen, index: seen.index - 1 } : seen;
}
