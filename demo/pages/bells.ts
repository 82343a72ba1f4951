import type { Rectangle } from './cabinet.ts';

/**
 * The doorbells of the clients' page: where each has its window and its button. The drawing (demo/drawings/bells.ts) is made from
 * these places; the page's links over the picture lie on them.
 */
export const bellsPicture = { width: 2400, height: 960 } as const;

/** In the order in which they are read, named by the pages of the cases; the last one is nobody's yet. */
export const bellNames = [
  'shell',
  'abn',
  'toast',
  'tweakers',
  'sample-video-project',
  'check',
  'ing',
  'halte',
  'free',
] as const;

export type BellName = (typeof bellNames)[number];

const first = { x: 562, y: 142 } as const;
const step = { x: 522, y: 240 } as const;
const size = { width: 522, height: 196 } as const;

/** What belongs to one bell, in pixels of the picture: three beside one another, three below. */
export function bellPlace(name: BellName): Rectangle {
  const index = bellNames.indexOf(name);
  return {
    x: first.x + (index % 3) * step.x,
    y: first.y + Math.floor(index / 3) * step.y,
    ...size,
  };
}

/** The same in percent of the whole picture, as finely as a form has them. */
export function bellInPercent(name: BellName): Rectangle {
  const { x, y, width, height } = bellPlace(name);
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  return {
    x: percent(x, bellsPicture.width),
    y: percent(y, bellsPicture.height),
    width: percent(width, bellsPicture.width),
    height: percent(height, bellsPicture.height),
  };
}
