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
 * One screen in four steps, from a tide table to the finished app. One waterline runs through all four. The
 * text "Keer om 14:20" is Laagwater's.
 */

/** Area of a step, in units of the viewBox. `scale` is the size of its text relative to the wide picture. */
interface Band {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Number of days that the table shows. */
  readonly days: number;
  /**
   * True if the waterline runs down beside the text, into the band below. Otherwise it runs under the text,
   * into the band on the right.
   */
  readonly down?: boolean;
}

/** Water level at a share of the band: from high (1) to low (-1) in the middle to high again. */
const findWaterLevel = (share: number): number => Math.cos(share * Math.PI * 2);

/**
 * Duration of the tide in minutes. Low water is at 13:13, the walk starts at 10:10 and turns at 14:20, 67
 * minutes after low water.
 */
const tideMinutes = 744;
const turn = 0.5 + 67 / tideMinutes;
const out = 0.5 - 183 / tideMinutes;

/** Point of the waterline at a share of the day. */
const findWaterEdge = ({ width, height, down }: Band, share: number): Point =>
  down
    ? [width * 0.8 - findWaterLevel(share) * width * 0.12, share * height]
    : [share * width, height * 0.712 - findWaterLevel(share) * height * 0.15];

const traceWaterEdge = (band: Band, from = 0, to = 1): Point[] =>
  Array.from({ length: 25 }, (_, index): Point => findWaterEdge(band, from + ((to - from) * index) / 24));

const findTurningPoint = (band: Band): Point => findWaterEdge(band, turn);

/** Returns the outline of the water, which lies below the waterline or to the right of it. */
const outlineWater = (band: Band): string => {
  const { width, height, down } = band;
  return `${smooth(traceWaterEdge(band))}L${width} ${height}${down ? `L${width} 0` : `L0 ${height}`}Z`;
};

/** Width that a band has for text. */
const measureTextWidth = ({ width, down }: Band): number => (down ? width * 0.54 : width);

/** Returns the fill of paper in the light of the hour. It does not affect the text on the paper. */
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

/** Ring in pencil: one round that overlaps its start. */
const drawRing = (x: number, y: number, wide: number, high: number, colour: string, width: number): string =>
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

/** Printed tide table: the day, high water, low water and high water. */
const tides = [
  ['12', '05:58', '12:12', '18:21'],
  ['13', '07:02', '13:13', '19:26'],
  ['14', '08:00', '14:06', '20:22'],
  ['15', '09:01', '15:04', '21:20'],
] as const;

/** Step 1, research: the tide table with low water circled and the question that it does not answer. */
function drawTideTable(band: Band, hour: Hour, lit: Lit): string {
  const { printed, ink, soft, red, pencil } = papers[hour];
  const { width, height, scale } = band;
  const size = 34 * scale;
  const left = 48 * scale;
  const row = (index: number): number => (190 + index * 58) * scale;
  const room = measureTextWidth(band);
  const columns = [left, room * 0.235, room * 0.495, room * 0.755];
  const figures = band.down ? 9 : 13;
  const asked = band.down ? { x: left, y: row(2) + 128 * scale } : { x: width * 0.3, y: height * 0.592 };
  return [
    box(0, 0, width, height, lit(printed)),
    type('Getijden, juni', left, 92 * scale, { size: 42 * scale, colour: ink, weight: 600 }),
    ...['', 'hoog', 'laag', 'hoog'].map((word, index) =>
      type(word, columns[index] ?? 0, 140 * scale, { size: 24 * scale, colour: soft, weight: 500 }),
    ),
    ...tides.slice(0, band.days).flatMap((day, index) => [
      line(left, row(index) - 42 * scale, room - 34 * scale, row(index) - 42 * scale, soft, 1.5 * scale, {
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
    drawRing(room * 0.58, row(1) - 12 * scale, 76 * scale, 36 * scale, red, 5 * scale),
    // The waterline as figures, in decimetres. The outermost figures stay clear of the edges.
    ...Array.from({ length: figures }, (_, index) => {
      const share = 0.09 + (index / (figures - 1)) * 0.82;
      const [x, y] = findWaterEdge(band, share);
      return type(String(Math.round(15 + findWaterLevel(share) * 13)), x, y + 10 * scale, {
        size: 29 * scale,
        colour: ink,
        weight: 500,
        align: 'centre',
        figures: 'tabular',
      });
    }),
    written('en wanneer', asked.x, asked.y - 54 * scale, pencil, 32 * scale, 4 * scale),
    written('keer je om?', asked.x, asked.y, pencil, 32 * scale, 4 * scale),
  ].join('');
}

/** Water hatched in pencil, from its edge onwards. */
function hatchWater(random: ReturnType<typeof seededRandom>, band: Band, colour: string): string[] {
  const { width, height, scale, down } = band;
  return Array.from({ length: 17 }, (_, index) => {
    const [x, y] = findWaterEdge(band, (index + 0.6) / 17);
    const far = random.between(0.5, 0.95);
    if (down) {
      const left = x + 22 * scale;
      return stroke(random, left, y, left + (width * 1.02 - left) * far, y - 20 * scale, 2.6 * scale, colour);
    }
    const top = y + 22 * scale;
    const end = Math.min(height + 10, top + (height * 1.02 - top) * far);
    return stroke(random, x, top, x - 34 * scale, end, 2.6 * scale, colour);
  });
}

/** Red arrow at the turning point, from above or from the side. */
function drawArrow(band: Band, red: string): string {
  const { scale, down } = band;
  const [x, y] = findTurningPoint(band);
  const pen = { fill: 'none', stroke: red, 'stroke-width': 5 * scale, 'stroke-linecap': 'round' } as const;
  const from = (points: readonly Point[]): Point[] =>
    points.map(([px, py]): Point => [x + px * scale, y + py * scale]);
  const [shaft, head, words]: readonly [readonly Point[], readonly Point[], Point] = down
    ? [
        [
          [-170, 8],
          [-112, 22],
          [-48, 6],
        ],
        [
          [-70, -14],
          [-44, 5],
          [-66, 30],
        ],
        [-366, 16],
      ]
    : [
        [
          [-6, -150],
          [18, -108],
          [6, -48],
        ],
        [
          [-12, -68],
          [5, -42],
          [26, -62],
        ],
        [-76, -168],
      ];
  return [
    path(smooth(from(shaft)), pen),
    path(
      `M${from(head)
        .map((point) => point.join(' '))
        .join('L')}`,
      pen,
    ),
    written('nu terug', x + words[0] * scale, y + words[1] * scale, red, 32 * scale, 4 * scale),
  ].join('');
}

/** Step 2, sketch: it shows when to turn, instead of when the water is low. */
function drawSketch(band: Band, hour: Hour, lit: Lit): string {
  const { drawn: paper, pencil, red } = papers[hour];
  const { width, height, scale, down } = band;
  const random = seededRandom(71);
  const [x, y] = findTurningPoint(band);
  const left = 54 * scale;
  return [
    box(0, 0, width, height, lit(paper)),
    written('laagwater 13:13', left, 96 * scale, pencil, 32 * scale, 3.4 * scale),
    stroke(random, left - 12 * scale, 88 * scale, left + 330 * scale, 78 * scale, 5 * scale, red),
    written('Keer om', left, 192 * scale, pencil, 54 * scale, 6 * scale),
    written('14:20', left, 352 * scale, pencil, 118 * scale, 11 * scale),
    stroke(random, left, 384 * scale, left + 330 * scale, 376 * scale, 5 * scale, pencil),
    ...hatchWater(random, band, mix(pencil, paper, 0.5)),
    ...[
      { from: 0, to: 1, loose: 2, beside: 0, thick: 8 },
      { from: 0.04, to: 0.97, loose: 3, beside: 5, thick: 3 },
    ].map(({ from, to, loose, beside, thick }) =>
      path(
        smooth(
          traceWaterEdge(band, from, to).map(([px, py]): Point => {
            const off = random.between(-loose, loose) - beside * scale;
            return down ? [px + off, py] : [px, py + off];
          }),
        ),
        { fill: 'none', stroke: pencil, 'stroke-width': thick * scale, 'stroke-linecap': 'round' },
      ),
    ),
    drawRing(x, y, 24 * scale, 24 * scale, red, 6 * scale),
    drawArrow(band, red),
  ].join('');
}

/** Step 3, prototype in grey, with a note of a participant's question. */
function drawPrototype(drawing: Drawing, band: Band, hour: Hour): string {
  const { grey, greyInk, greySoft, greyWater } = papers[hour];
  const { width, height, scale } = band;
  const [x, y] = findTurningPoint(band);
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
    path(outlineWater(band), { fill: greyWater }),
    path(smooth(traceWaterEdge(band)), { fill: 'none', stroke: greySoft, 'stroke-width': 8 * scale }),
    circle(x, y, 17 * scale, { fill: grey, stroke: greyInk, 'stroke-width': 8 * scale }),
    sheet(
      drawing,
      {
        x: band.down ? width * 0.47 : width * 0.5 - 118 * scale,
        y: (band.down ? 236 : 392) * scale,
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

/**
 * Sky of the finished screen. By night it is the lightest part of the picture, because a screen emits light.
 */
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

/** Step 4, finished screen, which answers the question. */
function drawFinal(drawing: Drawing, band: Band, hour: Hour): string {
  const { width, height, scale } = band;
  const [x, y] = findTurningPoint(band);
  const left = 54 * scale;
  const hourAt = (share: number): Point =>
    band.down ? [width - 52 * scale, height * share + 12 * scale] : [width * share, height - 40 * scale];
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
    path(outlineWater(band), { fill: water }),
    path(smooth(traceWaterEdge(band)), { fill: 'none', stroke: '#ffffff', 'stroke-width': 7 * scale }),
    path(smooth(traceWaterEdge(band, out, turn)), {
      fill: 'none',
      stroke: sea.sand,
      'stroke-width': 16 * scale,
      'stroke-linecap': 'round',
    }),
    circle(x, y, 34 * scale, { fill: '#ffffff', opacity: 0.28 }),
    circle(x, y, 21 * scale, { fill: '#ffffff' }),
    circle(x, y, 11 * scale, { fill: studio.accent }),
    ...[10, 13, 16].map((oclock) =>
      type(`${oclock}`, ...hourAt(0.5 + (oclock * 60 - 793) / tideMinutes), {
        size: 34 * scale,
        colour: '#ffffff',
        align: 'centre',
        weight: 600,
      }),
    ),
  ].join('');
}

function drawSteps(hour: Hour, size: { width: number; height: number }, bands: readonly Band[]): string {
  const drawing = startDrawing(size.width, size.height);
  // By night a low lamp above the table lights the paper, less so farther away. Screens emit their own light.
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
    (band: Band) => drawTideTable(band, hour, under(band)),
    (band: Band) => drawSketch(band, hour, under(band)),
    (band: Band) => drawPrototype(drawing, band, hour),
    (band: Band) => drawFinal(drawing, band, hour),
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

/** Four steps side by side, from edge to edge. */
const wide = (hour: Hour): string =>
  drawSteps(
    hour,
    { width: 2100, height: 900 },
    [0, 1, 2, 3].map((index) => ({ x: index * 525, y: 0, width: 525, height: 900, scale: 1, days: 4 })),
  );

/** Phone version: four steps in one column, so that the waterline runs on from one to the next. */
const drawNarrow = (hour: Hour): string =>
  drawSteps(
    hour,
    { width: 1200, height: 2040 },
    [0, 1, 2, 3].map((index) => ({
      x: 0,
      y: index * 510,
      width: 1200,
      height: 510,
      scale: 1.08,
      days: 3,
      down: true,
    })),
  );

export const methodTide: Picture[] = [
  { file: 'method-tide.webp', quality: 54, width: 1760, draw: () => wide('day') },
  { file: 'method-tide-night.webp', quality: 54, width: 1760, draw: () => wide('night') },
  { file: 'method-tide-phone.webp', quality: 52, width: 820, draw: () => drawNarrow('day') },
  { file: 'method-tide-phone-night.webp', quality: 48, width: 820, draw: () => drawNarrow('night') },
];
