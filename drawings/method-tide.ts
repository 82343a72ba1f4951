import { mix, oklch, studio } from './colour.ts';
import {
  at,
  box,
  circle,
  clipped,
  type Drawing,
  finishDrawing,
  line,
  linear,
  type Point,
  path,
  pool,
  type Stop,
  smooth,
  startDrawing,
} from './drawing.ts';
import { handwriting, noteHand } from './handwriting.ts';
import { stroke } from './pencil.ts';
import type { Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { type Hour, sheet } from './surface.ts';
import { sea } from './tide.ts';
import { lines, type } from './type.ts';

/**
 * One screen on its way, from a table of tides to what a walker reads: the same day four times beside one another, and one line of
 * the water that runs through all of them. What it says, "Keer om 14:20", is Laagwater's.
 */

/** Where a step lies, and how large its words are beside those of the wide picture. */
interface Band {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** How many days of the table it has room for. */
  readonly days: number;
}

/** How high the water stands, from high (1) over low in the middle of the band to high again. */
const waterAt = (share: number): number => Math.cos(share * Math.PI * 2);

/** Low water is at 13:13; a walker turns 67 minutes later, and set out at 10:10. */
const tideMinutes = 744;
const turn = 0.5 + 67 / tideMinutes;
const out = 0.5 - 183 / tideMinutes;

const level = ({ height }: Band, share: number): number => height * 0.712 - waterAt(share) * height * 0.15;

const curve = (band: Band, from = 0, to = 1): Point[] =>
  Array.from({ length: 25 }, (_, index): Point => {
    const share = from + ((to - from) * index) / 24;
    return [share * band.width, level(band, share)];
  });

const turningPoint = (band: Band): Point => [turn * band.width, level(band, turn)];

const below = (band: Band): string => `${smooth(curve(band))}L${band.width} ${band.height}L0 ${band.height}Z`;

/** A paper as it lies under the lamp of the hour; what is written on it is darkened by none. */
type Lit = (paper: string) => string;

interface Papers {
  readonly printed: string;
  readonly drawn: string;
  readonly grey: string;
  readonly greyInk: string;
  readonly greySoft: string;
  readonly greyWater: string;
  readonly ink: string;
  readonly soft: string;
  readonly pencil: string;
  readonly red: string;
}

const papers: Readonly<Record<Hour, Papers>> = {
  day: {
    printed: oklch(0.93, 0.035, 88),
    drawn: '#fefdfa',
    grey: '#e4e3e1',
    greyInk: '#56534f',
    greySoft: '#8c8984',
    greyWater: '#d0cecb',
    ink: studio.ink,
    soft: studio.inkSoft,
    pencil: oklch(0.34, 0.012, 80),
    red: studio.accent,
  },
  night: {
    printed: oklch(0.83, 0.052, 84),
    drawn: oklch(0.94, 0.014, 86),
    grey: oklch(0.37, 0.012, 250),
    greyInk: oklch(0.93, 0.006, 250),
    greySoft: oklch(0.74, 0.01, 250),
    greyWater: oklch(0.47, 0.014, 250),
    ink: studio.ink,
    soft: oklch(0.29, 0.025, 60),
    pencil: oklch(0.2, 0.015, 60),
    red: oklch(0.47, 0.18, 30),
  },
};

const pen = (colour: string, size: number, width: number) => ({ glyphs: noteHand, colour, size, width });

const written = (words: string, x: number, y: number, colour: string, size: number, width: number): string =>
  at(x, y, handwriting(words, pen(colour, size, width)));

/** A ring as a pencil draws it: round once, and past its beginning. */
const ringed = (x: number, y: number, wide: number, high: number, colour: string, width: number): string =>
  path(
    smooth([
      [x + wide * 0.5, y - high],
      [x - wide * 0.7, y - high * 0.86],
      [x - wide, y + high * 0.06],
      [x - wide * 0.4, y + high],
      [x + wide * 0.62, y + high * 0.86],
      [x + wide, y - high * 0.1],
      [x + wide * 0.3, y - high * 1.08],
      [x - wide * 0.5, y - high * 1.16],
    ]),
    { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' },
  );

/** A week of tides as they are printed: the day, and when it is high, low and high water. */
const tides = [
  ['12', '05:58', '12:12', '18:21'],
  ['13', '07:02', '13:13', '19:26'],
  ['14', '08:00', '14:06', '20:22'],
  ['15', '09:01', '15:04', '21:20'],
] as const;

/** What there is to look at: the table, its low water ringed, and the question that it does not answer. */
function looked(band: Band, hour: Hour, lit: Lit): string {
  const { printed, ink, soft, red, pencil } = papers[hour];
  const { width, height, scale } = band;
  const size = 34 * scale;
  const left = 48 * scale;
  const columns = [left, width * 0.235, width * 0.495, width * 0.755];
  const row = (index: number): number => (190 + index * 58) * scale;
  return [
    box(0, 0, width, height, lit(printed)),
    type('Getijden, juni', left, 92 * scale, { size: 42 * scale, colour: ink, weight: 600 }),
    ...['', 'hoog', 'laag', 'hoog'].map((word, index) =>
      type(word, columns[index] ?? 0, 140 * scale, { size: 24 * scale, colour: soft, weight: 500 }),
    ),
    ...tides.slice(0, band.days).flatMap((day, index) => [
      line(left, row(index) - 42 * scale, width - 34 * scale, row(index) - 42 * scale, soft, 1.5 * scale, {
        opacity: 0.45,
      }),
      ...day.map((words, column) =>
        type(words, columns[column] ?? 0, row(index), {
          size,
          colour: ink,
          weight: column === 2 && index === 1 ? 600 : 400,
          figures: 'tabular',
        }),
      ),
    ]),
    ringed(width * 0.58, row(1) - 12 * scale, 76 * scale, 36 * scale, red, 5 * scale),
    // The line of the water in figures: how high it stands, in decimetres. The outer ones stay clear of the edges.
    ...Array.from({ length: 13 }, (_, index) => {
      const share = 0.09 + (index / 12) * 0.82;
      return type(
        String(Math.round(15 + waterAt(share) * 13)),
        share * width,
        level(band, share) + 10 * scale,
        { size: 29 * scale, colour: ink, weight: 500, align: 'centre', figures: 'tabular' },
      );
    }),
    written('en wanneer', width * 0.3, height * 0.592 - 54 * scale, pencil, 32 * scale, 4 * scale),
    written('keer je om?', width * 0.3, height * 0.592, pencil, 32 * scale, 4 * scale),
  ].join('');
}

/** What came of that on paper: not when the water is low, but when one turns. */
function drawn(band: Band, hour: Hour, lit: Lit): string {
  const { drawn: paper, pencil, red } = papers[hour];
  const { width, height, scale } = band;
  const random = seededRandom(71);
  const [x, y] = turningPoint(band);
  const left = 54 * scale;
  return [
    box(0, 0, width, height, lit(paper)),
    written('laagwater 13:13', left, 96 * scale, pencil, 32 * scale, 3.4 * scale),
    stroke(random, left - 12 * scale, 88 * scale, left + 330 * scale, 78 * scale, 5 * scale, red),
    written('Keer om', left, 192 * scale, pencil, 54 * scale, 6 * scale),
    written('14:20', left, 352 * scale, pencil, 118 * scale, 11 * scale),
    stroke(random, left, 384 * scale, left + 330 * scale, 376 * scale, 5 * scale, pencil),
    // Water as a pencil shades it: strokes from the line down.
    ...Array.from({ length: 17 }, (_, index) => {
      const share = (index + 0.6) / 17;
      const top = level(band, share) + 22 * scale;
      return stroke(
        random,
        share * width,
        top,
        share * width - 34 * scale,
        Math.min(height + 10, top + (height * 1.02 - top) * random.between(0.5, 0.95)),
        2.6 * scale,
        mix(pencil, paper, 0.5),
      );
    }),
    path(smooth(curve(band).map(([px, py]): Point => [px, py + random.between(-2, 2)])), {
      fill: 'none',
      stroke: pencil,
      'stroke-width': 8 * scale,
      'stroke-linecap': 'round',
    }),
    path(
      smooth(curve(band, 0.04, 0.97).map(([px, py]): Point => [px, py - 5 * scale + random.between(-3, 3)])),
      {
        fill: 'none',
        stroke: pencil,
        'stroke-width': 3 * scale,
        'stroke-linecap': 'round',
      },
    ),
    ringed(x, y, 24 * scale, 24 * scale, red, 6 * scale),
    path(
      smooth([
        [x - 6 * scale, y - 150 * scale],
        [x + 18 * scale, y - 108 * scale],
        [x + 6 * scale, y - 48 * scale],
      ]),
      { fill: 'none', stroke: red, 'stroke-width': 5 * scale, 'stroke-linecap': 'round' },
    ),
    path(
      `M${x - 12 * scale} ${y - 68 * scale}L${x + 5 * scale} ${y - 42 * scale}L${x + 26 * scale} ${y - 62 * scale}`,
      { fill: 'none', stroke: red, 'stroke-width': 5 * scale, 'stroke-linecap': 'round' },
    ),
    written('nu terug', x - 76 * scale, y - 168 * scale, red, 32 * scale, 4 * scale),
  ].join('');
}

/** The same in grey, as it was tried; and what somebody who held it asked. */
function tried(drawing: Drawing, band: Band, hour: Hour): string {
  const { grey, greyInk, greySoft, greyWater } = papers[hour];
  const { width, height, scale } = band;
  const [x, y] = turningPoint(band);
  const left = 54 * scale;
  const noteTint = hour === 'day' ? oklch(0.91, 0.09, 95) : oklch(0.66, 0.1, 84);
  return [
    box(0, 0, width, height, grey),
    type('Laagwater 13:13', left, 96 * scale, { size: 32 * scale, colour: greySoft, weight: 500 }),
    type('Keer om', left - 3 * scale, 190 * scale, { size: 72 * scale, colour: greyInk, weight: 600 }),
    type('14:20', left - 7 * scale, 348 * scale, {
      size: 160 * scale,
      colour: greyInk,
      weight: 600,
      tracking: -0.035,
    }),
    path(below(band), { fill: greyWater }),
    path(smooth(curve(band)), { fill: 'none', stroke: greySoft, 'stroke-width': 8 * scale }),
    circle(x, y, 17 * scale, { fill: grey, stroke: greyInk, 'stroke-width': 8 * scale }),
    sheet(
      drawing,
      {
        x: width * 0.5 - 118 * scale,
        y: 392 * scale,
        width: 256 * scale,
        height: 124 * scale,
        radius: 2,
        turn: -2.5,
        lift: 16 * scale,
        fill: noteTint,
      },
      lines(['Nummer twee:', '‘Hoe lang nog?’'], 22 * scale, 54 * scale, {
        size: 30 * scale,
        colour: studio.ink,
        weight: 500,
        leading: 1.3,
        within: 228 * scale,
      }),
    ),
  ].join('');
}

/** What it is finished in: by night the one thing on the table that gives light itself, and so the lightest. */
const skies: Readonly<Record<Hour, readonly Stop[]>> = {
  day: [
    [0, sea.night],
    [0.6, sea.deep],
    [1, sea.water],
  ],
  night: [
    [0, oklch(0.41, 0.07, 234)],
    [0.55, oklch(0.54, 0.075, 228)],
    [1, oklch(0.7, 0.07, 216)],
  ],
};

/** And as it was finished, with an answer to that. */
function finished(drawing: Drawing, band: Band, hour: Hour): string {
  const { width, height, scale } = band;
  const [x, y] = turningPoint(band);
  const left = 54 * scale;
  const sky = linear(drawing, 90, skies[hour]);
  const water = linear(drawing, 90, [
    [0, sea.foam, 0.7],
    [1, sea.shallow, 0.1],
  ]);
  return [
    box(0, 0, width, height, sky),
    type('Laagwater 13:13', left, 96 * scale, { size: 32 * scale, colour: sea.shallow, weight: 500 }),
    type('Keer om', left - 3 * scale, 190 * scale, { size: 72 * scale, colour: '#ffffff', weight: 600 }),
    type('14:20', left - 7 * scale, 348 * scale, {
      size: 160 * scale,
      colour: '#ffffff',
      weight: 600,
      tracking: -0.035,
    }),
    box(left, 384 * scale, 246 * scale, 66 * scale, studio.accent, 33 * scale),
    circle(left + 36 * scale, 417 * scale, 9 * scale, { fill: '#ffffff' }),
    type('nog 59 min', left + 60 * scale, 428 * scale, {
      size: 32 * scale,
      colour: '#ffffff',
      weight: 600,
      within: 172 * scale,
    }),
    path(below(band), { fill: water }),
    path(smooth(curve(band)), { fill: 'none', stroke: '#ffffff', 'stroke-width': 7 * scale }),
    path(smooth(curve(band, out, turn)), {
      fill: 'none',
      stroke: sea.sand,
      'stroke-width': 16 * scale,
      'stroke-linecap': 'round',
    }),
    circle(x, y, 34 * scale, { fill: '#ffffff', opacity: 0.28 }),
    circle(x, y, 21 * scale, { fill: '#ffffff' }),
    circle(x, y, 11 * scale, { fill: studio.accent }),
    ...[10, 13, 16].map((oclock) =>
      type(`${oclock}`, width * (0.5 + (oclock * 60 - 793) / tideMinutes), height - 40 * scale, {
        size: 34 * scale,
        colour: '#ffffff',
        align: 'centre',
        weight: 600,
      }),
    ),
  ].join('');
}

function tide(hour: Hour, size: { width: number; height: number }, bands: readonly Band[]): string {
  const drawing = startDrawing(size.width, size.height);
  // By night a low lamp, from above the table, lights the paper, and less of it further off; the screens give their own light.
  const under =
    ({ x, y }: Band): Lit =>
    (paper) =>
      hour === 'day'
        ? paper
        : pool(
            drawing,
            size.width * 0.26 - x,
            -size.height * 0.1 - y,
            Math.max(size.width, size.height) * 0.72,
            [
              [0, mix(paper, '#fff3df', 0.3)],
              [0.45, paper],
              [1, mix(paper, oklch(0.36, 0.03, 60), 0.24)],
            ],
          );
  const steps = [
    (band: Band) => looked(band, hour, under(band)),
    (band: Band) => drawn(band, hour, under(band)),
    (band: Band) => tried(drawing, band, hour),
    (band: Band) => finished(drawing, band, hour),
  ];
  return finishDrawing(
    drawing,
    ...bands.map((band, index) =>
      at(
        band.x,
        band.y,
        clipped(drawing, box(0, 0, band.width, band.height, '#fff'), steps[index]?.(band) ?? ''),
      ),
    ),
  );
}

/** Four beside one another, from one edge of the window to the other. */
const wide = (hour: Hour): string =>
  tide(
    hour,
    { width: 2100, height: 900 },
    [0, 1, 2, 3].map((index) => ({ x: index * 525, y: 0, width: 525, height: 900, scale: 1, days: 4 })),
  );

/** Two and two, in a narrow window. */
const narrow = (hour: Hour): string =>
  tide(
    hour,
    { width: 1200, height: 1680 },
    [0, 1, 2, 3].map((index) => ({
      x: (index % 2) * 600,
      y: Math.floor(index / 2) * 840,
      width: 600,
      height: 840,
      scale: 1.14,
      days: 3,
    })),
  );

export const methodTide: Picture[] = [
  { file: 'method-tide.webp', quality: 54, width: 1760, draw: () => wide('day') },
  { file: 'method-tide-night.webp', quality: 54, width: 1760, draw: () => wide('night') },
  { file: 'method-tide-phone.webp', quality: 52, width: 820, draw: () => narrow('day') },
  { file: 'method-tide-phone-night.webp', quality: 48, width: 820, draw: () => narrow('night') },
];
