import { type CabinetCase, cabinetCompartments, inPercent, type Rectangle } from './cabinet.ts';

/**
 * The case of the page that is not there: an empty compartment, larger than those of the cases round it. Its drawing
 * (demo/drawings/cabinet.ts) is made from these places; the page's links over the picture lie on them.
 */
export const emptyShelf = { width: 2000, height: 816 } as const;

const edge = 64;
const gap = 40;

/** The empty one, as high as two of the others: in the middle. */
export const emptyPlace: Rectangle = { x: 570, y: edge, width: 860, height: emptyShelf.height - 2 * edge };

const small = { width: 347, height: (emptyPlace.height - gap) / 2 } as const;
const left = emptyPlace.x - gap - small.width;
const right = emptyPlace.x + emptyPlace.width + gap;
const low = edge + small.height + gap;

const asHigh = (name: CabinetCase): number =>
  (cabinetCompartments[name].width / cabinetCompartments[name].height) * emptyPlace.height;
const { y, height } = emptyPlace;

/** Who stand round it, from the left; the first and the last go on outside the picture. */
export const neighbours = {
  toast: { x: left - gap - asHigh('toast'), y, width: asHigh('toast'), height },
  ing: { x: left, y, ...small },
  shell: { x: left, y: low, ...small },
  check: { x: right, y, ...small },
  abn: { x: right, y: low, ...small },
  'sample-video-project': {
    x: right + small.width + gap,
    y,
    width: asHigh('sample-video-project'),
    height,
  },
} as const satisfies Partial<Record<CabinetCase, Rectangle>>;

export type Neighbour = keyof typeof neighbours;

/** Those that are wholly in the picture. */
export const wholeNeighbours = ['ing', 'shell', 'check', 'abn'] as const satisfies readonly Neighbour[];

/** Where one is, in percent of the whole picture, as finely as a form has them. */
export const neighbourInPercent = (name: Neighbour): Rectangle => inPercent(neighbours[name], emptyShelf);

/** For a narrow window: the empty one from side to side, two full ones above it and two below. */
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

/** The same one in percent of the picture that phones show. */
export const neighbourOnPhones = (name: (typeof wholeNeighbours)[number]): Rectangle =>
  inPercent(neighboursOnPhones[name], emptyOnPhones);
