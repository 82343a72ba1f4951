import { inPercent, type Rectangle } from './cabinet.ts';

/**
 * Geometry of the doorbells on the clients page, in pixels of the picture. The drawing
 * (demo/drawings/bells.ts) and the page's hotspots both use it.
 */
export const bellsPicture = { width: 2400, height: 960 } as const;

/** Bells in reading order, named after the case pages. The last one is free. */
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

/** Area of one bell in a grid of three by three, in pixels of the picture. */
export function bellPlace(name: BellName): Rectangle {
  const index = bellNames.indexOf(name);
  return {
    x: first.x + (index % 3) * step.x,
    y: first.y + Math.floor(index / 3) * step.y,
    ...size,
  };
}

/** Area of one bell in percent of the picture, rounded to 0.1 as in the hotspot fields. */
export const bellInPercent = (name: BellName): Rectangle => inPercent(bellPlace(name), bellsPicture);

/**
 * Size of the phone picture. The door extends above and below the brass plate, so that a crop cuts only the
 * door.
 */
export const bellsOnPhones = { width: 912, height: 1600 } as const;
export const tallPlate = { x: 60, y: 212, width: 792, height: 1176, radius: 22 } as const;
const line = { first: 196, step: 109, inset: 24 } as const;

/** Vertical middle of a bell's row on phones, in pixels of the picture. */
export const bellLine = (name: BellName): number =>
  tallPlate.y + line.first + bellNames.indexOf(name) * line.step;

/** Area of one bell on phones, in percent: its whole row, as a large touch target. */
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
