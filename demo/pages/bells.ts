import { inPercent, type Rectangle } from './cabinet.ts';

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

/** The area of one bell, in pixels of the picture: three beside one another, three below. */
export function bellPlace(name: BellName): Rectangle {
  const index = bellNames.indexOf(name);
  return {
    x: first.x + (index % 3) * step.x,
    y: first.y + Math.floor(index / 3) * step.y,
    ...size,
  };
}

/** The same in percent of the whole picture, as finely as a form has them. */
export const bellInPercent = (name: BellName): Rectangle => inPercent(bellPlace(name), bellsPicture);

/** The picture that phones show, with door on all sides of its brass plate: what the highest and the lowest phones cut off is door. */
export const bellsOnPhones = { width: 912, height: 1600 } as const;
export const tallPlate = { x: 60, y: 212, width: 792, height: 1176, radius: 22 } as const;
const line = { first: 196, step: 109, inset: 24 } as const;

/** The middle of the line that a bell has on phones. */
export const bellLine = (name: BellName): number =>
  tallPlate.y + line.first + bellNames.indexOf(name) * line.step;

/** The area of one bell on phones: its whole line, so that a finger finds it. */
export const bellOnPhones = (name: BellName): Rectangle =>
  inPercent(
    {
      x: tallPlate.x + line.inset,
      y: bellLine(name) - line.step / 2,
      width: tallPlate.width - 2 * line.inset,
      height: line.step,
    },
    bellsOnPhones,
  );
