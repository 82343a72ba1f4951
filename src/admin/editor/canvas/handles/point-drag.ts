import type { Box, Point } from '../overlay/geometry.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * CSS pixels that an image may overflow its box without counting as cropped, since sizes of images are
 * rounded.
 */
const leastCrop = 2;

/**
 * True if a box crops an image that fills it (`object-fit: cover`). False while the size of the image is
 * unknown.
 */
export function isCropped(picture: Size, box: Size): boolean {
  if (picture.width === 0 || picture.height === 0 || box.width === 0 || box.height === 0) return false;
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  return Math.max(picture.width * scale - box.width, picture.height * scale - box.height) >= leastCrop;
}

/**
 * Position of a focal point in its box, given in percent: a third of the image is rendered at a third of the
 * box.
 */
export function locatePoint({ x, y }: Point, { left, top, right, bottom }: Box): Point {
  return { x: left + ((right - left) * x) / 100, y: top + ((bottom - top) * y) / 100 };
}

/** Parses a computed `object-position` to percentages; 50 for values that are not percentages. */
export function parseObjectPosition(position: string): Point {
  const [x = 50, y = 50] = [...position.matchAll(/(-?[\d.]+)%/g)].map(([, share]) => Number(share));
  return { x, y };
}

/** Steps of a drag in percent, and with Shift. */
const drag = { fine: 0.1, coarse: 10 } as const;

/** Steps of an arrow key in percent, and with Shift: as in the media library. */
const step = { fine: 1, coarse: 10 } as const;

/** Moves a focal point by a distance in CSS pixels of the page. With `coarse` it snaps to each tenth. */
export function dragPoint(start: Point, way: Point, box: Size, coarse: boolean): Point {
  const grid = coarse ? drag.coarse : drag.fine;
  return {
    x: clampToGrid(start.x + (way.x / box.width) * 100, grid),
    y: clampToGrid(start.y + (way.y / box.height) * 100, grid),
  };
}

/** Moves a focal point by an arrow key. The other coordinate keeps all of its digits. */
export function stepPoint(start: Point, direction: Point, coarse: boolean): Point {
  const by = coarse ? step.coarse : step.fine;
  const moveToStep = (from: number, way: number) =>
    way === 0 ? clampToGrid(from, drag.fine) : clampToGrid(from + way * by, 1);
  return { x: moveToStep(start.x, direction.x), y: moveToStep(start.y, direction.y) };
}

/** Rounds to a grid and clamps to 0 to 100. */
function clampToGrid(percent: number, grid: number): number {
  const rounded = Math.round(percent / grid) * grid;
  return Number(Math.min(100, Math.max(0, rounded)).toFixed(1));
}
