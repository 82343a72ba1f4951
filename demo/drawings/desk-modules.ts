import { mix, studio } from './colour.ts';
import {
  display,
  fader,
  grille,
  jack,
  key,
  knob,
  lamp,
  meter,
  rocker,
  toggle,
  wheel,
} from './desk-controls.ts';
import { type Desk, type Made, material } from './desk-materials.ts';
import { box, circle, line } from './drawing.ts';
import { type Random, seededRandom } from './random.ts';

/**
 * Part of the desk that is divided into modules: its position, grid unit `s` in units of the viewBox, and
 * columns and rows.
 */
export interface Band {
  readonly x: number;
  readonly y: number;
  readonly s: number;
  readonly columns: number;
  readonly rows: number;
  /** Largest area of a module, in cells. Modules with no side of 4 cells or more are not divided further. */
  readonly most: number;
  /** Colours of the module plates, used in turn. */
  readonly plates: readonly string[];
  /** Seed of the division into modules. */
  readonly seed: number;
  /** Texts of the displays, in order. */
  readonly says: readonly string[];
}

/** Position and size of a module, in cells of its band. */
interface Cells {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
}

/** Divides the cells in two recursively, until each part is small enough. */
function cut(cells: Cells, most: number, random: Random): Cells[] {
  const { x, y, wide, high } = cells;
  const isWide = wide > high || (wide === high && random.next() < 0.5);
  const long = isWide ? wide : high;
  if (wide * high <= most || long < 4) return [cells];
  const at = random.whole(2, long - 2);
  const [first, second] = isWide
    ? [
        { x, y, wide: at, high },
        { x: x + at, y, wide: wide - at, high },
      ]
    : [
        { x, y, wide, high: at },
        { x, y: y + at, wide, high: high - at },
      ];
  return [...cut(first, most, random), ...cut(second, most, random)];
}

interface Module extends Cells {
  readonly s: number;
  readonly left: number;
  readonly top: number;
  readonly plate: string;
  readonly says: () => string;
}

type Fill = (desk: Desk, module: Module) => Made[];

const middle = ({ left, top, s }: Module, column: number, row: number) => ({
  x: left + (column + 0.5) * s,
  y: top + (row + 0.5) * s,
  s,
});

/** Places a control in every cell, starting at row `from`. */
const placeInCells = (module: Module, from: number, make: (column: number, row: number) => Made): Made[] =>
  Array.from({ length: module.wide * (module.high - from) }, (_, i) =>
    make(i % module.wide, from + Math.floor(i / module.wide)),
  );

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random.whole(0, items.length - 1)] as Item;

const caps = [material.ivory, material.graphite, material.grey, material.bone] as const;
const lamps = ['#ffb347', '#ffd27a', '#8fd6c0', '#f4f0d8'] as const;

/** Returns a cap colour that differs from the plate. */
const pickCap = (desk: Desk, plate: string): string =>
  pick(
    desk.random,
    caps.filter((cap) => cap !== plate),
  );

const knobs: Fill = (desk, module) => {
  const cap = pickCap(desk, module.plate);
  const odd = desk.random.whole(0, module.wide * module.high * 2);
  return placeInCells(module, 0, (column, row) =>
    knob(
      desk,
      middle(module, column, row),
      row * module.wide + column === odd ? material.ochre : cap,
      module.plate,
    ),
  );
};

const keys: Fill = (desk, module) => {
  const cap = pickCap(desk, module.plate);
  const odd = desk.random.whole(0, module.wide * module.high - 1);
  const other = desk.random.whole(0, module.wide * module.high * 2);
  const isOdd = (index: number) => index === odd || index === other;
  const colour = pick(desk.random, [material.ochre, material.ochre, material.teal]);
  return placeInCells(module, 0, (column, row) =>
    isOdd(row * module.wide + column)
      ? key(desk, middle(module, column, row), colour, colour === material.ochre ? lamps[0] : lamps[2])
      : key(desk, middle(module, column, row), cap),
  );
};

const drawLampRow = (desk: Desk, module: Module): Made[] => {
  const colour = pick(desk.random, lamps);
  return Array.from({ length: module.wide }, (_, column) => lamp(desk, middle(module, column, 0), colour));
};

const faders: Fill = (desk, module) => {
  const cap = pickCap(desk, module.plate);
  const from = module.high > 3 ? 1 : 0;
  const high = module.high - from;
  return [
    ...(from === 1 ? drawLampRow(desk, module) : []),
    ...Array.from({ length: module.wide }, (_, column) => {
      const { x, y, s } = middle(module, column, from + (high - 1) / 2);
      return fader(desk, { x, y, s, high }, cap, module.plate);
    }),
  ];
};

const jacks: Fill = (desk, module) =>
  placeInCells(module, 0, (column, row) => jack(desk, middle(module, column, row)));

const toggles: Fill = (desk, module) => [
  ...drawLampRow(desk, module),
  ...placeInCells(module, 1, (column, row) => toggle(desk, middle(module, column, row))),
];

const rockers: Fill = (desk, module) =>
  placeInCells(module, 0, (column, row) => rocker(desk, middle(module, column, row), material.bone));

const wheels: Fill = (desk, module) =>
  placeInCells(module, 0, (column, row) => wheel(desk, middle(module, column, row), material.grey));

const speaker: Fill = (desk, { left, top, s, wide, high }) => [
  grille(desk, { x: left + (wide * s) / 2, y: top + (high * s) / 2, s, wide, high }),
];

const meters: Fill = (desk, module) => {
  const high = Math.min(2, module.high);
  const two = module.wide > 3;
  const wide = two ? module.wide / 2 : module.wide;
  return [
    ...Array.from({ length: two ? 2 : 1 }, (_, i) => {
      const { x, y, s } = middle(module, wide * (i + 0.5) - 0.5, (high - 1) / 2);
      return meter(desk, { x, y, s, wide, high });
    }),
    ...placeInCells(module, high, (column, row) => toggle(desk, middle(module, column, row))),
  ];
};

const displays: Fill = (desk, module) => {
  const { x, y, s } = middle(module, (module.wide - 1) / 2, 0);
  const cap = pickCap(desk, module.plate);
  return [
    display(desk, { x, y, s, wide: module.wide }, module.says()),
    ...placeInCells(module, 1, (column, row) => key(desk, middle(module, column, row), cap)),
  ];
};

interface Kind {
  readonly fill: Fill;
  readonly fits: (cells: Cells, plate: string) => boolean;
}

const fitsAnywhere = () => true;

/** Plate colours on which a speaker's dark holes would be invisible. */
const dark = new Set<string>([material.graphite, material.coal]);

/** Kinds of modules, used in turn. A kind that does not fit keeps its place in the queue. */
const kinds: readonly Kind[] = [
  { fill: knobs, fits: fitsAnywhere },
  { fill: faders, fits: ({ high }) => high >= 3 },
  { fill: displays, fits: ({ wide, high }) => wide >= 2 && wide < 5 && high < 5 },
  { fill: jacks, fits: fitsAnywhere },
  { fill: meters, fits: ({ wide, high }) => wide >= 2 && high >= 2 && high < 4 },
  { fill: keys, fits: fitsAnywhere },
  { fill: toggles, fits: ({ high }) => high >= 2 },
  { fill: speaker, fits: ({ wide, high }, plate) => wide < 5 && high >= 2 && high < 5 && !dark.has(plate) },
  { fill: wheels, fits: ({ wide, high }) => wide * high < 10 },
  { fill: rockers, fits: ({ wide, high }) => wide * high < 10 },
];

/** Plate of a module: a seam around it, light on its upper left edges and two screws. */
function drawPlate(desk: Desk, { left, top, s, wide, high, plate }: Module): string {
  const [broad, tall] = [wide * s, high * s];
  return [
    box(left, top, broad, tall, mix(desk.tone(plate), studio.ink, 0.5)),
    box(left + 1.2, top + 1.2, broad - 2.4, tall - 2.4, desk.tone(plate), 3),
    line(left + 4, top + 2, left + broad - 4, top + 2, '#fff', 1.4, { opacity: desk.shine(0.55) }),
    line(left + 2, top + 4, left + 2, top + tall - 4, '#fff', 1.4, { opacity: desk.shine(0.4) }),
    ...[
      [left + 8, top + 8],
      [left + broad - 8, top + tall - 8],
    ].map(([x = 0, y = 0]) => circle(x, y, 3, { fill: mix(desk.tone(plate), studio.ink, 0.45) })),
  ].join('');
}

/** Fills a band with modules. Kinds take turns, so that consecutive modules differ. */
export function drawModules(desk: Desk, band: Band): { plates: string; controls: Made[] } {
  const waiting = [...kinds];
  const words = [...band.says];
  const says = () => words.shift() ?? '0';
  const tones = [...band.plates];
  const cells = cut({ x: 0, y: 0, wide: band.columns, high: band.rows }, band.most, seededRandom(band.seed));
  const plates: string[] = [];
  const controls: Made[] = [];
  for (const each of cells) {
    const turn = waiting.findIndex(({ fits }) => fits(each, tones[0] as string));
    const [kind] = waiting.splice(turn, 1) as [Kind];
    waiting.push(kind);
    const plate = tones.shift() as string;
    tones.push(plate);
    const module = {
      ...each,
      s: band.s,
      left: band.x + each.x * band.s,
      top: band.y + each.y * band.s,
      plate,
      says,
    };
    plates.push(drawPlate(desk, module));
    controls.push(...kind.fill(desk, module));
  }
  return { plates: plates.join(''), controls };
}
