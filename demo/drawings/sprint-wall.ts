import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import {
  at,
  blended,
  blur,
  box,
  circle,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  line,
  linear,
  type Point,
  path,
  polygon,
  pool,
  startDrawing,
} from './drawing.ts';
import { handwriting, noteHand, widthByHand } from './handwriting.ts';
import { noteTints, noteTintsByNight, stuck, tries, walksScreen } from './method.ts';
import { keptForPhones, type Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { type Hour, lampPool } from './surface.ts';

/** The studio's wall during a sprint week and before it: lit by a window by day, by a lamp in the evening. */

/**
 * Wall paint, also the colour of the page's panel around the picture, so the light ends before the edge.
 * Slightly lighter than the panel, because the grain darkens it.
 */
const paint: Readonly<Record<Hour, string>> = { day: '#24473b', night: '#17322a' };
const drawWall = (drawing: Drawing, hour: Hour): string =>
  box(-9, -9, drawing.width + 18, drawing.height + 18, paint[hour]);

/**
 * Notes of Monday to Thursday: questions, ideas, the ideas that remain and the idea that is made. There are
 * fewer and larger notes each day.
 */
const notesOfDays = [
  [
    ['Voor', 'wie?'],
    ['Wie belt', 'er dan?'],
    ['Waarom', 'nu pas?'],
    ['Te veel', 'stappen'],
    ['Mag het', 'korter?'],
    ['Wie kiest', 'er nu?'],
    ['Wat bij', 'regen?'],
    ['En zonder', 'bereik?'],
  ],
  [
    ['Kaart', 'eerst'],
    ['Drie', 'routes'],
    ['Begin bij', 'de tijd'],
    ['Zonder', 'account'],
    ['Eén', 'knop'],
    ['Grote', 'letters'],
  ],
  [
    ['Drie', 'routes'],
    ['Eén', 'knop'],
    ['Grote', 'letters'],
  ],
  [
    ['Eén', 'knop'],
    ['Drie', 'routes'],
  ],
] as const;

const days = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;

/** One of Thursday's two notes is made into a prototype. The other one is kept for later. */
const isMade = (day: number, words: readonly string[]): boolean => day === 3 && words[0] === 'Drie';

/** Position and reach of the lamp that lights the wall in the evening. */
interface WallLamp {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/**
 * Fill of paper on the wall. In the evening it depends on the distance to the lamp, and is deeper beyond the
 * light.
 */
const fillPaperOnWall = (
  drawing: Drawing,
  hour: Hour,
  { tint, dim }: Pick<NoteColours, 'tint' | 'dim'>,
  { x, y }: { readonly x: number; readonly y: number },
  lamp: WallLamp,
): string => {
  if (hour === 'day') return mix(tint, '#000000', 0.03);
  return pool(drawing, lamp.x - x, lamp.y - y, lamp.reach, [
    [0, mix(tint, '#ffe3b4', 0.2)],
    [0.3, mix(tint, dim, 0.22)],
    [0.62, mix(tint, dim, 0.6)],
    [1, dim],
  ]);
};

/** Colours of a note: in the light, beyond the light, and of its ink. */
interface NoteColours {
  readonly tint: string;
  readonly dim: string;
  readonly ink: string;
}

interface NotePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  /** Lower corner that is curled up. */
  readonly curled: 'left' | 'right';
}

interface Note {
  readonly paper: string;
  readonly ink: string;
}

/** Outline of a note that is stuck at the top and has one curled corner. */
const outlineNote = (width: number, height: number, curl: number): string =>
  `M0 0H${width}C${width + 0.6} ${height * 0.5} ${width} ${height * 0.78} ${width - curl * 0.5} ${height - curl}Q${width * 0.6} ${height + curl * 0.35} 0 ${height - curl * 0.12}Z`;

/**
 * Draws a handwritten note. Its paper and its ink are separate, because light is drawn over the paper but not
 * over the ink.
 */
function note(
  drawing: Drawing,
  hour: Hour,
  { x, y, width, height, turn, curled }: NotePlace,
  {
    words,
    tint,
    dim,
    ink,
    size,
    lamp,
  }: NoteColours & {
    readonly words: readonly string[];
    readonly size: number;
    readonly lamp: WallLamp;
  },
): Note {
  const curl = Math.min(width, height) * 0.075;
  const upper = fillPaperOnWall(drawing, hour, { tint, dim }, { x, y }, lamp);
  const outline = outlineNote(width, height, curl);
  const room = width * 0.82;
  const set = Math.min(size, ...words.map((row) => room / widthByHand(row, noteHand)));
  const soft = (deviation: number, opacity: number, shape: string): string =>
    group({ filter: blur(drawing, deviation), opacity }, shape);
  const shade = polygon([
    [width * 0.04, height * 0.12],
    [width * 0.99, height * 0.1],
    [width + curl * 0.5, height + curl * 0.3],
    [width * 0.1, height + curl * 0.75],
  ]);
  const leading = set * 1.5;
  const first = height / 2 - ((words.length - 1) * leading) / 2 + set * 0.42;
  const place = { transform: `translate(${x} ${y}) rotate(${turn} ${width / 2} 0)` };
  return {
    paper: group(
      place,
      group(
        curled === 'left' ? { transform: `translate(${width} 0) scale(-1 1)` } : {},
        soft(curl * 0.62, 0.5, path(shade, { fill: '#04100b' })),
        soft(1.6, 0.5, path(outline, { fill: '#04100b', transform: 'translate(1 2)' })),
        path(outline, { fill: upper }),
        // Flat at the glued top, light at the bottom, where it bends towards the window.
        path(outline, {
          fill: linear(drawing, 90, [
            [0, '#000000', 0.07],
            [0.16, '#000000', 0],
            [0.7, '#ffffff', 0],
            [0.9, '#ffffff', hour === 'day' ? 0.26 : 0.1],
            [1, '#000000', 0.1],
          ]),
        }),
      ),
    ),
    ink: group(
      place,
      ...words.map((row, index) =>
        at(
          width * 0.1,
          first + index * leading,
          handwriting(row, { glyphs: noteHand, colour: ink, size: set, width: Math.max(1.9, set * 0.125) }),
        ),
      ),
    ),
  };
}

/** Masking tape with the name of a day, torn at both ends. */
function dayTape(drawing: Drawing, hour: Hour, name: string, x: number, y: number, size: number): string {
  const random = seededRandom(name.length * 7 + 3);
  const width = widthByHand(name, noteHand) * size + size * 1.5;
  const high = size * 1.95;
  const torn = (edge: number): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((part): Point => [edge + random.between(-2.4, 2.4), part * high]);
  const outline = polygon([...torn(2), ...torn(width).reverse()]);
  return group(
    { transform: `translate(${x} ${y}) rotate(${random.between(-1.6, 1.2)})` },
    group(
      { filter: blur(drawing, 2.4), opacity: 0.4 },
      path(outline, { fill: '#04100b', transform: 'translate(1.5 3)' }),
    ),
    path(outline, { fill: hour === 'day' ? oklch(0.88, 0.045, 88) : oklch(0.76, 0.03, 86) }),
    at(
      size * 0.7,
      high * 0.66,
      handwriting(name, { glyphs: noteHand, colour: studio.ink, size, width: size * 0.15 }),
    ),
  );
}

/** Sunlight through a window on the wall: six slanted panes with soft edges. */
function drawPanes(
  drawing: Drawing,
  { x, y, width, height, slant }: { x: number; y: number; width: number; height: number; slant: number },
  fill: string,
): string {
  const bar = width * 0.024;
  const [across, down] = [3, 2];
  const one = { width: (width - bar * (across - 1)) / across, height: (height - bar * (down - 1)) / down };
  return group(
    { filter: blur(drawing, 5) },
    ...Array.from({ length: across * down }, (_, index) => {
      const left = x + (index % across) * (one.width + bar);
      const top = y + Math.floor(index / across) * (one.height + bar);
      const leant = (at: number): number => ((at - y) / height) * slant;
      const low = top + one.height;
      return path(
        polygon([
          [left + leant(top), top],
          [left + one.width + leant(top), top + one.width * 0.05],
          [left + one.width + leant(low), low + one.width * 0.05],
          [left + leant(low), low],
        ]),
        { fill },
      );
    }),
  );
}

/** Enamel pendant lamp in front of the wall. */
function hangingLamp(drawing: Drawing, hour: Hour, { x, y }: WallLamp, width: number): string {
  const enamel = hour === 'day' ? oklch(0.84, 0.02, 85) : oklch(0.3, 0.02, 80);
  const shade = `M${x - width / 2} ${y}C${x - width * 0.44} ${y - width * 0.34} ${x - width * 0.16} ${y - width * 0.36} ${x - width * 0.1} ${y - width * 0.52}H${x + width * 0.1}C${x + width * 0.16} ${y - width * 0.36} ${x + width * 0.44} ${y - width * 0.34} ${x + width / 2} ${y}Z`;
  return [
    hour === 'day'
      ? group(
          { filter: blur(drawing, 9), opacity: 0.4 },
          path(shade, { fill: '#04100b', transform: `translate(${width * 0.2} ${width * 0.26})` }),
        )
      : blended(
          'screen',
          ellipse(x, y + 4, width * 0.62, width * 0.16, {
            fill: '#ffc67a',
            opacity: 0.7,
            filter: blur(drawing, width * 0.12),
          }),
        ),
    line(x, -20, x, y - width * 0.5, '#0b1511', 4),
    path(shade, {
      fill: linear(drawing, 0, [
        [0, mix(enamel, '#ffffff', 0.3)],
        [0.4, enamel],
        [1, mix(enamel, '#000000', 0.42)],
      ]),
    }),
    ellipse(x, y, width / 2, width * 0.045, { fill: hour === 'day' ? '#6b665c' : '#ffe9bf' }),
  ].join('');
}

/** Narrow shelf with note pads, pens and a mug. `big` scales the objects. */
function shelf(drawing: Drawing, hour: Hour, x: number, y: number, width: number, big: number): string {
  const dim = (colour: string): string => (hour === 'day' ? colour : mix(colour, '#0a1210', 0.52));
  const wood = dim(oklch(0.76, 0.06, 72));
  const pad = (left: number, tint: string, high: number): string =>
    [
      box(left, y - high, 92 * big, high, dim(tint)),
      ...Array.from({ length: Math.floor(high / 5) }, (_, index) =>
        line(
          left,
          y - index * 5 - 3,
          left + 92 * big,
          y - index * 5 - 3,
          dim(mix(tint, studio.ink, 0.2)),
          0.8,
        ),
      ),
      box(left + 92 * big - 7, y - high, 7, high, '#000000', 0, { opacity: 0.12 }),
    ].join('');
  const pen = (left: number, colour: string, cap: string): string =>
    [
      box(left, y - 14 * big, 128 * big, 14 * big, dim(colour), 6),
      box(left, y - 14 * big, 128 * big, 4 * big, '#ffffff', 3, { opacity: 0.28 }),
      box(left + 92 * big, y - 15 * big, 44 * big, 15 * big, dim(cap), 5),
    ].join('');
  const mug = (left: number): string => {
    const [wide, high] = [50 * big, 43 * big];
    const enamel = dim('#e8e2d4');
    return [
      path(`M${left + wide - 2} ${y - high * 0.78}c28 -4 28 27 -2 24`, {
        fill: 'none',
        stroke: mix(enamel, '#000000', 0.12),
        'stroke-width': 6,
      }),
      path(
        `M${left} ${y - high}H${left + wide}V${y - 9}Q${left + wide} ${y} ${left + wide - 9} ${y}H${left + 9}Q${left} ${y} ${left} ${y - 9}Z`,
        {
          fill: linear(drawing, 0, [
            [0, mix(enamel, '#ffffff', hour === 'day' ? 0.5 : 0.06)],
            [0.45, enamel],
            [1, mix(enamel, '#000000', 0.3)],
          ]),
        },
      ),
      line(left + 1, y - high, left + wide - 1, y - high, dim('#2f4a63'), 4),
    ].join('');
  };
  return [
    group(
      { filter: blur(drawing, 13), opacity: 0.5 },
      path(
        polygon([
          [x + 14, y + 16],
          [x + width - 16, y + 16],
          [x + width - 20, y + 46],
          [x + 40, y + 46],
        ]),
        { fill: '#04100b' },
      ),
    ),
    pad(x + 26, noteTints[0] as string, 34 * big),
    pen(x + width * 0.2, studio.ink, '#3c3a36'),
    pad(x + width * 0.42, noteTints[1] as string, 20 * big),
    pen(x + width * 0.58, studio.accent, mix(studio.accent, '#000000', 0.25)),
    mug(x + width * 0.75),
    box(x, y, width, 6, mix(wood, '#ffffff', hour === 'day' ? 0.34 : 0.08)),
    box(x, y + 6, width, 15, wood),
    box(x, y + 19, width, 3, '#000000', 0, { opacity: 0.3 }),
  ].join('');
}

/** Returns the colours of a note: those of its day, or red for the idea that is made. */
const pickColours = (day: number, words: readonly string[]): NoteColours => {
  if (isMade(day, words))
    return { tint: studio.accent, dim: mix(studio.accent, '#000000', 0.22), ink: '#fffaf2' };
  const tint = noteTints[day] ?? studio.white;
  return { tint, dim: noteTintsByNight[day] ?? studio.white, ink: mix(tint, studio.ink, 0.9) };
};

/** Notes per row of a day's column, and the largest font size. */
const columnsOfDays = [
  { across: 2, size: 17 },
  { across: 2, size: 19 },
  { across: 1, size: 36 },
  { across: 1, size: 48 },
] as const;

/**
 * Columns match the page at its widest, so that the text about a day is below its notes. Measures are in
 * units of the viewBox.
 */
const week = { width: 1200, height: 690, column: 220.8, gap: 24, top: 112, held: 214 } as const;

/** The week on the wall: many notes on Monday, the prototype on Friday. */
function weekOnWall(hour: Hour): string {
  const drawing = startDrawing(week.width, week.height);
  const random = seededRandom(77);
  const lamp: WallLamp = { x: 676, y: 56, reach: 760 };
  const high = phoneHeight(week.held);
  const sun = { x: 40, y: 30, width: 880, height: 540, slant: 190 };
  const left = (day: number): number => day * (week.column + week.gap);
  const notes = notesOfDays.flatMap((ofDay, day) => {
    const { across, size } = columnsOfDays[day] as (typeof columnsOfDays)[number];
    const down = Math.ceil(ofDay.length / across);
    const between = 13;
    const width = (week.column - 8 - (across - 1) * between) / across;
    const height = (high - (down - 1) * between) / down;
    return ofDay.map((words, index) =>
      note(
        drawing,
        hour,
        {
          x: left(day) + 3 + (index % across) * (width + between),
          y: week.top + Math.floor(index / across) * (height + between),
          width,
          height,
          turn: random.between(-1.9, 1.9) * (across === 2 ? 1 : 0.6),
          curled: random.next() < 0.3 ? 'left' : 'right',
        },
        { words, ...pickColours(day, words), size, lamp },
      ),
    );
  });
  return finishDrawing(
    drawing,
    drawWall(drawing, hour),
    hour === 'day'
      ? blended('screen', group({ opacity: 0.3 }, drawPanes(drawing, sun, oklch(0.72, 0.07, 130))))
      : lampPool(drawing, { x: 676, y: 66, reach: 400, wide: 1.3 }, 0.9),
    ...days.map((name, day) => dayTape(drawing, hour, name, left(day), 66, 15)),
    ...notes.map(({ paper }) => paper),
    hour === 'day'
      ? blended('screen', group({ opacity: 0.2 }, drawPanes(drawing, sun, '#fff6d8')))
      : blended(
          'screen',
          box(
            0,
            0,
            week.width,
            week.height,
            pool(drawing, left(4) + 107, week.top + high / 2, 190, [
              [0, oklch(0.66, 0.07, 180), 0.55],
              [0.55, oklch(0.62, 0.065, 185), 0.28],
              [1, oklch(0.6, 0.06, 190), 0],
            ]),
          ),
        ),
    ...notes.map(({ ink }) => ink),
    phone(
      drawing,
      {
        x: left(4),
        y: week.top,
        width: week.held,
        lift: hour === 'day' ? 10 : 4,
        body: hour === 'day' ? studio.ink : oklch(0.66, 0.02, 150),
      },
      walksScreen(drawing, hour),
    ),
    shelf(drawing, hour, 0, 618, week.width, 1),
    hangingLamp(drawing, hour, lamp, 118),
  );
}

/**
 * Phone version: the days in one column, each as wide as the page. Notes per row, their height and the
 * largest font size.
 */
const rowsOfDays = [
  { across: 4, height: 236, size: 46 },
  { across: 3, height: 270, size: 54 },
  { across: 3, height: 330, size: 84 },
  { across: 2, height: 470, size: 128 },
] as const;

function weekOnPhones(hour: Hour): string {
  const drawing = startDrawing(1200, 4330);
  const random = seededRandom(78);
  const lamp: WallLamp = { x: 600, y: 96, reach: 3800 };
  const tapes: string[] = [];
  const parts: Note[] = [];
  let y = 190;
  for (const [day, notes] of notesOfDays.entries()) {
    const { across, height, size } = rowsOfDays[day] as (typeof rowsOfDays)[number];
    tapes.push(dayTape(drawing, hour, days[day] as string, 2, y, 46));
    y += 128;
    const between = 30;
    const width = (1168 - (across - 1) * between) / across;
    for (const [index, words] of notes.entries())
      parts.push(
        note(
          drawing,
          hour,
          {
            x: 14 + (index % across) * (width + between),
            y: y + Math.floor(index / across) * (height + between),
            width,
            height,
            turn: random.between(-1.5, 1.5),
            curled: random.next() < 0.3 ? 'left' : 'right',
          },
          { words, ...pickColours(day, words), size, lamp },
        ),
      );
    y += Math.ceil(notes.length / across) * (height + between) + 66;
  }
  const held = { x: 6, y: y + 128, width: 560 };
  const middle = held.y + phoneHeight(held.width) / 2;
  const sun = { x: 60, y: 130, width: 800, height: 1560, slant: 260 };
  return finishDrawing(
    drawing,
    drawWall(drawing, hour),
    hour === 'day'
      ? blended('screen', group({ opacity: 0.3 }, drawPanes(drawing, sun, oklch(0.72, 0.07, 130))))
      : lampPool(drawing, { x: 600, y: 120, reach: 590 }, 0.9),
    ...tapes,
    ...parts.map(({ paper }) => paper),
    hour === 'day' ? blended('screen', group({ opacity: 0.2 }, drawPanes(drawing, sun, '#fff6d8'))) : '',
    ...parts.map(({ ink }) => ink),
    dayTape(drawing, hour, 'vrijdag', 2, y, 46),
    phone(
      drawing,
      { ...held, lift: hour === 'day' ? 26 : 8, body: hour === 'day' ? studio.ink : oklch(0.66, 0.02, 150) },
      walksScreen(drawing, hour),
    ),
    ...tries.flatMap(({ who }, person) => {
      const high = middle + (person - 2) * 196;
      return [
        circle(716, high, 40, {
          fill: person === stuck ? 'none' : studio.accent,
          stroke: studio.accent,
          'stroke-width': 11,
        }),
        at(
          812,
          high + 32,
          handwriting(who.split(',')[0] ?? '', { glyphs: noteHand, colour: '#f1ede2', size: 72, width: 9 }),
        ),
      ];
    }),
    hangingLamp(drawing, hour, lamp, 250),
  );
}

/** The wall before the sprint: its width of four metres, a chair and unused note pads. */
function emptyWall(hour: Hour): string {
  const drawing = startDrawing(1280, 800);
  const lamp: WallLamp = { x: 420, y: 92, reach: 900 };
  const floor = 664;
  const dim = (colour: string): string => (hour === 'day' ? colour : mix(colour, '#0b1210', 0.34));
  const chalk = hour === 'day' ? '#f1ede2' : '#d9d0b8';
  const wood = dim(oklch(0.68, 0.075, 62));
  const leg = (x1: number, y1: number, x2: number, y2: number): string =>
    line(x1, y1, x2, y2, mix(wood, '#000000', 0.16), 13);
  const sun = { x: 150, y: 60, width: 640, height: 470, slant: 190 };
  return finishDrawing(
    drawing,
    box(-9, -9, 1298, 818, paint[hour]),
    hour === 'day'
      ? blended('screen', group({ opacity: 0.34 }, drawPanes(drawing, sun, oklch(0.72, 0.07, 130))))
      : lampPool(drawing, { x: lamp.x, y: lamp.y + 10, reach: 620, wide: 1.2 }, 1),
    // Tape left over from the previous week, visible by day only.
    ...(hour === 'day'
      ? (
          [
            [250, 300],
            [318, 470],
            [906, 356],
          ] as const
        ).map(([x, y], index) =>
          box(x, y, 46, 17, oklch(0.86, 0.045, 88), 1, {
            transform: `rotate(${[-12, 6, 18][index]} ${x} ${y})`,
          }),
        )
      : []),
    line(64, 222, 1216, 222, chalk, 5),
    ...[64, 352, 640, 928, 1216].map((x, metre) =>
      line(x, metre % 4 === 0 ? 186 : 206, x, metre % 4 === 0 ? 258 : 238, chalk, 5),
    ),
    at(742, 184, handwriting('4 meter', { glyphs: noteHand, colour: chalk, size: 62, width: 7.5 })),
    // Floor and skirting board.
    box(0, floor - 40, 1280, 40, mix(paint[hour], '#ffffff', hour === 'day' ? 0.16 : 0.02)),
    box(0, floor - 40, 1280, 3, '#ffffff', 0, { opacity: hour === 'day' ? 0.24 : 0.08 }),
    box(0, floor, 1280, 200, dim(oklch(0.7, 0.045, 70))),
    ...Array.from({ length: 4 }, (_, row) =>
      line(
        0,
        floor + 20 + row * row * 11 + row * 22,
        1280,
        floor + 20 + row * row * 11 + row * 22,
        '#000000',
        1.6,
        { opacity: 0.2 },
      ),
    ),
    group(
      { filter: blur(drawing, 10), opacity: 0.42 },
      ellipse(1020, 738, 130, 12, { fill: '#04100b' }),
      ellipse(258, 727, 62, 7, { fill: '#04100b' }),
    ),
    // Chair, seen from the side.
    group(
      { transform: 'translate(1010 736) scale(0.74) translate(-1010 -736)' },
      leg(1080, 560, 1098, 736),
      leg(928, 566, 902, 736),
      leg(1088, 566, 1118, 330),
      leg(1062, 552, 1040, 716),
      leg(944, 552, 952, 716),
      line(914, 660, 1090, 660, mix(wood, '#000000', 0.3), 8),
      path('M1092 470Q1118 470 1136 326Q1124 316 1108 322Q1104 420 1080 468Z', { fill: wood }),
      path('M898 548H1104Q1110 560 1102 572H902Q892 560 898 548Z', { fill: wood }),
      box(898, 548, 206, 6, '#ffffff', 3, { opacity: hour === 'day' ? 0.4 : 0.12 }),
    ),
    // Unused note pads, one of each colour.
    group(
      { transform: 'translate(244 726) scale(0.5) translate(-244 -726)' },
      ...[3, 1, 0, 2].map((tint, index) => {
        const colour = dim(noteTints[tint] as string);
        const [x, y] = [178 + ([0, 9, -5, 4][index] ?? 0), 726 - (index + 1) * 34];
        return (
          box(x, y, 132, 34, colour, 1) +
          [8, 16, 24]
            .map((low) => line(x, y + low, x + 132, y + low, mix(colour, studio.ink, 0.16), 1))
            .join('') +
          box(x + 112, y, 20, 34, '#000000', 1, { opacity: 0.12 })
        );
      }),
    ),
    hangingLamp(drawing, hour, lamp, 168),
  );
}

export const sprintWall: Picture[] = [
  { file: 'method-wall.webp', quality: 53, width: 1800, draw: () => weekOnWall('day') },
  { file: 'method-wall-night.webp', quality: 43, width: 1800, draw: () => weekOnWall('night') },
  { file: 'method-wall-phone.webp', ...keptForPhones, quality: 37, draw: () => weekOnPhones('day') },
  { file: 'method-wall-phone-night.webp', ...keptForPhones, quality: 35, draw: () => weekOnPhones('night') },
  { file: 'method-empty-wall.webp', quality: 58, width: 1120, draw: () => emptyWall('day') },
  { file: 'method-empty-wall-night.webp', quality: 58, width: 1120, draw: () => emptyWall('night') },
];
