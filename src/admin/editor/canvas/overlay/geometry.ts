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

/** How a page is rendered in its frame: its own size, and how large one of its CSS pixels is. */
export interface ShownSize {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** The middle of what can be seen of a side: a tall block has its handles where somebody looks at it. */
export function clampMiddle(from: number, to: number, room: number): number {
  const [start, end] = [Math.max(0, from), Math.min(room, to)];
  return start < end ? (start + end) / 2 : (from + to) / 2;
}

/** Boxes that stand beside each other, with those before and after; other rows are left out. */
export function pairBeside(boxes: readonly Box[]): readonly (readonly [Box, Box])[] {
  return pairs(boxes).filter(([one, other]) => other.left >= one.right - 1 && other.top < one.bottom);
}

/** Boxes that stand one below the other. */
export function pairBelow(boxes: readonly Box[]): readonly (readonly [Box, Box])[] {
  return pairs(boxes).filter(([one, other]) => other.top >= one.bottom - 1 && other.left < one.right);
}

function pairs(boxes: readonly Box[]): readonly (readonly [Box, Box])[] {
  return boxes.slice(1).map((box, index) => [boxes[index] as Box, box] as const);
}
