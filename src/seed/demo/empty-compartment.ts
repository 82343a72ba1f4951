import { type CabinetCase, cabinetCompartments, type Rectangle } from './cabinet.ts';

/**
 * The shelf of the page that is not there: an empty compartment between those of cases. Its drawing (drawings/cabinet.ts) is made
 * from these places; the page's links over the picture lie on them.
 */
export const emptyShelf = { width: 2000, height: 700 } as const;

const between = 40;

/** The empty one, wider than any: in the middle. */
export const emptyPlace: Rectangle = { x: 640, y: 98, width: 720, height: 504 };

const beside = (name: CabinetCase, x: number): Rectangle => ({
  ...cabinetCompartments[name],
  x,
  y: emptyPlace.y,
});

const left = emptyPlace.x - between - cabinetCompartments.ing.width;
const right = emptyPlace.x + emptyPlace.width + between;

/** Who stand beside it, from the left; the first and the last go on outside the picture. */
export const neighbours = {
  shell: beside('shell', left - between - cabinetCompartments.shell.width),
  ing: beside('ing', left),
  check: beside('check', right),
  abn: beside('abn', right + cabinetCompartments.check.width + between),
} as const satisfies Partial<Record<CabinetCase, Rectangle>>;

export type Neighbour = keyof typeof neighbours;

/** Those that are wholly in the picture. */
export const wholeNeighbours = ['ing', 'check'] as const satisfies readonly Neighbour[];

/** Where one is, in percent of the whole picture, as finely as a form has them. */
export function neighbourInPercent(name: Neighbour): Rectangle {
  const { x, y, width, height } = neighbours[name];
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  return {
    x: percent(x, emptyShelf.width),
    y: percent(y, emptyShelf.height),
    width: percent(width, emptyShelf.width),
    height: percent(height, emptyShelf.height),
  };
}
