import { type CabinetCase, cabinetCompartments, type Rectangle } from './cabinet.ts';

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
export function neighbourInPercent(name: Neighbour): Rectangle {
  const place = neighbours[name];
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  return {
    x: percent(place.x, emptyShelf.width),
    y: percent(place.y, emptyShelf.height),
    width: percent(place.width, emptyShelf.width),
    height: percent(place.height, emptyShelf.height),
  };
}
