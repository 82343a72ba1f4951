import { idsWithin } from '#content/block/slots.ts';
import { type Place, samePath } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';
import { type DropOutcome, determineDropOutcome } from '../../services/drop-outcome.ts';
import type { Point } from '../overlay/geometry.ts';
import { type DropPlace, findDropPlace, type ListBox } from './drop-place.ts';

/** Where dragged blocks would stand when they are let go at a point. */
export interface DropTarget extends DropPlace {
  readonly outcome: Exclude<DropOutcome, 'refused'>;
  /** A list that is under the point as well, further in, and does not take them. */
  readonly refused: Place | undefined;
}

/** The innermost list under a point that takes these blocks; they never land in themselves. */
export function findDropTarget(
  lists: readonly ListBox[],
  point: Point,
  tree: PageTree,
  ids: readonly string[],
): DropTarget | undefined {
  return landingBy(listsOutside(lists, tree, ids), point, (place) => determineDropOutcome(tree, ids, place));
}

/** Finds the innermost list under a point that accepts new blocks of all these types. */
export function findInsertTarget(
  lists: readonly ListBox[],
  point: Point,
  tree: PageTree,
  types: readonly string[],
): DropTarget | undefined {
  return landingBy(lists, point, (place) =>
    types.every((type) => tree.accepts(place, type)) ? 'moves' : 'refused',
  );
}

function landingBy(
  lists: readonly ListBox[],
  point: Point,
  outcomeAt: (place: Place) => DropOutcome,
): DropTarget | undefined {
  const found = findDropPlace(lists, point, (place) => outcomeAt(place) !== 'refused');
  if (!found) return undefined;
  const innermost = findDropPlace(lists, point, () => true)?.place;
  const isFurtherIn = innermost !== undefined && !sameList(innermost, found.place);
  return {
    ...found,
    outcome: outcomeAt(found.place) === 'moves' ? 'moves' : 'stays',
    refused: isFurtherIn ? innermost : undefined,
  };
}

function listsOutside(lists: readonly ListBox[], tree: PageTree, ids: readonly string[]): readonly ListBox[] {
  const own = new Set(
    ids.flatMap((id) => {
      const block = tree.find(id)?.block;
      return block ? idsWithin(tree.definitions, block) : [];
    }),
  );
  return lists.filter(({ parent }) => parent === null || !own.has(parent));
}

function sameList(one: Place, other: Place): boolean {
  return one.parent === other.parent && samePath(one.slot, other.slot);
}
