import { flat } from './block-of-flats.ts';
import { mix, oklch, studio } from './colour.ts';
import { phone, statusBar } from './devices.ts';
import {
  at,
  blended,
  box,
  circle,
  type Drawing,
  finishDrawing,
  group,
  line,
  linear,
  type Point,
  path,
  pool,
  smooth,
  startDrawing,
} from './drawing.ts';
import { handwriting, noteHand } from './handwriting.ts';
import { type Product, standing, type Tone } from './kiezel-products.ts';
import { shopLooks } from './kiezel-screens.ts';
import { ring, screenLooks } from './meting-screens.ts';
import { stone } from './pebble.ts';
import { frame, scribble, stroke } from './pencil.ts';
import type { Picture } from './picture.ts';
import { type Random, seededRandom } from './random.ts';
import { daylight, type Hour, paperByNight, sheet, table } from './surface.ts';
import { lines, type } from './type.ts';

/** Pictures of the method page's steps: sketches and test of Kiezel, and edge cases of Zonnedeler. */

const graphite = oklch(0.34, 0.012, 80);

const writeWords = (
  words: string,
  x: number,
  y: number,
  colour: string,
  size: number,
  width = size / 8,
): string => at(x, y, handwriting(words, { glyphs: noteHand, colour, size, width }));

/** Table by day. By night a dark surface for a lamp. */
const drawGround = (drawing: Drawing, hour: Hour, day: string, night: string): string =>
  hour === 'day'
    ? table(drawing, day) + daylight(drawing, 0.14)
    : box(0, 0, drawing.width, drawing.height, night);

/** Lamplight on the table only. Paper that is drawn after it stays light, with dark pencil. */
const drawLamplight = (drawing: Drawing, hour: Hour, x: number, y: number): string =>
  hour === 'day'
    ? ''
    : blended(
        'multiply',
        box(
          0,
          0,
          drawing.width,
          drawing.height,
          pool(drawing, x, y, Math.max(drawing.width, drawing.height) * 0.92, [
            [0, oklch(0.97, 0.045, 80)],
            [0.3, oklch(0.87, 0.05, 74)],
            [0.62, oklch(0.63, 0.05, 56)],
            [1, oklch(0.45, 0.03, 290)],
          ]),
        ),
      );

/** White paper in lamplight: lighter near the lamp, darker far from it. */
const paper = (drawing: Drawing, hour: Hour, far = 0): string =>
  hour === 'day'
    ? '#ffffff'
    : linear(drawing, 62, [
        [0, mix(paperByNight.lit, '#000000', far)],
        [1, mix(paperByNight.past, '#000000', far)],
      ]);

const red: Readonly<Record<Hour, string>> = { day: studio.accent, night: oklch(0.5, 0.19, 31) };

interface SheetPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

/** Rejected ideas for Kiezel, each drawn on a sheet of 400 by 280 with the reason for its rejection. */
const rejected: readonly {
  readonly why: string;
  readonly draw: (random: Random, white: string) => string;
}[] = [
  {
    why: 'leest niemand',
    draw: (random) =>
      [0, 1, 2, 3, 4]
        .map(
          (row) =>
            frame(random, 36, 36 + row * 36, 22, 14, graphite) +
            scribble(random, 72, 44 + row * 36, 150 + (row % 3) * 40) +
            scribble(random, 318, 44 + row * 36, 40),
        )
        .join(''),
  },
  {
    why: 'te veel knoppen',
    draw: (random, white) =>
      [0, 1, 2, 3]
        .map(
          (row) =>
            scribble(random, 34, 50 + row * 42, 60) +
            stroke(random, 120, 50 + row * 42, 360, 50 + row * 42, 3, graphite) +
            circle(150 + ((row * 83) % 180), 50 + row * 42, 11, {
              fill: white,
              stroke: graphite,
              'stroke-width': 3,
            }),
        )
        .join(''),
  },
  {
    why: 'en dan?',
    draw: (random) =>
      [
        frame(random, 34, 34, 210, 56, graphite),
        scribble(random, 54, 62, 160),
        frame(random, 186, 108, 176, 46, graphite),
        scribble(random, 206, 131, 130),
        frame(random, 34, 172, 120, 38, graphite),
        scribble(random, 52, 190, 80),
      ].join(''),
  },
  {
    why: 'weg is weg',
    draw: (random, white) =>
      [
        group({ transform: 'rotate(9 200 120)' }, frame(random, 140, 34, 130, 168, graphite)),
        group(
          { transform: 'rotate(-6 200 120)' },
          box(130, 30, 130, 170, white),
          frame(random, 130, 30, 130, 170, graphite),
        ),
        circle(194, 92, 36, { fill: 'none', stroke: graphite, 'stroke-width': 3 }),
        scribble(random, 156, 156, 80),
        stroke(random, 92, 110, 40, 110, 3.5, graphite),
        stroke(random, 40, 110, 58, 94, 3.5, graphite),
        stroke(random, 40, 110, 58, 126, 3.5, graphite),
        stroke(random, 308, 110, 360, 110, 3.5, graphite),
        stroke(random, 360, 110, 342, 94, 3.5, graphite),
        stroke(random, 360, 110, 342, 126, 3.5, graphite),
      ].join(''),
  },
  {
    why: 'mooi, maar waarom',
    draw: (random) =>
      [
        stroke(random, 50, 206, 50, 34, 3, graphite),
        stroke(random, 50, 206, 364, 206, 3, graphite),
        ...(
          [
            [96, 170, 13],
            [140, 120, 20],
            [204, 146, 11],
            [236, 80, 24],
            [300, 112, 14],
            [330, 62, 18],
          ] as const
        ).map(([x, y, r]) => circle(x, y, r, { fill: 'none', stroke: graphite, 'stroke-width': 3 })),
      ].join(''),
  },
];

/** Rejected sheet: struck through in red, with the reason in red pencil. */
function putAway(
  drawing: Drawing,
  hour: Hour,
  index: number,
  { x, y, width, height, turn }: SheetPlace,
): string {
  const idea = rejected[index];
  if (!idea) return '';
  const random = seededRandom(index * 29 + 5);
  const scale = width / 400;
  const high = height / scale;
  const tilt = [12, -8, 10, -12, 6][index] ?? 0;
  return sheet(
    drawing,
    {
      x,
      y,
      width,
      height,
      radius: 3,
      turn,
      lift: 16,
      fill: hour === 'day' ? '#fdfcf8' : paper(drawing, hour, 0.02),
    },
    group(
      { transform: `scale(${scale})` },
      group(
        { opacity: 0.72, transform: `scale(1 ${Math.min(1, (high - 62) / 212)})` },
        idea.draw(random, hour === 'day' ? '#ffffff' : mix(paperByNight.lit, '#000000', 0.06)),
      ),
      stroke(random, 26, high * 0.42 + tilt * 4, 378, high * 0.4 - tilt * 4, 6, red[hour]),
      writeWords(idea.why, 30, high - 26, red[hour], 25, 3.4),
    ),
  );
}

/** Pencil sketch of headphones: a band and two shells. */
function headphones(random: Random, x: number, y: number, size: number): string {
  const bow = (lift: number): string =>
    path(
      smooth([
        [x - size * 0.42, y + size * 0.2],
        [x - size * 0.4, y - size * 0.26 - lift],
        [x, y - size * 0.5 - lift],
        [x + size * 0.4, y - size * 0.26 - lift],
        [x + size * 0.42, y + size * 0.2],
      ]),
      { fill: 'none', stroke: graphite, 'stroke-width': 4 },
    );
  return [
    bow(0),
    bow(size * 0.05),
    frame(random, x - size * 0.56, y + size * 0.08, size * 0.24, size * 0.4, graphite),
    frame(random, x + size * 0.32, y + size * 0.08, size * 0.24, size * 0.4, graphite),
  ].join('');
}

/** Pencil sketch of earphones: two buds on a cord. */
const earphones = (random: Random, x: number, y: number): string =>
  [-1, 1]
    .map(
      (side) =>
        circle(x + side * 50, y - 40, 26, { fill: 'none', stroke: graphite, 'stroke-width': 4 }) +
        circle(x + side * 34, y - 38, 12, { fill: 'none', stroke: graphite, 'stroke-width': 3 }) +
        path(
          smooth([
            [x + side * 54, y - 14],
            [x + side * 50, y + 40 + random.between(-3, 3)],
            [x + side * 6, y + 48],
            [x, y + 88],
          ]),
          { fill: 'none', stroke: graphite, 'stroke-width': 3.5, 'stroke-linecap': 'round' },
        ),
    )
    .join('');

/** The chosen idea: three products, each with its drawback. Drawn on a sheet of 800 by 760. */
function chosen(drawing: Drawing, hour: Hour, { x, y, width, height, turn }: SheetPlace): string {
  const random = seededRandom(17);
  const scale = width / 800;
  const price = ['140', '95', '40'];
  return sheet(
    drawing,
    {
      x,
      y,
      width,
      height,
      radius: 4,
      turn,
      lift: 44,
      fill: paper(drawing, hour),
    },
    group(
      { transform: `scale(${scale})` },
      writeWords('Drie is genoeg', 60, 112, graphite, 62, 7.5),
      ...[0, 1, 2].flatMap((index) => {
        const left = 56 + index * 240;
        return [
          frame(random, left, 190, 206, 330, graphite),
          index === 2 ? earphones(random, left + 103, 296) : headphones(random, left + 103, 296, 130),
          stroke(random, left, 400, left + 206, 400, 3, graphite),
          scribble(random, left + 20, 432, 120),
          writeWords(price[index] ?? '', left + 22, 496, graphite, 34, 4.4),
        ];
      }),
      // The drawback of each product, circled.
      writeWords('te zwaar', 68, 588, graphite, 29, 4),
      writeWords('te groot', 306, 588, graphite, 29, 4),
      writeWords('te open', 556, 588, graphite, 29, 4),
      path(
        smooth([
          [300, 616],
          [60, 622],
          [30, 580],
          [70, 540],
          [400, 534],
          [730, 540],
          [768, 580],
          [720, 622],
          [430, 630],
          [260, 622],
        ] as Point[]),
        { fill: 'none', stroke: red[hour], 'stroke-width': 6, 'stroke-linecap': 'round' },
      ),
      writeWords('dit moet erbij, anders', 60, 690, red[hour], 38, 5),
      writeWords('kiest er niemand', 60, 742, red[hour], 38, 5),
    ),
  );
}

/** Red pencil lying on the table. */
function redPencil(x: number, y: number, long: number, turn: number): string {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    box(8, 14, long, 22, '#000000', 10, { opacity: 0.24 }),
    box(0, 0, long, 8, mix(studio.accent, '#ffffff', 0.22)),
    box(0, 8, long, 8, studio.accent),
    box(0, 16, long, 8, mix(studio.accent, '#000000', 0.28)),
    path(`M${long} 0L${long + 44} 12L${long} 24Z`, { fill: oklch(0.84, 0.06, 72) }),
    path(`M${long + 29} 8L${long + 44} 12L${long + 29} 16Z`, { fill: studio.accent }),
    box(-4, 0, 16, 24, mix(studio.accent, '#000000', 0.45), 5),
  );
}

/** Slate in lamplight: darker than the paper on it, lighter than the page around it. */
const slateByNight = oklch(0.42, 0.045, 250);

/** Six ideas: the chosen one on a large sheet, and five rejected ones beside it. */
function sketches(hour: Hour): string {
  const drawing = startDrawing(1800, 900);
  return finishDrawing(
    drawing,
    drawGround(drawing, hour, stone.slate, slateByNight),
    drawLamplight(drawing, hour, 520, -60),
    chosen(drawing, hour, { x: 70, y: 48, width: 810, height: 804, turn: -1.2 }),
    ...rejected.map((_, index) =>
      putAway(drawing, hour, index, {
        x: 940 + (index % 2) * 424,
        y: 48 + Math.floor(index / 2) * 276,
        width: 396,
        height: 254,
        turn: [1.4, -1.8, -1.1, 2.2, 1.2][index] ?? 0,
      }),
    ),
    redPencil(1404, 800, 300, -24),
  );
}

function sketchesOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1720);
  return finishDrawing(
    drawing,
    drawGround(drawing, hour, stone.slate, slateByNight),
    drawLamplight(drawing, hour, 480, -40),
    chosen(drawing, hour, { x: 44, y: 40, width: 872, height: 836, turn: -1 }),
    ...rejected.map((_, index) =>
      putAway(drawing, hour, index, {
        x: 36 + (index % 2) * 456,
        y: 916 + Math.floor(index / 2) * 266,
        width: 432,
        height: 246,
        turn: [0.8, -1.2, -0.8, 1.2, 0.9][index] ?? 0,
      }),
    ),
    redPencil(540, 1610, 290, -24),
  );
}

/** Offers on the test's phone: product, tone, name, price and drawback. */
const offers: readonly (readonly [Product, Tone, string, string, string])[] = [
  ['headphones', 'pale', 'Zwaan', '€ 140', 'Minder: zwaar na een uur'],
  ['headphones', 'red', 'Merel', '€ 95', 'Minder: vouwt niet op'],
  ['small headphones', 'slate', 'Mus', '€ 40', 'Minder: je hoort de trein'],
];

/** Traces of a participant's thumb: the first choice, the way up and the current position. */
const doubt = (colour: string): string =>
  [
    circle(316, 660, 22, { fill: 'none', stroke: colour, 'stroke-width': 4.5 }),
    path('M322 630C346 586 346 526 324 480', {
      fill: 'none',
      stroke: colour,
      'stroke-width': 5,
      'stroke-linecap': 'round',
      'stroke-dasharray': '0.5 11',
    }),
    circle(316, 452, 22, { fill: colour, opacity: 0.3 }),
    circle(316, 452, 11, { fill: colour }),
  ].join('');

function threeScreen(drawing: Drawing, hour: Hour): string {
  const look = shopLooks[hour];
  return [
    box(0, 0, 390, 844, look.paper),
    statusBar(look.ink, '14:05'),
    lines(['Drie die bij', 'je passen'], 27, 104, { size: 40, colour: look.ink, weight: 600, leading: 1.05 }),
    ...offers.flatMap(([kind, tone, name, price, against], index) => {
      const y = 176 + index * 206;
      return [
        box(28, y + 134, 334, index === 2 ? 4 : 2, index === 2 ? look.accent : look.faint),
        standing(drawing, { x: 102, foot: y + 134, size: 136 }, kind, hour, tone),
        type(name, 180, y + 54, { size: 30, colour: look.ink, weight: 600 }),
        type(price, 180, y + 92, { size: 26, colour: index === 2 ? look.price : look.soft, weight: 600 }),
        type(against, 46, y + 166, { size: 23, colour: look.quiet, weight: 500, within: 300 }),
      ];
    }),
    doubt(look.accent),
  ].join('');
}

/** Observations of the third participant, with their times. */
const minutes = [
  ['14:02', 'Leest de kop hardop'],
  ['14:03', 'Kiest Mus, om de prijs'],
  ['14:05', 'Leest ‘Minder’'],
  ['14:05', 'Lacht'],
  ['14:06', 'Neemt Merel'],
] as const;

function log(drawing: Drawing, hour: Hour, place: SheetPlace): string {
  const { x, y, width, height, turn } = place;
  const row = (index: number): number => height * 0.3 + index * height * 0.118;
  const size = Math.min(width * 0.057, height * 0.066);
  // Returns the x of a share of the row, for text of this size. The ring must enclose the words.
  const along = (share: number): number => width * 0.29 + (share - 0.29) * size * 17.5;
  return sheet(
    drawing,
    {
      x,
      y,
      width,
      height,
      radius: 4,
      turn,
      lift: 28,
      fill: paper(drawing, hour),
    },
    type('Nummer drie', width * 0.08, height * 0.13, { size: size * 1.7, colour: studio.ink, weight: 600 }),
    ...minutes.flatMap(([time, seen], index) => [
      line(
        width * 0.08,
        row(index) - height * 0.077,
        width * 0.92,
        row(index) - height * 0.077,
        hour === 'day' ? studio.grey : mix(studio.grey, studio.ink, 0.4),
        2,
      ),
      type(time, width * 0.08, row(index), {
        size,
        colour: hour === 'day' ? studio.inkSoft : oklch(0.34, 0.02, 60),
        weight: 400,
      }),
      type(seen, width * 0.29, row(index), { size, colour: studio.ink, weight: 500, within: width * 0.64 }),
    ]),
    path(
      smooth([
        [along(0.5), row(2) - size * 1.2],
        [along(0.3), row(2) - size * 1.15],
        [along(0.25), row(2) - size * 0.2],
        [along(0.34), row(2) + size * 0.75],
        [along(0.62), row(2) + size * 0.7],
        [along(0.74), row(2) - size * 0.2],
        [along(0.66), row(2) - size * 1.15],
        [along(0.42), row(2) - size * 1.4],
      ]),
      { fill: 'none', stroke: red[hour], 'stroke-width': width * 0.01, 'stroke-linecap': 'round' },
    ),
    ...[0, 1, 2, 3, 4].map((person) =>
      circle(width * (0.125 + person * 0.125), height * 0.905, width * 0.042, {
        fill: person < 2 ? studio.ink : person === 2 ? studio.accent : 'none',
        stroke: person === 2 ? studio.accent : person < 2 || hour === 'night' ? studio.ink : studio.grey,
        'stroke-width': width * 0.008,
      }),
    ),
  );
}

const testGround = oklch(0.84, 0.07, 40);
const testGroundByNight = oklch(0.5, 0.095, 36);

/** Usability test: a participant's phone, cropped at the bottom, and the observer's notes. */
function drawTest(hour: Hour): string {
  const drawing = startDrawing(1280, 960);
  return finishDrawing(
    drawing,
    drawGround(drawing, hour, testGround, testGroundByNight),
    drawLamplight(drawing, hour, 900, -80),
    log(drawing, hour, { x: 610, y: 110, width: 600, height: 720, turn: 1.6 }),
    phone(
      drawing,
      {
        // All three cards are whole.
        x: 88,
        y: 52,
        width: 442,
        turn: -2,
        lift: 46,
        body: hour === 'day' ? studio.ink : oklch(0.4, 0.012, 80),
      },
      threeScreen(drawing, hour),
    ),
  );
}

/** Phone version: the whole phone, with the notes below it. */
function drawTestOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1900);
  return finishDrawing(
    drawing,
    drawGround(drawing, hour, testGround, testGroundByNight),
    drawLamplight(drawing, hour, 700, -80),
    phone(
      drawing,
      {
        x: 214,
        y: 52,
        width: 532,
        turn: -1.5,
        lift: 46,
        body: hour === 'day' ? studio.ink : oklch(0.4, 0.012, 80),
      },
      threeScreen(drawing, hour),
    ),
    log(drawing, hour, { x: 56, y: 1240, width: 848, height: 610, turn: 0.8 }),
  );
}

/** Text of a Zonnedeler screen in an edge case: no data yet, no connection or a long name. */
interface State {
  readonly name: string;
  readonly time: string;
  readonly head: readonly string[];
  readonly words: readonly string[];
  readonly button: string;
}

const states: readonly State[] = [
  {
    name: 'Leeg',
    time: '05:48',
    head: ['Nog geen', 'zon.'],
    words: ['De eerste komt om 6:12.', 'Tot dan: van het net.'],
    button: 'Waarschuw me',
  },
  {
    name: 'Geen verbinding',
    time: '12:34',
    head: ['Even geen', 'bereik.'],
    words: ['Dit was om 12:20. Daarna', 'scheen de zon gewoon door.'],
    button: 'Probeer opnieuw',
  },
  {
    name: 'Lange naam',
    time: '18:30',
    head: ['Van den Berg-', 'Oudshoorn'],
    words: ['en Zn., 4e verdieping.', 'Leende je 0,8 kWh.'],
    button: 'Geef iets terug',
  },
];

const ringWords = ['0%', '70%', '0,8'] as const;

/** Gauge of an edge case: nothing, an outdated value or the share that a neighbour lent. */
function measure(index: number, cx: number, cy: number, r: number, hour: Hour): string {
  const { ink, faint } = screenLooks[hour];
  const tone = hour === 'day' ? flat.indigo : flat.sun;
  const words = type(ringWords[index] ?? '', cx, cy + r * 0.14, {
    size: r * 0.5,
    colour: ink,
    weight: 600,
    align: 'centre',
    opacity: index === 1 ? 0.5 : 1,
  });
  if (index === 0)
    return (
      circle(cx, cy, r, {
        fill: 'none',
        stroke: faint,
        'stroke-width': r * 0.15,
        'stroke-dasharray': `${r * 0.05} ${r * 0.2}`,
        'stroke-linecap': 'round',
      }) + words
    );
  if (index === 1)
    return (
      group({ opacity: 0.42 }, ring(cx, cy, r, 0.7, tone, faint, r * 0.15)) +
      line(cx - r * 1.16, cy + r * 1.02, cx + r * 1.16, cy - r * 1.02, studio.accent, r * 0.075) +
      group({}, words)
    );
  return ring(cx, cy, r, 0.31, tone, faint, r * 0.15) + words;
}

function stateScreen(index: number, hour: Hour): string {
  const { time, head, words, button } = states[index] as State;
  const { ink, quiet, paper } = screenLooks[hour];
  return [
    box(0, 0, 390, 844, paper),
    statusBar(ink, time),
    // No signal bars, because there is no connection.
    index === 1 ? box(286, 18, 30, 20, paper) : '',
    lines(head, 27, 116, { size: 47, colour: ink, weight: 600, leading: 1.04, within: 350 }),
    measure(index, 195, 318, 96, hour),
    lines(words, 28, 484, { size: 26, colour: quiet, weight: 500, leading: 1.25, within: 345 }),
    box(28, 554, 334, 66, flat.sun, 33),
    type(button, 195, 596, { size: 25, colour: flat.night, weight: 600, align: 'centre' }),
  ].join('');
}

const sunGround = (drawing: Drawing, hour: Hour): string => {
  const { width, height } = drawing;
  return box(
    0,
    0,
    width,
    height,
    linear(
      drawing,
      60,
      hour === 'day'
        ? [
            [0, flat.butter],
            [0.55, flat.sun],
            [1, '#f0b35a'],
          ]
        : [
            // A yellow lamplight, on which dark phones keep their edges.
            [0, oklch(0.7, 0.125, 78)],
            [1, oklch(0.45, 0.095, 62)],
          ],
    ),
  );
};

/** Three phones in close-up, cropped below the button. */
function drawStates(hour: Hour): string {
  const drawing = startDrawing(1800, 920);
  const body = hour === 'day' ? studio.ink : oklch(0.16, 0.02, 278);
  const ink = flat.night;
  return finishDrawing(
    drawing,
    sunGround(drawing, hour),
    ...states.map(({ name }, index) =>
      type(name, 94 + index * 572 + 16, 88, { size: 44, colour: ink, weight: 600 }),
    ),
    ...states.map((_, index) =>
      phone(drawing, { x: 94 + index * 572, y: 124, width: 468, lift: 50, body }, stateScreen(index, hour)),
    ),
  );
}

/** Phone version: the three states in one column, as wide as the picture, each with its text and gauge. */
function finishingOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1500);
  const { ink, quiet, paper } = screenLooks[hour];
  return finishDrawing(
    drawing,
    sunGround(drawing, hour),
    ...states.map(({ name, head, words, button }, index) =>
      sheet(
        drawing,
        { x: 36, y: 36 + index * 484, width: 888, height: 456, radius: 34, lift: 30, fill: paper },
        type(name, 44, 74, { size: 34, colour: quiet, weight: 500 }),
        lines(head, 42, 152, { size: 72, colour: ink, weight: 600, leading: 1.04, within: 560 }),
        measure(index, 736, 148, 96, hour),
        lines(words, 44, 298, { size: 37, colour: quiet, weight: 500, leading: 1.22, within: 800 }),
        box(44, 364, 340, 68, flat.sun, 34),
        type(button, 214, 409, { size: 34, colour: flat.night, weight: 600, align: 'centre' }),
      ),
    ),
  );
}

export const methodSteps: Picture[] = [
  { file: 'method-sketches.webp', quality: 48, width: 1520, draw: () => sketches('day') },
  { file: 'method-sketches-night.webp', quality: 45, width: 1520, draw: () => sketches('night') },
  { file: 'method-sketches-phone.webp', quality: 42, width: 780, draw: () => sketchesOnPhones('day') },
  {
    file: 'method-sketches-phone-night.webp',
    quality: 38,
    width: 780,
    draw: () => sketchesOnPhones('night'),
  },
  { file: 'method-trying.webp', quality: 58, draw: () => drawTest('day') },
  { file: 'method-trying-night.webp', quality: 58, draw: () => drawTest('night') },
  { file: 'method-trying-phone.webp', quality: 40, width: 780, draw: () => drawTestOnPhones('day') },
  { file: 'method-trying-phone-night.webp', quality: 40, width: 780, draw: () => drawTestOnPhones('night') },
  { file: 'method-states.webp', quality: 54, width: 1560, draw: () => drawStates('day') },
  { file: 'method-states-night.webp', quality: 54, width: 1560, draw: () => drawStates('night') },
  { file: 'method-states-phone.webp', quality: 50, width: 780, draw: () => finishingOnPhones('day') },
  { file: 'method-states-phone-night.webp', quality: 50, width: 780, draw: () => finishingOnPhones('night') },
];
