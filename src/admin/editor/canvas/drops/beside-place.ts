import type { BlockSide } from '#document/commands/place-beside.ts';
import type { Box, Point } from '../overlay/geometry.ts';
import { type DropPlace, isUpright, type ListBox } from './drop-place.ts';

/** Place of a drop in a new column beside a block. */
export interface BesidePlace extends DropPlace {
  readonly beside: BlockSide;
}

/**
 * Strips along both sides of a block in which a drop goes beside it: inside, as a part of its width with a
 * maximum, and outside. In CSS pixels of the page.
 */
const strip = { part: 0.2, inside: 56, outside: 40 };

/**
 * Upper and lower edges of a block, at which a drop goes above or below it: as a part of its height, and the
 * maximum in CSS pixels.
 */
const edge = { part: 0.25, most: 12 };

/** Distance between a block and the line beside it, in CSS pixels of the page. */
const apart = 8;

interface Candidate {
  readonly list: ListBox;
  readonly index: number;
  readonly box: Box;
  readonly beside: BlockSide;
  readonly isInside: boolean;
}

/** Finds the block beside which a drop at a point goes, the innermost one that fits; undefined for none. */
export function findBesidePlace(
  lists: readonly ListBox[],
  point: Point,
  fits: (beside: BlockSide) => boolean,
): BesidePlace | undefined {
  const candidates = lists
    .flatMap((list) => listCandidates(list, point))
    .toSorted(
      (one, other) => Number(other.isInside) - Number(one.isInside) || other.list.depth - one.list.depth,
    );
  const found = candidates.find(({ beside }) => fits(beside));
  if (!found) return undefined;
  const { list, index, box, beside } = found;
  const x = beside.side === 'left' ? box.left - apart : box.right + apart;
  return {
    place: { parent: list.parent, slot: list.slot, index },
    line: { x, y: box.top, length: box.bottom - box.top, upright: true },
    beside,
  };
}

/** In a column, blocks go beside the column. Blocks that are beside each other already have no strips. */
function listCandidates(list: ListBox, point: Point): readonly Candidate[] {
  const { items, whole, isColumn } = list;
  if (!isColumn && isUpright(items)) return [];
  const targets = isColumn && whole ? items.slice(0, 1).map((item) => ({ ...item, box: whole })) : items;
  return targets.flatMap(({ id, index, box }) => {
    const side = findSide(box, point);
    const isInside = point.x >= box.left && point.x <= box.right;
    return side ? [{ list, index, box, beside: { blockId: id, side }, isInside }] : [];
  });
}

function findSide({ left, right, top, bottom }: Box, { x, y }: Point): BlockSide['side'] | undefined {
  const margin = Math.min(edge.most, (bottom - top) * edge.part);
  if (y < top + margin || y > bottom - margin) return undefined;
  const inside = Math.min(strip.inside, (right - left) * strip.part);
  if (x >= left - strip.outside && x <= left + inside) return 'left';
  return x >= right - inside && x <= right + strip.outside ? 'right' : undefined;
}
