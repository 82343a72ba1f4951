import type { Box } from './geometry.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Forms of a toolbar: horizontal, horizontal without its label, vertical. */
type Form = 'flat' | 'short' | 'upright';

/** Sizes of each form that it has. */
export interface OwnSize {
  readonly flat: Size;
  readonly short?: Size;
  readonly upright?: Size;
}

/** Position at a block, in CSS pixels of the editor. */
export interface FreePlace {
  readonly x: number;
  readonly y: number;
  readonly form: Form;
}

/** Distance between a block and what is placed at it, in CSS pixels of the editor. */
const gap = 4;
/** Larger distance at the sides, since the block's outline is there. */
const gapBeside = 8;

/** Factor by which covering the block's own text is worse than covering that of another block. */
const ownTextFactor = 8;

/**
 * Finds a position at a block that covers no text: above it, below, at its sides, and inside only as a last
 * resort; at each also at the other end. If all cover text, it takes the one that covers least, preferring
 * text of other blocks. All in CSS pixels of the editor.
 */
export function findFreePlace(block: Box, room: Size, own: OwnSize, texts: readonly Box[]): FreePlace {
  const weighed = texts.map((text) => ({ text, weight: isIn(text, block) ? ownTextFactor : 1 }));
  let best: { place: FreePlace; covered: number } | undefined;
  for (const place of listCandidates(block, room, own)) {
    const box = computeBox(place, own);
    const covered = weighed.reduce((sum, { text, weight }) => sum + weight * computeOverlap(box, text), 0);
    if (covered === 0) return place;
    if (!best || covered < best.covered) best = { place, covered };
  }
  return best?.place ?? { x: 0, y: 0, form: 'flat' };
}

/** Box around a block that contains every possible position. */
export function computeSurroundings(block: Box, { flat, upright = flat }: OwnSize): Box {
  const [x, y] = [
    Math.max(flat.width, upright.width) + gapBeside,
    Math.max(flat.height, upright.height) + gap,
  ];
  return { left: block.left - x, top: block.top - y, right: block.right + x, bottom: block.bottom + y };
}

function listCandidates(block: Box, room: Size, own: OwnSize): readonly FreePlace[] {
  const forms = (['flat', 'short'] as const).filter((form) => own[form]);
  return [
    ...forms.flatMap((form) => listOutside(block, room, own[form] ?? own.flat, form)),
    ...(own.upright ? listBeside(block, room, own.upright) : []),
    ...forms.flatMap((form) => listInside(block, room, own[form] ?? own.flat, form)),
  ];
}

function listOutside(block: Box, room: Size, { width, height }: Size, form: Form): FreePlace[] {
  const [above, below] = [block.top - gap - height, block.bottom + gap];
  const rows = [above, below].filter((y) => y >= 0 && y + height <= room.height);
  return rows.flatMap((y) =>
    [block.left, block.right - width].map((x) => ({ x: clampInside(x, width, room.width), y, form })),
  );
}

function listBeside(block: Box, room: Size, { width, height }: Size): FreePlace[] {
  const y = clampInside(Math.max(0, block.top), height, room.height);
  const sides = [block.right + gapBeside, block.left - gapBeside - width];
  return sides
    .filter((x) => x >= 0 && x + width <= room.width)
    .map((x) => ({ x, y, form: 'upright' as const }));
}

/** Positions in the corners of its visible part. */
function listInside(block: Box, room: Size, { width, height }: Size, form: Form): FreePlace[] {
  const [top, bottom] = [Math.max(0, block.top), Math.min(room.height, block.bottom)];
  return [top + gap, bottom - gap - height].flatMap((y) =>
    [block.right - gap - width, block.left + gap].map((x) => ({
      x: clampInside(x, width, room.width),
      y: clampInside(y, height, room.height),
      form,
    })),
  );
}

const clampInside = (at: number, size: number, room: number) => Math.max(0, Math.min(at, room - size));

function computeBox({ x, y, form }: FreePlace, own: OwnSize): Box {
  const { width, height } = own[form] ?? own.flat;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function isIn({ left, right, top, bottom }: Box, block: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= block.left && x <= block.right && y >= block.top && y <= block.bottom;
}

/** Area that two boxes share, in square pixels. */
function computeOverlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
