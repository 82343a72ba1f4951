import type { Place } from '#document/edit.ts';
import { type Box, type Point, pairBeside } from '../overlay/geometry.ts';

/** A block with its box on the page. */
export interface ItemBox {
  readonly id: string;
  /** Index among the blocks of its list; hidden ones count. */
  readonly index: number;
  readonly box: Box;
}

/** A list of blocks with its box on the page. */
export interface ListBox {
  readonly parent: string | null;
  readonly slot: Place['slot'];
  /** Number of blocks around it. */
  readonly depth: number;
  /** Box in which it accepts drops; undefined for the page itself, which accepts them everywhere. */
  readonly box: Box | undefined;
  /** Box of the whole slot, if `box` leaves out its edges. */
  readonly whole?: Box;
  /** True for a column, beside which others can be added. */
  readonly isColumn?: boolean;
  readonly items: readonly ItemBox[];
  /** Number of its blocks, including those that are not rendered. */
  readonly count: number;
}

/** Place of a drop, with the line that shows it, in CSS pixels of the page. */
export interface DropPlace {
  readonly place: Place;
  readonly line: {
    readonly x: number;
    readonly y: number;
    readonly length: number;
    readonly upright: boolean;
    /** Height of an empty slot, which is marked as a whole. */
    readonly height?: number;
  };
}

/** Distance between a block and a drop line at the end of its list, in CSS pixels of the page. */
const beside = 8;

/** Finds the place in the innermost list under a point that accepts the drop; undefined if none does. */
export function findDropPlace(
  lists: readonly ListBox[],
  point: Point,
  fits: (place: Place) => boolean,
): DropPlace | undefined {
  const under = lists
    .filter(({ box }) => box === undefined || isInside(box, point))
    .toSorted((one, other) => other.depth - one.depth);
  for (const list of under) {
    const found = placeIn(list, point);
    if (fits(found.place)) return found;
  }
  return undefined;
}

function placeIn({ parent, slot, box, whole = box, items, count }: ListBox, point: Point): DropPlace {
  const boxes = items.map((item) => item.box);
  const upright = isUpright(items);
  const computeMiddle = ({ left, right, top, bottom }: Box) =>
    upright ? (left + right) / 2 : (top + bottom) / 2;
  const at = upright ? point.x : point.y;
  const following = items.findIndex((item) => computeMiddle(item.box) > at);
  const [before, after] =
    following === -1 ? [items.at(-1), undefined] : [items[following - 1], items[following]];
  const index = after?.index ?? (before ? before.index + 1 : count);
  const around = uniteBoxes([before?.box, after?.box].flatMap((one) => one ?? [])) ?? box;
  const line =
    whole && boxes.length === 0 ? computeArea(whole) : placeLine(before?.box, after?.box, around, upright);
  return { place: { parent, slot, index }, line };
}

/** True if most blocks of a list are beside each other, as in a carousel. */
export function isUpright(items: readonly ItemBox[]): boolean {
  const boxes = items.map(({ box }) => box);
  return boxes.length > 1 && pairBeside(boxes).length * 2 > boxes.length - 1;
}

function computeArea({ left, right, top, bottom }: Box): DropPlace['line'] {
  return { x: left, y: top, length: right - left, upright: false, height: bottom - top };
}

function placeLine(
  before: Box | undefined,
  after: Box | undefined,
  around: Box | undefined,
  upright: boolean,
): DropPlace['line'] {
  const { left = 0, top = 0, right = 0, bottom = 0 } = around ?? {};
  const [start, end] = upright ? [before?.right, after?.left] : [before?.bottom, after?.top];
  const across =
    start !== undefined && end !== undefined
      ? (start + end) / 2
      : (start ?? (end === undefined ? (upright ? left : top) : end - 2 * beside)) + beside;
  return upright
    ? { x: across, y: top, length: bottom - top, upright }
    : { x: left, y: across, length: right - left, upright };
}

function isInside({ left, top, right, bottom }: Box, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function uniteBoxes(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
