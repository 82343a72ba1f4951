import { type CabinetCase, cabinetCompartments, inPercent, type Rectangle } from './cabinet.ts';

/**
 * Geometry of the 404 page's cabinet, in pixels of the picture: a large empty compartment among those of
 * cases. The drawing (demo/drawings/cabinet.ts) and the page's hotspots both use it.
 */
export const emptyShelf = { width: 2000, height: 816 } as const;

const edge = 64;
const gap = 40;

/** Empty compartment, in the middle and as high as two others. */
export const emptyPlace: Rectangle = { x: 570, y: edge, width: 860, height: emptyShelf.height - 2 * edge };

const small = { width: 347, height: (emptyPlace.height - gap) / 2 } as const;
const left = emptyPlace.x - gap - small.width;
const right = emptyPlace.x + emptyPlace.width + gap;
const low = edge + small.height + gap;

const measureWidth = (name: CabinetCase): number =>
  (cabinetCompartments[name].width / cabinetCompartments[name].height) * emptyPlace.height;
const { y, height } = emptyPlace;

/** Neighbours from left to right. The first and the last extend beyond the picture. */
export const neighbours = {
  toast: { x: left - gap - measureWidth('toast'), y, width: measureWidth('toast'), height },
  ing: { x: left, y, ...small },
  shell: { x: left, y: low, ...small },
  check: { x: right, y, ...small },
  abn: { x: right, y: low, ...small },
  'sample-video-project': {
    x: right + small.width + gap,
    y,
    width: measureWidth('sample-video-project'),
    height,
  },
} as const satisfies Partial<Record<CabinetCase, Rectangle>>;

export type Neighbour = keyof typeof neighbours;

/** Neighbours that are wholly in the picture. */
export const wholeNeighbours = ['ing', 'shell', 'check', 'abn'] as const satisfies readonly Neighbour[];

/** Area of a neighbour in percent of the picture, rounded to 0.1 as in the hotspot fields. */
export const neighbourInPercent = (name: Neighbour): Rectangle => inPercent(neighbours[name], emptyShelf);

/** Phone picture: the empty compartment over the full width, with two full ones above and two below it. */
export const emptyOnPhones = { width: 960, height: 1560 } as const;

const margin = { edge: 44, gap: 34, rowHeight: 398 } as const;
const inside = emptyOnPhones.width - 2 * margin.edge;
const above = (inside - margin.gap) / (cabinetCompartments.ing.width + cabinetCompartments.check.width);
const wide = cabinetCompartments.ing.width * above;
const half = (inside - margin.gap) / 2;
const middle = margin.edge + margin.rowHeight + margin.gap;
const lowest = emptyOnPhones.height - margin.edge - margin.rowHeight;
const first = { x: margin.edge, height: margin.rowHeight } as const;

export const emptyPlaceOnPhones: Rectangle = {
  x: margin.edge,
  y: middle,
  width: inside,
  height: lowest - margin.gap - middle,
};

export const neighboursOnPhones = {
  ing: { ...first, y: margin.edge, width: wide },
  check: {
    ...first,
    x: margin.edge + wide + margin.gap,
    y: margin.edge,
    width: cabinetCompartments.check.width * above,
  },
  shell: { ...first, y: lowest, width: half },
  abn: { ...first, x: margin.edge + half + margin.gap, y: lowest, width: half },
} as const satisfies Record<(typeof wholeNeighbours)[number], Rectangle>;

/** Area of a neighbour in percent of the phone picture. */
export const neighbourOnPhones = (name: (typeof wholeNeighbours)[number]): Rectangle =>
  inPercent(neighboursOnPhones[name], emptyOnPhones);
