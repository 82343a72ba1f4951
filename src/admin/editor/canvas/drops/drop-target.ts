import { listBlockIds } from '#content/block/slots.ts';
import type { BlockSide } from '#document/commands/place-beside.ts';
import { isSamePath, type Place } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';
import { type DropOutcome, determineDropOutcome } from '../../services/drop-outcome.ts';
import type { Point } from '../overlay/geometry.ts';
import { findBesidePlace } from './beside-place.ts';
import { type DropPlace, findDropPlace, type ListBox } from './drop-place.ts';

/** Drop target for dragged blocks at a point. */
export interface DropTarget extends DropPlace {
  readonly outcome: Exclude<DropOutcome, 'refused'>;
  /** A more deeply nested list under the point that does not accept them. */
  readonly refused: Place | undefined;
  /** The block beside which they get a column; undefined for a drop above or below blocks. */
  readonly beside?: BlockSide;
}

/** Finds the block at whose side a drop goes into a new column; `fits` tells if it may. */
export function findBesideTarget(
  lists: readonly ListBox[],
  point: Point,
  fits: (beside: BlockSide) => boolean,
): DropTarget | undefined {
  const found = findBesidePlace(lists, point, fits);
  return found && { ...found, outcome: 'moves', refused: undefined };
}

/**
 * Finds the innermost list under a point that accepts these blocks. Blocks cannot be dropped into themselves.
 */
export function findDropTarget(
  lists: readonly ListBox[],
  point: Point,
  tree: PageTree,
  ids: readonly string[],
): DropTarget | undefined {
  return findTargetBy(listListsOutside(lists, tree, ids), point, (place) =>
    determineDropOutcome(tree, ids, place),
  );
}

/** Finds the innermost list under a point that accepts new blocks of all these types. */
export function findInsertTarget(
  lists: readonly ListBox[],
  point: Point,
  tree: PageTree,
  types: readonly string[],
): DropTarget | undefined {
  return findTargetBy(lists, point, (place) =>
    types.every((type) => tree.accepts(place, type)) ? 'moves' : 'refused',
  );
}

function findTargetBy(
  lists: readonly ListBox[],
  point: Point,
  outcomeAt: (place: Place) => DropOutcome,
): DropTarget | undefined {
  const found = findDropPlace(lists, point, (place) => outcomeAt(place) !== 'refused');
  if (!found) return undefined;
  const innermost = findDropPlace(lists, point, () => true)?.place;
  const isFurtherIn = innermost !== undefined && !isSameList(innermost, found.place);
  return {
    ...found,
    outcome: outcomeAt(found.place) === 'moves' ? 'moves' : 'stays',
    refused: isFurtherIn ? innermost : undefined,
  };
}

function listListsOutside(
  lists: readonly ListBox[],
  tree: PageTree,
  ids: readonly string[],
): readonly ListBox[] {
  const own = new Set(
    ids.flatMap((id) => {
      const block = tree.find(id)?.block;
      return block ? listBlockIds(tree.definitions, block) : [];
    }),
  );
  return lists.filter(({ parent }) => parent === null || !own.has(parent));
}

function isSameList(one: Place, other: Place): boolean {
  return one.parent === other.parent && isSamePath(one.slot, other.slot);
}
