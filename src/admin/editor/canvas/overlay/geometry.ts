export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box in CSS pixels of the frame's viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Size of a page in its frame, and the scale of one of its CSS pixels. */
export interface ShownSize {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Middle of the visible part of a side, so that a tall block has its handles in view. */
export function clampMiddle(from: number, to: number, room: number): number {
  const [start, end] = [Math.max(0, from), Math.min(room, to)];
  return start < end ? (start + end) / 2 : (from + to) / 2;
}

/** Pairs of boxes that are beside each other; pairs in different rows are left out. */
export function pairBeside(boxes: readonly Box[]): readonly (readonly [Box, Box])[] {
  return listPairs(boxes).filter(([one, other]) => other.left >= one.right - 1 && other.top < one.bottom);
}

/** Pairs of boxes of which one is below the other. */
export function pairBelow(boxes: readonly Box[]): readonly (readonly [Box, Box])[] {
  return listPairs(boxes).filter(([one, other]) => other.top >= one.bottom - 1 && other.left < one.right);
}

function listPairs(boxes: readonly Box[]): readonly (readonly [Box, Box])[] {
  return boxes.slice(1).map((box, index) => [boxes[index] as Box, box] as const);
}
