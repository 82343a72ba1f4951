import type { Box } from './geometry.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Lying in full, lying without what it is called, or standing. */
type Form = 'flat' | 'short' | 'upright';

/** The sizes of what is placed, in the forms that it has. */
export interface OwnSize {
  readonly flat: Size;
  readonly short?: Size;
  readonly upright?: Size;
}

/** Where something stands at a block, in CSS pixels of the editor. */
export interface FreePlace {
  readonly x: number;
  readonly y: number;
  readonly form: Form;
}

/** CSS pixels of the editor between a block and what is about it. */
const gap = 4;
/** Beside it, where its outline stands out. */
const gapBeside = 8;

/** How much worse it is to lie on the words of the block itself than on those of another. */
const ownWords = 8;

/**
 * Where something stands at a block without lying on a text: above it, below, beside, and inside only then; at each of these
 * also at its other end. Where there is text everywhere, it is where the least of it is covered, of others before the block's
 * own. All in CSS pixels of the editor.
 */
export function findFreePlace(block: Box, room: Size, own: OwnSize, texts: readonly Box[]): FreePlace {
  const weighed = texts.map((text) => ({ text, weight: isIn(text, block) ? ownWords : 1 }));
  let best: { place: FreePlace; covered: number } | undefined;
  for (const place of candidates(block, room, own)) {
    const box = computeBox(place, own);
    const covered = weighed.reduce((sum, { text, weight }) => sum + weight * common(box, text), 0);
    if (covered === 0) return place;
    if (!best || covered < best.covered) best = { place, covered };
  }
  return best?.place ?? { x: 0, y: 0, form: 'flat' };
}

/** The box in which something of this size stands at a block, wherever that is. */
export function computeSurroundings(block: Box, { flat, upright = flat }: OwnSize): Box {
  const [x, y] = [
    Math.max(flat.width, upright.width) + gapBeside,
    Math.max(flat.height, upright.height) + gap,
  ];
  return { left: block.left - x, top: block.top - y, right: block.right + x, bottom: block.bottom + y };
}

function candidates(block: Box, room: Size, own: OwnSize): readonly FreePlace[] {
  const forms = (['flat', 'short'] as const).filter((form) => own[form]);
  return [
    ...forms.flatMap((form) => outside(block, room, own[form] ?? own.flat, form)),
    ...(own.upright ? beside(block, room, own.upright) : []),
    ...forms.flatMap((form) => inside(block, room, own[form] ?? own.flat, form)),
  ];
}

function outside(block: Box, room: Size, { width, height }: Size, form: Form): FreePlace[] {
  const [above, below] = [block.top - gap - height, block.bottom + gap];
  const rows = [above, below].filter((y) => y >= 0 && y + height <= room.height);
  return rows.flatMap((y) =>
    [block.left, block.right - width].map((x) => ({ x: within(x, width, room.width), y, form })),
  );
}

function beside(block: Box, room: Size, { width, height }: Size): FreePlace[] {
  const y = within(Math.max(0, block.top), height, room.height);
  const sides = [block.right + gapBeside, block.left - gapBeside - width];
  return sides
    .filter((x) => x >= 0 && x + width <= room.width)
    .map((x) => ({ x, y, form: 'upright' as const }));
}

/** In the corners of what is seen of it. */
function inside(block: Box, room: Size, { width, height }: Size, form: Form): FreePlace[] {
  const [top, bottom] = [Math.max(0, block.top), Math.min(room.height, block.bottom)];
  return [top + gap, bottom - gap - height].flatMap((y) =>
    [block.right - gap - width, block.left + gap].map((x) => ({
      x: within(x, width, room.width),
      y: within(y, height, room.height),
      form,
    })),
  );
}

const within = (at: number, size: number, room: number) => Math.max(0, Math.min(at, room - size));

function computeBox({ x, y, form }: FreePlace, own: OwnSize): Box {
  const { width, height } = own[form] ?? own.flat;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function isIn({ left, right, top, bottom }: Box, block: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x >= block.left && x <= block.right && y >= block.top && y <= block.bottom;
}

/** What two boxes have in common, in square pixels. */
function common(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
