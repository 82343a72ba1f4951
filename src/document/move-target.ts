import type { BlockVisit } from '#content/block/slots.ts';
import { isSamePath, type Place } from './edit.ts';
import type { PageTree } from './page-tree.ts';

export type MoveDirection = 'up' | 'down' | 'in' | 'out';

/**
 * Finds the position to which a key moves a block; undefined if there is none. Up and down go past a
 * neighbour, from the end of one column into the next, and from the last column out of the block. The index
 * does not count the moved block, as the edit expects.
 */
export function moveTarget(tree: PageTree, id: string, direction: MoveDirection): Place | undefined {
  const visit = tree.find(id);
  const place = tree.getPlace(id);
  if (!visit || !place) return undefined;
  if (direction === 'in') return findPlaceInside(tree, visit, place);
  if (direction === 'out') return findPlaceOutside(tree, visit, 'after');
  const index = direction === 'up' ? place.index - 1 : place.index + 1;
  const isInList = index >= 0 && index < (tree.listAt(place)?.blocks.length ?? 0);
  // A block that its list does not accept can only leave the list.
  if (isInList && tree.accepts(place, visit.block.type)) return { ...place, index };
  return (
    findNeighbourPlace(tree, visit, direction) ??
    findPlaceOutside(tree, visit, direction === 'up' ? 'before' : 'after')
  );
}

/** Finds the nearest list of the same block, before or after, that accepts the block. */
function findNeighbourPlace(
  tree: PageTree,
  { parent, slot, block }: BlockVisit,
  direction: 'up' | 'down',
): Place | undefined {
  if (!parent) return undefined;
  const lists = tree.getLists(parent);
  const at = lists.findIndex((list) => isSamePath(list.slot, slot));
  const candidates = direction === 'up' ? lists.slice(0, at).reverse() : lists.slice(at + 1);
  const list = candidates.find((candidate) => tree.accepts(candidate, block.type));
  return list && { parent: list.parent, slot: list.slot, index: direction === 'up' ? list.blocks.length : 0 };
}

function findPlaceOutside(
  tree: PageTree,
  { parent, block }: BlockVisit,
  side: 'before' | 'after',
): Place | undefined {
  const place = parent && tree.getPlace(parent.id);
  if (!place || !tree.accepts(place, block.type)) return undefined;
  return side === 'before' ? place : { ...place, index: place.index + 1 };
}

/** Returns the end of the last list of the block before. */
function findPlaceInside(tree: PageTree, { block }: BlockVisit, place: Place): Place | undefined {
  const before = tree.listAt(place)?.blocks[place.index - 1];
  const list = before && tree.getLists(before).findLast((candidate) => tree.accepts(candidate, block.type));
  return list && { parent: list.parent, slot: list.slot, index: list.blocks.length };
}
