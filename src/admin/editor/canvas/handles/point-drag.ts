import type { Box, Point } from '../overlay/geometry.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels of a picture beyond its box under which it is as good as whole: sizes of pictures are rounded. */
const leastCrop = 2;

/** Whether a picture that fills a box (`object-fit: cover`) is cut off by it. Of one whose size is not known yet it is not. */
export function isCropped(picture: Size, box: Size): boolean {
  if (picture.width === 0 || picture.height === 0 || box.width === 0 || box.height === 0) return false;
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  return Math.max(picture.width * scale - box.width, picture.height * scale - box.height) >= leastCrop;
}

/** Where in its box a point of a picture comes to stand, given in percent: a third of the picture at a third of the box. */
export function locatePoint({ x, y }: Point, { left, top, right, bottom }: Box): Point {
  return { x: left + ((right - left) * x) / 100, y: top + ((bottom - top) * y) / 100 };
}

/** The point in percent that `object-position` says, as browsers compute it; the middle where it says no percentages. */
export function parseObjectPosition(position: string): Point {
  const [x = 50, y = 50] = [...position.matchAll(/(-?[\d.]+)%/g)].map(([, share]) => Number(share));
  return { x, y };
}

/** Percent that a point moves by at a time: by hand, and with Shift. */
const drag = { fine: 0.1, coarse: 10 } as const;

/** Percent of an arrow key, and with Shift: as in the library. */
const step = { fine: 1, coarse: 10 } as const;

/** A point that was pulled some CSS pixels of the page over its box; with `coarse` it stops at each tenth. */
export function dragPoint(start: Point, way: Point, box: Size, coarse: boolean): Point {
  const grid = coarse ? drag.coarse : drag.fine;
  return {
    x: within(start.x + (way.x / box.width) * 100, grid),
    y: within(start.y + (way.y / box.height) * 100, grid),
  };
}

/** A point after an arrow key. The direction that the key does not go stays to the last digit. */
export function stepPoint(start: Point, direction: Point, coarse: boolean): Point {
  const by = coarse ? step.coarse : step.fine;
  const stepped = (from: number, way: number) =>
    way === 0 ? within(from, drag.fine) : within(from + way * by, 1);
  return { x: stepped(start.x, direction.x), y: stepped(start.y, direction.y) };
}

/** Within the picture, in whole steps of a grid. */
function within(percent: number, grid: number): number {
  const rounded = Math.round(percent / grid) * grid;
  return Number(Math.min(100, Math.max(0, rounded)).toFixed(1));
}
