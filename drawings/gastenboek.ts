import { mix, oklch, studio } from './colour.ts';
import {
  blended,
  blur,
  box,
  type Drawing,
  finishDrawing,
  group,
  line,
  linear,
  masked,
  n,
  type Point,
  path,
  polygon,
  smooth,
  startDrawing,
} from './drawing.ts';
import type { StillPicture } from './picture.ts';
import { ambient, type Hour, lamplight, paperByNight, table, vignette } from './surface.ts';
import { type } from './type.ts';

/**
 * The guest book of a site that does not look who comes in: it asks what others measure, and in all those years nobody has been
 * asked to fill it in. Opened at its first page, so that nearly all of its leaves lie on the right.
 */

interface Tones {
  readonly table: string;
  readonly paper: string;
  readonly cloth: string;
  readonly ribbon: string;
  readonly pen: string;
  readonly brass: string;
  readonly shadow: string;
}

const tones: Record<Hour, Tones> = {
  day: {
    table: oklch(0.385, 0.058, 168),
    paper: oklch(0.97, 0.014, 88),
    cloth: oklch(0.68, 0.115, 74),
    ribbon: studio.accent,
    pen: oklch(0.25, 0.016, 170),
    brass: oklch(0.77, 0.1, 84),
    shadow: oklch(0.2, 0.014, 110),
  },
  night: {
    table: oklch(0.35, 0.05, 165),
    paper: paperByNight.lit,
    cloth: oklch(0.58, 0.1, 70),
    ribbon: oklch(0.55, 0.17, 33),
    pen: oklch(0.23, 0.014, 150),
    brass: oklch(0.72, 0.1, 80),
    shadow: oklch(0.14, 0.012, 90),
  },
};

/** One half of what lies open: to which side of the fold, how wide, and on how high a pile of leaves. */
interface Half {
  readonly side: -1 | 1;
  readonly width: number;
  readonly pile: number;
  readonly arch: number;
}

interface Book {
  readonly fold: number;
  readonly top: number;
  readonly height: number;
  readonly halves: readonly [left: Half, right: Half];
}

/** How far what lies higher is seen further up: one looks at it from a chair. */
const tilt = 0.45;

/** How high a page lies at this distance from the fold: steeply up from it, then on over a gentle arch. */
function rise({ pile, arch }: Half, out: number): number {
  return pile * (1 - Math.exp(-out / 62)) + arch * (out / 92) * Math.exp(1 - out / 92);
}

/** Across a page, from the fold to `to`: as the paper lies, or as deep in the pile as `share` says. */
function across(
  { fold }: Book,
  half: Half,
  y: number,
  { from = 0, to = half.width, share = 1 } = {},
): Point[] {
  const steps = [0, 10, 22, 36, 54, 76, 104, 140, 190, 260, 360, 520, 760, 1000].filter(
    (out) => out > from && out < to,
  );
  return [from, ...steps, to].map((out) => [fold + half.side * out, y - rise(half, out) * tilt * share]);
}

/** Where the paper is, at this distance from the fold. */
const on = (half: Half, out: number, y: number): number => y - rise(half, out) * tilt;

const joined = (there: readonly Point[], back: readonly Point[]): string =>
  `${smooth(there)}${smooth([...back].reverse()).replace('M', 'L')}Z`;

/** A soft shape. */
const softly = (drawing: Drawing, deviation: number, opacity: number, shape: string): string =>
  group({ filter: blur(drawing, deviation), opacity }, shape);

const rim = 20;

function bookShadow(drawing: Drawing, book: Book, { shadow }: Tones): string {
  const [left, right] = book.halves;
  const [x1, x2] = [book.fold - left.width - rim, book.fold + right.width + rim];
  const [y1, y2] = [book.top - rim, book.top + book.height + rim];
  const fallen = (dx: number, dy: number): string =>
    path(
      polygon([
        [x1 + dx * 0.3, y1 + dy * 0.3],
        [x2 + dx, y1 + dy],
        [x2 + dx, y2 + dy],
        [x1 + dx * 0.3, y2 + dy * 0.5],
      ]),
      { fill: shadow },
    );
  return [
    softly(drawing, 46, 0.5, fallen(66, 58)),
    softly(drawing, 15, 0.55, fallen(30, 24)),
    softly(drawing, 4, 0.6, fallen(6, 7)),
  ].join('');
}

/** The boards in their cloth, which stand out all round. */
function boards(drawing: Drawing, { fold, top, height, halves }: Book, { cloth, shadow }: Tones): string {
  const [left, right] = halves;
  const width = left.width + right.width + rim * 2;
  const fill = linear(drawing, 12, [
    [0, mix(cloth, '#ffffff', 0.16)],
    [0.5, cloth],
    [1, mix(cloth, shadow, 0.2)],
  ]);
  return [
    box(fold - left.width - rim, top - rim + 5, width, height + rim * 2, mix(cloth, shadow, 0.55), 7),
    box(fold - left.width - rim, top - rim, width, height + rim * 2, fill, 7),
  ].join('');
}

/** The sides of the leaves, below and at the outer edge. */
function leaves(drawing: Drawing, book: Book, half: Half, { paper, shadow }: Tones): string {
  const bottom = book.top + book.height;
  const side = mix(paper, shadow, 0.3);
  const outer = book.fold + half.side * half.width;
  const slope = half.side * Math.min(13, half.pile * 0.2);
  const lift = rise(half, half.width) * tilt;
  const layers = Math.max(2, Math.round(half.pile / 11));
  const between = Array.from({ length: layers - 1 }, (_, i) =>
    path(smooth(across(book, half, bottom, { from: 36, share: (i + 1) / layers })), {
      fill: 'none',
      stroke: mix(side, shadow, 0.26),
      'stroke-width': 1.6,
    }),
  );
  const edge = polygon([
    [outer, book.top - lift],
    [outer + slope, book.top],
    [outer + slope, bottom],
    [outer, bottom - lift],
  ]);
  const contact = softly(
    drawing,
    5,
    0.5,
    box(Math.min(book.fold, outer) + 8, bottom - 8, half.width - 4, 13, shadow),
  );
  return [
    contact,
    path(edge, { fill: half.side < 0 ? mix(paper, shadow, 0.1) : mix(paper, shadow, 0.4) }),
    path(joined(across(book, half, bottom), across(book, half, bottom, { share: 0 })), {
      fill: linear(drawing, 90, [
        [0, mix(paper, shadow, 0.2)],
        [1, mix(paper, shadow, 0.42)],
      ]),
    }),
    ...between,
  ].join('');
}

/** A page with the light of its arch: away from the window on the left of the fold, towards it on the right. */
function page(drawing: Drawing, book: Book, half: Half, { paper, shadow }: Tones): string {
  const deep = (amount: number): string => mix(paper, mix(shadow, '#6b4a2c', 0.35), amount);
  const share = (out: number): number => out / half.width;
  const fill =
    half.side < 0
      ? linear(drawing, 0, [
          [0, paper],
          [1 - share(420), paper],
          [1 - share(210), deep(0.06)],
          [1 - share(96), deep(0.17)],
          [1 - share(34), deep(0.36)],
          [1 - share(8), deep(0.62)],
          [1, deep(0.78)],
        ])
      : linear(drawing, 0, [
          [0, deep(0.72)],
          [share(9), deep(0.46)],
          [share(26), deep(0.2)],
          [share(58), deep(0.05)],
          [share(110), mix(paper, '#ffffff', 0.5)],
          [share(230), paper],
          [share(520), deep(0.025)],
          [1, deep(0.055)],
        ]);
  return path(joined(across(book, half, book.top), across(book, half, book.top + book.height)), { fill });
}

/** What is printed on a page: heads, and below them what nobody has filled in. Distances are from the fold. */
interface Form {
  readonly heads: readonly { readonly words: string; readonly out: number }[];
  /** Where columns end. */
  readonly columns: readonly number[];
  readonly from: number;
  readonly to: number;
  /** Where the numbers of rows stand. */
  readonly numbers?: number;
}

interface Rows {
  readonly first: number;
  readonly high: number;
  readonly count: number;
  readonly size: number;
}

function printed(book: Book, half: Half, { heads, columns, from, to, numbers }: Form, rows: Rows): string {
  const rule = oklch(0.72, 0.045, 175);
  const red = oklch(0.7, 0.11, 33);
  const x = (out: number): number => book.fold + half.side * out;
  const drawn = (y: number, stroke: string, width: number): string =>
    path(smooth(across(book, half, y, { from, to })), { fill: 'none', stroke, 'stroke-width': width });
  const last = rows.first + rows.high * rows.count;
  return [
    ...columns.map((out) =>
      line(x(out), on(half, out, rows.first - rows.high), x(out), on(half, out, last), red, 2.2, {
        opacity: 0.75,
      }),
    ),
    ...Array.from({ length: rows.count }, (_, i) => drawn(rows.first + rows.high * (i + 1), rule, 2.2)),
    drawn(rows.first - rows.high, studio.ink, 3),
    drawn(rows.first, studio.ink, 3),
    ...heads.map(({ words, out }) =>
      type(words, x(out), on(half, out, rows.first - rows.high * 0.5 + rows.size * 0.35), {
        size: rows.size,
        colour: studio.ink,
        weight: 600,
      }),
    ),
    ...(numbers === undefined
      ? []
      : Array.from({ length: rows.count }, (_, i) =>
          type(
            String(i + 1),
            x(numbers),
            on(half, numbers, rows.first + rows.high * (i + 0.5) + rows.size * 0.33),
            {
              size: rows.size * 0.86,
              colour: studio.inkSoft,
              weight: 500,
              align: 'right',
              figures: 'tabular',
            },
          ),
        )),
  ].join('');
}

/** A band along a line, as wide as `width` all along. */
function strip(points: readonly Point[], width: number): string {
  const side = (sign: number): Point[] =>
    points.map((point, index) => {
      const before = points[index - 1] ?? point;
      const after = points[index + 1] ?? point;
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const length = Math.hypot(dx, dy);
      return [point[0] - (dy / length) * sign * (width / 2), point[1] + (dx / length) * sign * (width / 2)];
    });
  // Cut at a slant, against fraying.
  const [one, other] = [side(1), side(-1)];
  const end = other.length - 1;
  const [tip, next] = [other[end] as Point, other[end - 1] as Point];
  other[end] = [tip[0] - (tip[0] - next[0]) * 0.34, tip[1] - (tip[1] - next[1]) * 0.34];
  return joined(one, other);
}

function ribbon(
  drawing: Drawing,
  points: readonly Point[],
  width: number,
  { ribbon: colour, shadow }: Tones,
): string {
  const outline = strip(points, width);
  const fill = linear(drawing, 90, [
    [0, mix(colour, shadow, 0.5)],
    [0.07, mix(colour, shadow, 0.1)],
    [0.3, colour],
    [0.8, mix(colour, '#ffffff', 0.05)],
    [0.88, mix(colour, shadow, 0.2)],
    [1, colour],
  ]);
  const fallen = path(outline, { fill: shadow, transform: 'translate(7 7)' });
  return [softly(drawing, 5, 0.5, fallen), path(outline, { fill })].join('');
}

interface Lying {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

/** A fountain pen, and its cap. */
function pen(drawing: Drawing, { x, y, turn, scale }: Lying, { pen: colour, brass, shadow }: Tones): string {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
  const body = 'M-330 -11C-330 -17 -322 -19 -312 -20L30 -27V27L-312 20C-322 19 -330 17 -330 11Z';
  const cap = 'M22 -31H268C296 -31 314 -22 318 -12V12C314 22 296 31 268 31H22Z';
  const clip = 'M296 -7C304 -7 306 7 296 7L112 5C98 12 84 8 84 0C84 -8 98 -12 112 -5Z';
  const round = (base: string): string =>
    linear(drawing, 90, [
      [0, mix(base, '#000000', 0.35)],
      [0.16, mix(base, '#ffffff', 0.12)],
      [0.25, mix(base, '#ffffff', 0.62)],
      [0.33, mix(base, '#ffffff', 0.14)],
      [0.55, base],
      [0.85, mix(base, '#000000', 0.5)],
      [1, mix(base, '#000000', 0.3)],
    ]);
  const metal = linear(drawing, 90, [
    [0, mix(brass, shadow, 0.5)],
    [0.24, mix(brass, '#ffffff', 0.7)],
    [0.45, brass],
    [0.8, mix(brass, shadow, 0.55)],
    [1, mix(brass, shadow, 0.3)],
  ]);
  const fallen = (dx: number, dy: number, soft: number, opacity: number): string =>
    group(
      { filter: blur(drawing, soft), opacity },
      group(
        { transform: `translate(${n(dx * scale)} ${n(dy * scale)}) ${place}` },
        path(body, { fill: shadow }),
        path(cap, { fill: shadow }),
      ),
    );
  return [
    fallen(46, 40, 17 * scale, 0.36),
    fallen(22, 21, 7 * scale, 0.42),
    fallen(7, 9, 2.4 * scale, 0.5),
    group(
      { transform: place },
      path(body, { fill: round(colour) }),
      box(-304, -20.5, 7, 41, metal, 1),
      path(cap, { fill: round(mix(colour, '#000000', 0.1)) }),
      box(24, -32, 22, 64, metal, 3),
      box(51, -31.5, 5, 63, metal, 1),
      path('M318 -12C324 -8 324 8 318 12Z', { fill: metal }),
      path(clip, { fill: mix(colour, '#000000', 0.6), transform: 'translate(4 8)', opacity: 0.7 }),
      path(clip, {
        fill: linear(drawing, 90, [
          [0, mix(brass, '#ffffff', 0.65)],
          [0.4, brass],
          [1, mix(brass, shadow, 0.5)],
        ]),
      }),
    ),
  ].join('');
}

/** Where the sun comes in: panes from here on, along the light and along the wall. */
interface Panes {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly bar: number;
  readonly across: number;
  readonly down: number;
}

/** How soft the light is at its edges: so many steps from shade to sun, over this breadth. */
const penumbra = { steps: 16, breadth: 44 } as const;

/**
 * All that the sun does not reach, a little darker and cooler: what is left is a window. Its edges are soft in steps, since a
 * blur would pale along the sides of the picture.
 */
function windowLight(drawing: Drawing, { x, y, wide, high, bar, across: columns, down }: Panes): string {
  const { steps, breadth } = penumbra;
  const at = (along: number, wall: number): Point => [x + along + wall * 0.1, y + along * 0.25 + wall];
  const shadeAfter = (step: number): number => 1 - (step / steps) ** 2 * (3 - (2 * step) / steps);
  const panes = Array.from({ length: columns * down }, (_, index) => {
    const along = (index % columns) * (wide + bar);
    const wall = Math.floor(index / columns) * (high + bar);
    return Array.from({ length: steps }, (_, step) => {
      const inset = (step / steps - 0.5) * breadth;
      const outline = polygon([
        at(along + inset, wall + inset),
        at(along + wide - inset, wall + inset),
        at(along + wide - inset, wall + high - inset),
        at(along + inset, wall + high - inset),
      ]);
      return path(outline, { fill: '#000', 'fill-opacity': 1 - shadeAfter(step + 1) / shadeAfter(step) });
    }).join('');
  });
  const { width, height } = drawing;
  const all = (fill: string): string => box(0, 0, width, height, fill);
  return blended('multiply', masked(drawing, all('#fff') + panes.join(''), all(oklch(0.835, 0.014, 225))));
}

const lampColour = '#ffe6c6';

/** The evening: one lamp over the pages, and a room that does without. */
const evening = (drawing: Drawing, x: number, y: number, reach: number, wide = 1): string =>
  lamplight(drawing, { x, y, reach, wide, colour: lampColour, glow: 0.2, dark: oklch(0.31, 0.018, 75) }) +
  ambient(drawing, oklch(0.12, 0.018, 160));

function ground(drawing: Drawing, { table: colour, shadow }: Tones): string {
  return table(drawing, colour, mix(colour, shadow, 0.3), mix(colour, '#ffffff', 0.06));
}

function openBook(drawing: Drawing, book: Book, look: Tones, ...print: string[]): string {
  return [
    bookShadow(drawing, book, look),
    boards(drawing, book, look),
    ...book.halves.flatMap((half) => [leaves(drawing, book, half, look), page(drawing, book, half, look)]),
    ...print,
  ].join('');
}

function guestBook(hour: Hour): string {
  const drawing = startDrawing(2880, 1200);
  const look = tones[hour];
  const left: Half = { side: -1, width: 1180, pile: 15, arch: 26 };
  const right: Half = { side: 1, width: 1180, pile: 66, arch: 26 };
  const book: Book = { fold: 1440, top: 150, height: 920, halves: [left, right] };
  const rows: Rows = { first: 452, high: 84, count: 6, size: 46 };
  const bottom = book.top + book.height;
  return finishDrawing(
    drawing,
    ground(drawing, look),
    openBook(
      drawing,
      book,
      look,
      type('Gastenboek', book.fold - 1120, 284, { size: 124, colour: studio.ink, weight: 600 }),
      type('Deel 1, sinds 2011', book.fold + 1116, on(right, 1116, 284), {
        size: 46,
        colour: studio.ink,
        weight: 500,
        align: 'right',
      }),
      printed(
        book,
        left,
        {
          heads: [
            { words: 'Naam', out: 996 },
            { words: 'Kwam van', out: 496 },
          ],
          columns: [1024, 524],
          from: 70,
          to: 1120,
          numbers: 1052,
        },
        rows,
      ),
      printed(
        book,
        right,
        {
          heads: [
            { words: 'Keek naar', out: 104 },
            { words: 'Bleef', out: 612 },
            { words: 'Kwam terug', out: 836 },
          ],
          columns: [584, 808],
          from: 76,
          to: 1116,
        },
        rows,
      ),
    ),
    ribbon(
      drawing,
      [
        [book.fold + 8, book.top - 6],
        [book.fold + 30, book.top + 80],
        [book.fold + 42, book.top + 320],
        [book.fold + 30, book.top + 640],
        [book.fold + 14, bottom - 60],
        [book.fold - 6, bottom + 4],
        [book.fold - 34, bottom + 60],
        [book.fold - 84, bottom + 112],
      ],
      28,
      look,
    ),
    pen(drawing, { x: 2150, y: 812, turn: -21, scale: 1.08 }, look),
    hour === 'day'
      ? windowLight(drawing, { x: 250, y: -190, wide: 640, high: 470, bar: 52, across: 3, down: 2 })
      : evening(drawing, 1440, 430, 1240, 1.42),
    vignette(drawing, hour === 'day' ? 0.16 : 0.22),
  );
}

/** One page of it, with the fold: as near as a phone is held. */
function guestBookOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1200);
  const look = tones[hour];
  const left: Half = { side: -1, width: 760, pile: 13, arch: 20 };
  const right: Half = { side: 1, width: 742, pile: 56, arch: 20 };
  const book: Book = { fold: 142, top: 130, height: 950, halves: [left, right] };
  const rows: Rows = { first: 408, high: 90, count: 6, size: 44 };
  const bottom = book.top + book.height;
  return finishDrawing(
    drawing,
    ground(drawing, look),
    openBook(
      drawing,
      book,
      look,
      type('Gastenboek', book.fold + 96, on(right, 200, 262), { size: 104, colour: studio.ink, weight: 600 }),
      printed(
        book,
        right,
        {
          heads: [
            { words: 'Naam', out: 98 },
            { words: 'Keek naar', out: 308 },
            { words: 'Bleef', out: 566 },
          ],
          columns: [284, 542],
          from: 72,
          to: 700,
        },
        rows,
      ),
      type('Deel 1, sinds 2011', book.fold + 700, on(right, 700, bottom - 58), {
        size: 40,
        colour: studio.ink,
        weight: 500,
        align: 'right',
      }),
    ),
    ribbon(
      drawing,
      [
        [book.fold + 8, book.top - 6],
        [book.fold + 30, book.top + 80],
        [book.fold + 40, book.top + 320],
        [book.fold + 28, book.top + 640],
        [book.fold + 14, bottom - 60],
        [book.fold + 2, bottom + 4],
        [book.fold - 18, bottom + 60],
        [book.fold - 58, bottom + 108],
      ],
      25,
      look,
    ),
    pen(drawing, { x: 600, y: 796, turn: -32, scale: 0.76 }, look),
    hour === 'day'
      ? windowLight(drawing, { x: -110, y: -60, wide: 390, high: 520, bar: 44, across: 2, down: 2 })
      : evening(drawing, 500, 440, 1060),
    vignette(drawing, hour === 'day' ? 0.14 : 0.2),
  );
}

/** What little is in it may be kept coarsely. */
const kept = { width: 1920, quality: 43 } as const;
const keptForPhones = { width: 720, quality: 40 } as const;

export const gastenboek: StillPicture[] = [
  { file: 'gastenboek.webp', ...kept, draw: () => guestBook('day') },
  { file: 'gastenboek-night.webp', ...kept, draw: () => guestBook('night') },
  { file: 'gastenboek-phone.webp', ...keptForPhones, draw: () => guestBookOnPhones('day') },
  { file: 'gastenboek-phone-night.webp', ...keptForPhones, draw: () => guestBookOnPhones('night') },
];
