import { bread } from './bread.ts';
import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import {
  blended,
  blur,
  box,
  circle,
  clipped,
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
import { landscape } from './landscape.ts';
import { pebble, stone } from './pebble.ts';
import { keptForPhones, type Picture } from './picture.ts';
import { ambient, daylight, type Hour, paperByNight, sheet, table, vignette } from './surface.ts';
import { lines, type } from './type.ts';

/**
 * Desk lamp just outside the pictures, between the two of a pair. It is at the upper right of the left
 * picture and the upper left of the right one. Its shade gives the light an edge. Within the edge paper is
 * white; beyond it only the wall reflects light.
 */
interface DeskLamp {
  readonly x: number;
  readonly y: number;
  /** Distance from the lamp to the edge of its light, in units of the viewBox. */
  readonly edge: number;
}

const placeLamp = (side: 'left' | 'right', { width }: Drawing, edge: number): DeskLamp => ({
  x: side === 'left' ? -70 : width + 70,
  y: -110,
  edge,
});

/** Five colours in lamplight, from close to the lamp, across the edge of its light, to the far corner. */
type Falloff = readonly [string, string, string, string, string];

const litBy = (drawing: Drawing, { x, y, edge }: DeskLamp, [near, lit, last, past, far]: Falloff): string =>
  pool(drawing, x, y, edge * 1.7, [
    [0, near],
    [0.3, lit],
    [0.55, last],
    [0.625, past],
    [1, far],
  ]);

const wood = oklch(0.86, 0.028, 78);
const woodByLamp: Falloff = [
  oklch(0.58, 0.07, 70),
  oklch(0.46, 0.065, 64),
  oklch(0.36, 0.05, 56),
  oklch(0.22, 0.02, 300),
  oklch(0.165, 0.022, 268),
];

/** White near the lamp, slightly warmer farther away. Paper stays light, so that only the table is dark. */
const paperByLamp: Falloff = [
  '#ffffff',
  '#fffcf6',
  oklch(0.965, 0.012, 84),
  oklch(0.92, 0.016, 80),
  oklch(0.86, 0.018, 76),
];

/** Desk in window light by day, in lamplight by night. */
function desk(drawing: Drawing, hour: Hour, lamp: DeskLamp): string {
  return hour === 'day'
    ? table(drawing, wood) + daylight(drawing, 0.5)
    : box(0, 0, drawing.width, drawing.height, litBy(drawing, lamp, woodByLamp));
}

/** Dims objects beyond the edge of the light. Black objects stay slightly lighter than the page. */
const dimBeyondLamp = (drawing: Drawing, lamp: DeskLamp): string =>
  blended('multiply', box(0, 0, drawing.width, drawing.height, litBy(drawing, lamp, paperByLamp))) +
  ambient(drawing, oklch(0.13, 0.02, 265));

const drawEvening = (drawing: Drawing, hour: Hour, lamp: DeskLamp): string =>
  hour === 'night' ? dimBeyondLamp(drawing, lamp) : vignette(drawing, 0.1);

type Shape = Omit<Parameters<typeof sheet>[1], 'fill'>;

/** Shadow on the side away from the lamp, longer where the light comes in lower. */
function cast(drawing: Drawing, { x, y }: DeskLamp, shape: Shape): string {
  const { width, height, radius, lift = 24, turn = 0 } = shape;
  const [dx, dy] = [shape.x + width / 2 - x, shape.y + height / 2 - y];
  const far = Math.hypot(dx, dy);
  const long = lift * (0.7 + far / 900);
  const layer = (share: number, soft: number, opacity: number): string =>
    group(
      { filter: blur(drawing, soft), opacity },
      box(0, 0, width, height, '#05060c', radius, {
        transform: `translate(${shape.x + (dx / far) * long * share} ${shape.y + (dy / far) * long * share}) rotate(${turn} ${width / 2} ${height / 2})`,
      }),
    );
  return layer(1, lift * 0.26, 0.5) + layer(0.5, lift * 0.1, 0.45);
}

/**
 * Colour of a sheet at its place in the lamplight. Needed for sheets above a phone, which must not be
 * darkened by an overlay.
 */
const fillPaper = (
  drawing: Drawing,
  hour: Hour,
  { x, y, edge }: DeskLamp,
  place: { x: number; y: number },
  colours: Falloff = paperByLamp,
): string =>
  hour === 'day' ? studio.white : litBy(drawing, { x: x - place.x, y: y - place.y, edge }, colours);

/** Paper beside a lit screen, dimmer than the screen. */
const cardByLamp: Falloff = [
  oklch(0.9, 0.016, 84),
  paperByNight.lit,
  oklch(0.85, 0.022, 80),
  paperByNight.past,
  oklch(0.72, 0.024, 76),
];

const redByLamp: Falloff = [
  studio.accent,
  studio.accent,
  mix(studio.accent, '#000000', 0.06),
  mix(studio.accent, '#000000', 0.22),
  mix(studio.accent, '#000000', 0.42),
];

/** Sheet with a shadow that suits the hour. */
const laySheet = (
  drawing: Drawing,
  hour: Hour,
  lamp: DeskLamp,
  shape: Parameters<typeof sheet>[1],
  ...content: string[]
): string =>
  hour === 'day'
    ? sheet(drawing, shape, ...content)
    : cast(drawing, lamp, shape) + sheet(drawing, { ...shape, lift: 4 }, ...content);

type PhoneShape = Parameters<typeof phone>[1];

/** Light of a phone by night: a shadow away from the lamp, and the halo of its screen. */
function drawPhoneLight(drawing: Drawing, lamp: DeskLamp, shape: PhoneShape, glow: number): string {
  const { x, y, width, turn = 0 } = shape;
  const height = phoneHeight(width);
  const halo = (soft: number, opacity: number): string =>
    blended(
      'screen',
      group(
        { filter: blur(drawing, width * soft), opacity: opacity * glow },
        box(0, 0, width, height, oklch(0.6, 0.06, 205), width * 0.15, {
          transform: `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})`,
        }),
      ),
    );
  return cast(drawing, lamp, { ...shape, height, radius: width * 0.15 }) + halo(0.3, 0.55) + halo(0.11, 0.42);
}

/** Phone with the shadow and the light of the hour. */
function drawPhone(
  drawing: Drawing,
  hour: Hour,
  lamp: DeskLamp,
  shape: PhoneShape,
  glow: number,
  ...screen: string[]
): string {
  return hour === 'day'
    ? phone(drawing, shape, ...screen)
    : drawPhoneLight(drawing, lamp, shape, glow) + phone(drawing, { ...shape, lift: 3 }, ...screen);
}

/** Colours of a screen, by day or by night. */
interface ScreenLook {
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
  /** Colours of the image slots. */
  readonly places: readonly [string, string, string];
}

const screenLooks: Readonly<Record<Hour, ScreenLook>> = {
  day: {
    paper: studio.white,
    ink: oklch(0.4, 0.05, 165),
    soft: oklch(0.56, 0.045, 160),
    places: [oklch(0.78, 0.09, 60), oklch(0.7, 0.07, 200), oklch(0.62, 0.09, 150)],
  },
  night: {
    paper: oklch(0.25, 0.042, 175),
    ink: oklch(0.955, 0.018, 120),
    soft: oklch(0.77, 0.035, 155),
    places: [oklch(0.72, 0.12, 60), oklch(0.58, 0.085, 215), oklch(0.52, 0.095, 155)],
  },
};

/** Colours of the view in the hero image: in the afternoon, or at dusk. */
const views = {
  day: { skyTop: '#e9cfa6', skyLow: '#f6ead2', far: '#a9b79a', near: '#28483c' },
  night: { skyTop: '#1f2c52', skyLow: '#d98a5c', far: '#4a5a70', near: '#0e211d' },
} as const;

/** The prototype of Friday: three walks and one button. */
export function walksScreen(drawing: Drawing, hour: Hour): string {
  const { paper, ink, soft, places } = screenLooks[hour];
  const view = landscape(drawing, 330, 260, {
    ...views[hour],
    seed: 15,
    disc: { x: 0.66, y: 0.36, r: 0.11, colour: studio.accent, glow: 2.5 },
  });
  return [
    box(0, 0, 390, 844, paper),
    lines(['Lopen waar het', 'nog stil is'], 29, 104, { size: 36, colour: ink, weight: 600, leading: 1.06 }),
    `<svg x="30" y="160" width="330" height="260" viewBox="0 0 330 260">${view}</svg>`,
    ...[0, 1, 2].map(
      (row) =>
        box(30, 456 + row * 88, 70, 66, places[row] ?? paper, 18) +
        type(['Rondje molen', 'Langs de plas', 'Het lange pad'][row] as string, 122, 486 + row * 88, {
          size: 22,
          colour: ink,
          weight: 600,
        }) +
        type(['4 km, 1 uur', '7 km, 2 uur', '12 km, 3 uur'][row] as string, 122, 512 + row * 88, {
          size: 18,
          colour: soft,
        }),
    ),
    box(30, 744, 330, 60, studio.accent, 30),
    type('Kies een route', 195, 781, { size: 21, colour: '#ffffff', weight: 600, align: 'centre' }),
  ].join('');
}

/**
 * Page background for objects that lie on it. Slightly lighter than its token, because the grain of the
 * pictures darkens it.
 */
export const pageLooks = { day: '#fcfbf7', night: '#13110e' } as const;

/** Colours of the notes by kind: a question, a sketch, a chosen idea and an idea kept for Thursday. */
export const noteTints = [
  oklch(0.91, 0.09, 95),
  oklch(0.86, 0.045, 205),
  oklch(0.89, 0.045, 140),
  oklch(0.88, 0.05, 45),
];

/** The notes in the evening: darker and more saturated. */
export const noteTintsByNight = [
  oklch(0.73, 0.125, 86),
  oklch(0.63, 0.08, 215),
  oklch(0.66, 0.095, 142),
  oklch(0.65, 0.11, 45),
];

/**
 * Fill of a note at (x, y), lit by one lamp above and left of the wall. Nearer notes are lighter and warmer.
 */
export const litOnWall = (
  drawing: Drawing,
  tint: string,
  { x, y }: { readonly x: number; readonly y: number },
): string =>
  pool(
    drawing,
    drawing.width * 0.15 - x,
    -drawing.height * 0.06 - y,
    Math.hypot(drawing.width, drawing.height),
    [
      [0, mix(tint, '#ffe2ae', 0.34)],
      [0.4, tint],
      [1, mix(tint, '#2a1508', 0.34)],
    ],
  );

/** Dotted line from an idea to its result. */
const drawThread = (points: readonly Point[], width: number, colour: string = studio.accent): string =>
  path(smooth(points), {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-dasharray': `1 ${width * 2.3}`,
  });

/** The five participants of Friday's test. The third tapped something that is not a button. */
export const tries = [
  { who: 'Joke, 67', did: 'Koos meteen Rondje molen', time: '0:38' },
  { who: 'Rachid, 34', did: 'Las alles, toen Het lange pad', time: '1:05' },
  { who: 'Tineke, 58', did: 'Tikte drie keer op de foto', time: 'stil' },
  { who: 'Milan, 19', did: 'Koos Langs de plas', time: '0:22' },
  { who: 'Gerard, 72', did: 'Zocht zijn bril, Rondje molen', time: '1:50' },
] as const;
export const stuck = 2;

/** Taps of the third participant, in units of the screen. */
const taps = [
  [216, 236],
  [258, 268],
  [234, 308],
] as const;

const drawTaps = (): string =>
  taps
    .map(([x, y]) =>
      [
        circle(x, y, 30, { fill: '#ffffff', opacity: 0.5 }),
        circle(x, y, 30, { fill: 'none', stroke: '#ffffff', 'stroke-width': 5 }),
        circle(x, y, 13, { fill: '#ffffff' }),
      ].join(''),
    )
    .join('');

function tryCard(
  drawing: Drawing,
  hour: Hour,
  lamp: DeskLamp,
  index: number,
  place: { x: number; y: number; width: number; height: number },
): string {
  const { who, did, time } = tries[index] as (typeof tries)[number];
  const isStuck = index === stuck;
  const ink = isStuck ? '#ffffff' : studio.ink;
  const size = Math.min(place.height * 0.23, place.width * 0.061);
  return laySheet(
    drawing,
    hour,
    lamp,
    {
      ...place,
      radius: 4,
      turn: [-0.7, 0.5, -0.4, 0.8, -0.5][index],
      lift: 18,
      fill:
        isStuck && hour === 'day'
          ? studio.accent
          : fillPaper(drawing, hour, lamp, place, isStuck ? redByLamp : cardByLamp),
    },
    type(who, 34, place.height * 0.43, { size, colour: ink, weight: 600 }),
    type(time, place.width - 34, place.height * 0.43, { size, colour: ink, weight: 600, align: 'right' }),
    type(did, 34, place.height * 0.78, {
      size,
      colour: isStuck ? '#ffffff' : hour === 'day' ? studio.inkSoft : studio.ink,
      weight: 400,
      within: place.width - 60,
    }),
  );
}

/**
 * Friday's test: the prototype in close-up, with the third participant's taps on its photo, and a card for
 * each participant.
 */
function friday(hour: Hour): string {
  const drawing = startDrawing(1280, 960);
  const place = { x: 56, y: 72, width: 650, turn: -3 };
  const lamp = placeLamp('right', drawing, 960);
  return finishDrawing(
    drawing,
    desk(drawing, hour, lamp),
    hour === 'night' ? dimBeyondLamp(drawing, lamp) : '',
    ...tries.map((_, index) =>
      tryCard(drawing, hour, lamp, index, { x: 752, y: 66 + index * 168, width: 480, height: 148 }),
    ),
    drawPhone(
      drawing,
      hour,
      lamp,
      { ...place, lift: 46, body: hour === 'day' ? studio.ink : oklch(0.4, 0.012, 80) },
      1,
      walksScreen(drawing, hour),
      drawTaps(),
    ),
    drawThread(
      [
        [470, 520],
        [560, 560],
        [660, 520],
        [744, 478],
      ],
      9,
      // Lighter by night, because red on dark wood looks brown.
      hour === 'day' ? studio.accent : '#ff9a76',
    ),
    hour === 'day' ? vignette(drawing, 0.08) : '',
  );
}

/** Phone version: the phone, with the cards below it, as wide as the picture. */
function fridayOnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1900);
  const lamp = placeLamp('right', drawing, 1300);
  // A longer reach for the cards, because they lie far from the lamp and must be legible.
  const onCards = { ...lamp, edge: 2300 };
  return finishDrawing(
    drawing,
    desk(drawing, hour, lamp),
    hour === 'night' ? dimBeyondLamp(drawing, lamp) : '',
    drawPhone(
      drawing,
      hour,
      lamp,
      { x: 224, y: 48, width: 512, lift: 40, body: hour === 'day' ? studio.ink : oklch(0.4, 0.012, 80) },
      1,
      walksScreen(drawing, hour),
      drawTaps(),
    ),
    ...tries.map((_, index) =>
      tryCard(drawing, hour, onCards, index, { x: 48, y: 1152 + index * 147, width: 864, height: 132 }),
    ),
    hour === 'day' ? vignette(drawing, 0.08) : '',
  );
}

/** Green of the bakery's counter, which keeps bread golden. By night the lamp makes it deeper. */
const counter = oklch(0.5, 0.052, 165);
const counterByLamp: Falloff = [
  oklch(0.47, 0.062, 160),
  oklch(0.4, 0.058, 163),
  oklch(0.33, 0.052, 165),
  oklch(0.25, 0.042, 168),
  oklch(0.18, 0.03, 172),
];

/** Phone orders in the baker's notation. The last one is illegible and circled. */
const ordered = [
  ['De Vries', '1 wit'],
  ['Kade 14', '2 zaden'],
  ['Yilmaz', '4 wit'],
  ['mevr. B…', '6? 9?'],
] as const;

/**
 * Telephone receiver off its hook, from the side: a bowed handle, two cups bent inwards, and a cord that
 * leaves the picture.
 */
function receiver(drawing: Drawing, hour: Hour): string {
  const tone = hour === 'day' ? oklch(0.29, 0.012, 75) : oklch(0.36, 0.016, 255);
  const shade = mix(tone, '#000000', 0.45);
  const body = linear(drawing, 82, [
    [0, mix(tone, '#ffffff', 0.36)],
    [0.34, tone],
    [1, shade],
  ]);
  // The cord runs from the right cup along the receiver and over the picture's edge.
  const cord = Array.from({ length: 190 }, (_, index): Point => {
    const along = index / 189;
    const round = index * 0.92;
    return [
      470 - along * 590 + Math.cos(round) * 13,
      146 + Math.sin(along * Math.PI * 0.9) * 62 + Math.sin(round) * 17,
    ];
  });
  const handle = 'M44 92C64 22 168 -6 270 -6S476 22 496 92L424 118C404 74 346 58 270 58S136 74 116 118Z';
  const cup = (x: number, turn: number): string =>
    group(
      { transform: `translate(${x} 118) rotate(${turn})` },
      box(-66, -46, 132, 66, body, 26),
      box(-76, 8, 152, 40, shade, 14),
      box(-76, 8, 152, 8, mix(tone, '#ffffff', 0.3), 4),
    );
  return group(
    { transform: 'translate(70 862) rotate(-5)' },
    ...(
      [
        [mix(tone, '#000000', 0.5), 15],
        [mix(tone, '#ffffff', hour === 'day' ? 0.16 : 0.34), 7],
      ] as const
    ).map(([colour, width]) =>
      path(smooth(cord), { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' }),
    ),
    group(
      { transform: 'translate(10 30)', filter: blur(drawing, 16), opacity: 0.45 },
      path(handle, { fill: '#000000' }),
      box(10, 70, 150, 96, '#000000', 30),
      box(380, 70, 150, 96, '#000000', 30),
    ),
    path(handle, { fill: body }),
    cup(86, 9),
    cup(454, -9),
    path('M84 72C128 22 200 8 270 8S412 22 456 72', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: 0.26,
    }),
  );
}

/** Lamplight along the bow of the receiver in the dark. */
function lightReceiver(drawing: Drawing): string {
  const light = linear(drawing, 0, [
    [0, '#ffd9a6', 0.3],
    [0.6, '#ffe2b8', 0.85],
    [1, '#fff0d6', 1],
  ]);
  const edge = { fill: 'none', stroke: light, 'stroke-linecap': 'round' } as const;
  return group(
    { transform: 'translate(70 862) rotate(-5)' },
    path('M48 84C72 22 170 -4 270 -4S470 22 493 84', {
      ...edge,
      'stroke-width': 16,
      opacity: 0.3,
      filter: blur(drawing, 7),
    }),
    path('M48 84C72 22 170 -4 270 -4S470 22 493 84', { ...edge, 'stroke-width': 5 }),
  );
}

/** Baking tray for six loaves, of which one is gone. */
function plate(drawing: Drawing, hour: Hour, lamp: DeskLamp): string {
  const metal = hour === 'day' ? oklch(0.37, 0.012, 65) : oklch(0.27, 0.012, 65);
  const rows = ['round', 'tin', 'seeds', undefined, 'ring', 'round'] as const;
  return [
    laySheet(drawing, hour, lamp, {
      x: 56,
      y: 56,
      width: 560,
      height: 752,
      radius: 26,
      lift: 26,
      fill: mix(metal, '#ffffff', 0.2),
    }),
    box(72, 72, 528, 720, metal, 16),
    ...rows.map((kind, index) =>
      kind === undefined
        ? ''
        : bread(
            drawing,
            kind,
            206 + (index % 2) * 262,
            196 + Math.floor(index / 2) * 236,
            1.06,
            index * 17 - 20,
            index + 3,
            22,
          ),
    ),
  ].join('');
}

/** Paper at six in the morning, with one lamp at the other end of the counter. */
const byLowLamp = { white: paperByNight.lit, yellow: oklch(0.82, 0.115, 90) } as const;

/** First step, research: the bakery's counter at six in the morning, with the baker's notes. */
function drawCounter(hour: Hour): string {
  const drawing = startDrawing(1232, 1100);
  const lamp = placeLamp('right', drawing, 1250);
  const soft = hour === 'day' ? studio.inkSoft : studio.ink;
  return finishDrawing(
    drawing,
    ...(hour === 'day'
      ? [
          table(drawing, counter, mix(counter, '#000000', 0.25), mix(counter, '#ffffff', 0.16)),
          daylight(drawing, 0.16),
        ]
      : [box(0, 0, drawing.width, drawing.height, litBy(drawing, lamp, counterByLamp))]),
    plate(drawing, hour, lamp),
    receiver(drawing, hour),
    laySheet(
      drawing,
      hour,
      lamp,
      {
        x: 672,
        y: 92,
        width: 496,
        height: 560,
        radius: 4,
        turn: 1.6,
        lift: 26,
        fill: hour === 'day' ? studio.white : byLowLamp.white,
      },
      type('Besteld', 44, 84, { size: 52, colour: studio.ink, weight: 600 }),
      ...ordered.flatMap(([who, what], index) => [
        line(44, 118 + index * 106, 452, 118 + index * 106, hour === 'day' ? studio.line : studio.grey, 2),
        type(who, 44, 184 + index * 106, { size: 42, colour: studio.ink, weight: 500 }),
        type(what, 452, 184 + index * 106, { size: 42, colour: soft, weight: 400, align: 'right' }),
      ]),
      path(
        smooth([
          [448, 452],
          [390, 436],
          [312, 446],
          [296, 496],
          [330, 534],
          [410, 536],
          [470, 508],
          [462, 456],
          [400, 430],
        ]),
        { fill: 'none', stroke: studio.accent, 'stroke-width': 6, 'stroke-linecap': 'round' },
      ),
    ),
    laySheet(
      drawing,
      hour,
      lamp,
      {
        x: 724,
        y: 716,
        width: 408,
        height: 308,
        radius: 3,
        turn: -2.4,
        lift: 24,
        fill: hour === 'day' ? oklch(0.91, 0.09, 95) : byLowLamp.yellow,
      },
      type('06:12', 38, 92, { size: 60, colour: studio.ink, weight: 600 }),
      lines(['Telefoon, voor', 'de vierde keer.', 'Niemand kan.'], 38, 162, {
        size: 44,
        colour: studio.ink,
        weight: 500,
        leading: 1.2,
        within: 350,
      }),
    ),
    drawEvening(drawing, hour, lamp),
    hour === 'night' ? lightReceiver(drawing) : '',
  );
}

/** A blue that is unique on the page. */
const slideGround = oklch(0.8, 0.045, 232);

/**
 * First slide of the deck at `width` by `height`: three pebbles in raked sand, and the reduction from 300 to
 * 3.
 */
function firstSlide(drawing: Drawing, hour: Hour, width: number, height: number): string {
  const split = width * 0.615;
  const sand = oklch(0.91, 0.026, 78);
  const [x, y] = [split / 2, height / 2];
  const rings = Array.from({ length: 13 }, (_, ring) =>
    circle(x, y, 84 + ring * 26, {
      fill: 'none',
      stroke: ring % 2 === 0 ? mix(sand, studio.ink, 0.17) : mix(sand, '#ffffff', 0.75),
      'stroke-width': 4,
      opacity: 0.8,
    }),
  );
  const words = { colour: studio.ink, weight: 600 } as const;
  return [
    clipped(
      drawing,
      box(0, 0, split, height, '#fff'),
      box(0, 0, split, height, sand),
      ...rings,
      pebble(drawing, { x: x - 158, y: y + 122, r: 92, tone: stone.grey, seed: 3, turn: -30 }),
      pebble(drawing, { x: x + 2, y, r: 122, tone: oklch(0.62, 0.16, 33), seed: 6, turn: -22 }),
      pebble(drawing, { x: x + 168, y: y - 134, r: 86, tone: stone.slate, seed: 9, turn: -8 }),
    ),
    box(split, 0, width - split, height, oklch(0.945, 0.012, 85)),
    type('Kiezel', split + 44, 108, { ...words, size: 72 }),
    type('300', split + 44, height - 48, { ...words, size: 80 }),
    path(`M${split + 214} ${height - 75}h56m-24-24l24 24l-24 24`, {
      fill: 'none',
      stroke: studio.ink,
      'stroke-width': 8,
    }),
    type('3', split + 292, height - 48, { ...words, size: 80 }),
    // A print emits no light, so the lamp dims it.
    hour === 'night' ? blended('multiply', box(0, 0, width, height, byLowLamp.white)) : '',
  ].join('');
}

/** The deck of cases, printed: a stack of slides in the colours of their cases. */
function deck(hour: Hour): string {
  const drawing = startDrawing(1600, 1000);
  const place = { x: 300, y: 190, width: 1000, height: 562, radius: 0 } as const;
  const lamp = placeLamp('left', drawing, 1130);
  return finishDrawing(
    drawing,
    hour === 'day' ? table(drawing, slideGround) + daylight(drawing, 0.2) : desk(drawing, hour, lamp),
    laySheet(drawing, hour, lamp, { ...place, turn: 7, lift: 16, fill: oklch(0.36, 0.05, 165) }),
    laySheet(drawing, hour, lamp, {
      ...place,
      turn: 2.5,
      lift: 16,
      fill: oklch(hour === 'day' ? 0.88 : 0.76, 0.06, 75),
    }),
    laySheet(
      drawing,
      hour,
      lamp,
      { ...place, turn: -2.5, lift: 34, fill: hour === 'day' ? studio.white : byLowLamp.white },
      firstSlide(drawing, hour, place.width, place.height),
    ),
    drawEvening(drawing, hour, lamp),
  );
}

export const method: Picture[] = [
  { file: 'method-look.webp', quality: 52, draw: () => drawCounter('day') },
  { file: 'method-look-night.webp', quality: 55, draw: () => drawCounter('night') },
  { file: 'cases-deck.webp', quality: 64, draw: () => deck('day') },
  { file: 'cases-deck-night.webp', quality: 64, draw: () => deck('night') },
  { file: 'method-friday.webp', quality: 60, width: 1160, draw: () => friday('day') },
  { file: 'method-friday-night.webp', quality: 60, width: 1160, draw: () => friday('night') },
  { file: 'method-friday-phone.webp', ...keptForPhones, quality: 44, draw: () => fridayOnPhones('day') },
  {
    file: 'method-friday-phone-night.webp',
    ...keptForPhones,
    quality: 42,
    draw: () => fridayOnPhones('night'),
  },
];
