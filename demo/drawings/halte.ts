import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight, statusBar, tablet } from './devices.ts';
import {
  blur,
  box,
  circle,
  type Drawing,
  finishDrawing,
  group,
  line,
  type Point,
  path,
  smooth,
  startDrawing,
} from './drawing.ts';
import type { Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { daylight, sheet, table, vignette } from './surface.ts';
import { type } from './type.ts';

/** Palette of the night bus: dark green streets, warm windows and one lit line. */
const night = {
  sky: oklch(0.23, 0.03, 190),
  block: oklch(0.29, 0.032, 190),
  street: oklch(0.36, 0.03, 190),
  mist: oklch(0.78, 0.03, 170),
  lamp: oklch(0.86, 0.12, 85),
  window: oklch(0.74, 0.09, 75),
};

/** Tonight's stops, from the station to the last passenger's home, as shares of the width and height. */
const stops: readonly Point[] = [
  [0.16, 0.86],
  [0.34, 0.7],
  [0.3, 0.52],
  [0.56, 0.46],
  [0.74, 0.32],
  [0.62, 0.14],
];

/** City map at night: blocks with some lit windows, and the route of the bus. */
function nightMap(drawing: Drawing, width: number, height: number, passed: number): string {
  const random = seededRandom(73);
  const cell = width / 6;
  const blocks: string[] = [];
  for (let row = -1; row * cell < height + cell; row += 1) {
    for (let column = -1; column < 8; column += 1) {
      const x = column * cell + row * cell * 0.22;
      const y = row * cell;
      const size = cell * 0.78;
      blocks.push(box(x, y, size, size, night.block, cell * 0.06));
      if (random.next() > 0.55) continue;
      const at = (share: number) => share * size * random.between(0.7, 1.1);
      blocks.push(
        box(x + at(0.3), y + at(0.4), cell * 0.07, cell * 0.07, night.window, 1.5, { opacity: 0.85 }),
      );
    }
  }
  const places = stops.map(([x, y]): Point => [x * width, y * height]);
  const route = smooth(places);
  const here = places[passed] ?? places[0] ?? [0, 0];
  const stroke = { fill: 'none', 'stroke-linecap': 'round' } as const;
  return group(
    {},
    box(0, 0, width, height, night.street),
    ...blocks,
    path(route, { ...stroke, stroke: night.sky, 'stroke-width': width * 0.05, opacity: 0.65 }),
    path(route, { ...stroke, stroke: night.lamp, 'stroke-width': width * 0.018 }),
    ...places.map(([x, y], index) =>
      circle(x, y, width * 0.022, {
        fill: index < passed ? night.lamp : night.sky,
        stroke: night.lamp,
        'stroke-width': width * 0.009,
      }),
    ),
    circle(here[0], here[1], width * 0.12, {
      fill: night.lamp,
      opacity: 0.35,
      filter: blur(drawing, width * 0.04),
    }),
    circle(here[0], here[1], width * 0.042, {
      fill: studio.accent,
      stroke: studio.white,
      'stroke-width': width * 0.012,
    }),
  );
}

function passengerScreen(drawing: Drawing): string {
  return [
    nightMap(drawing, 390, 844, 3),
    statusBar(night.mist, '0:47'),
    box(16, 556, 358, 264, night.sky, 30),
    type('Nog twee voor jou', 44, 608, { size: 31, colour: studio.white, weight: 600, within: 302 }),
    type('Jij stapt als derde uit.', 44, 638, { size: 18, colour: night.mist, weight: 400 }),
    box(44, 658, 302, 1.5, night.street),
    ...[0, 1].map(
      (row) =>
        circle(52, 686 + row * 33, 6, { fill: row === 0 ? studio.accent : night.mist }) +
        type(['Noor', 'Sam'][row] as string, 72, 692 + row * 33, {
          size: 19,
          colour: studio.white,
          weight: 600,
        }) +
        type(['Sluisweg', 'Noordkade'][row] as string, 346, 692 + row * 33, {
          size: 18,
          colour: night.mist,
          weight: 400,
          align: 'right',
        }),
    ),
    box(44, 748, 302, 52, studio.accent, 26),
    type('Ik zit in de bus', 195, 781, { size: 20, colour: studio.white, weight: 600, align: 'centre' }),
  ].join('');
}

const departures = [
  ['0:10', 'Station'],
  ['0:16', 'Markt'],
  ['0:21', 'Kerkplein'],
  ['0:27', 'Sluisweg'],
  ['0:34', 'Ziekenhuis'],
  ['0:41', 'De Dreef'],
  ['0:47', 'Noordkade'],
  ['0:55', 'Vogelbuurt'],
  ['1:02', 'waar je woont'],
] as const;

/** Paper timetable. Pencil strokes cross out every line but one. */
function timetable(): string {
  const rows = Array.from({ length: 9 }, (_, row) => (row < 8 ? 122 + row * 50 : 544));
  const pencil = { fill: 'none', stroke: mix(studio.ink, studio.white, 0.25), 'stroke-width': 3.2 } as const;
  return [
    type('Nachtlijn', 44, 80, { size: 46, colour: studio.ink, weight: 600 }),
    ...rows.flatMap((y, row) => [
      type(departures[row]?.[0] ?? '', 104, y + 16, {
        size: 25,
        colour: row === 8 ? studio.accent : studio.ink,
        weight: 600,
        align: 'right',
      }),
      type(departures[row]?.[1] ?? '', 140, y + 16, { size: 24, colour: studio.inkSoft, weight: 400 }),
    ]),
    ...rows.slice(0, 8).map((y, row) =>
      path(
        smooth([
          [34, y + 9],
          [150, y + (row % 2 === 0 ? 4 : 12)],
          [290, y + 9],
          [404, y + (row % 3) * 4],
        ]),
        pencil,
      ),
    ),
    circle(76, rows[8] === undefined ? 0 : rows[8] + 8, 44, { ...pencil, stroke: studio.accent }),
  ].join('');
}

function hero(): string {
  const drawing = startDrawing(1600, 1000);
  const width = 388;
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.46, 0.035, 185), oklch(0.32, 0.035, 190)),
    daylight(drawing, 0.13, 0.08),
    sheet(
      drawing,
      { x: 232, y: 176, width: 440, height: 640, radius: 4, turn: -5, lift: 34, fill: studio.paper },
      timetable(),
    ),
    phone(
      drawing,
      { x: 884, y: (1000 - phoneHeight(width)) / 2, width, turn: 4, lift: 76 },
      passengerScreen(drawing),
    ),
    vignette(drawing, 0.22),
  );
}

const riders = [
  ['Noor', 'Sluisweg 12'],
  ['Sam', 'Noordkade 40'],
  ['Mevrouw Bos', 'De Dreef 3'],
  ['Iris', 'Vogelbuurt 88'],
] as const;

/** The driver's screen beside the wheel: the next passengers and their stops, without a clock. */
function driver(): string {
  const drawing = startDrawing(1600, 1000);
  const [width, height] = [1120, 700];
  const split = 660;
  const seats = [0, 1, 2, 3].map((row) => {
    const y = 128 + row * 128;
    const next = row === 0;
    return [
      box(split + 32, y, width - split - 64, 104, next ? studio.accent : night.block, 20),
      circle(split + 84, y + 52, 24, { fill: next ? studio.white : night.lamp, opacity: next ? 1 : 0.85 }),
      type(String(row + 1), split + 84, y + 61, {
        size: 26,
        colour: next ? studio.accentDeep : night.sky,
        weight: 700,
        align: 'centre',
      }),
      type(riders[row]?.[0] ?? '', split + 130, y + 48, { size: 30, colour: studio.white, weight: 600 }),
      type(riders[row]?.[1] ?? '', split + 130, y + 78, {
        size: 22,
        colour: studio.white,
        weight: 400,
        opacity: 0.85,
      }),
    ].join('');
  });
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.3, 0.02, 190), oklch(0.2, 0.02, 190)),
    daylight(drawing, 0.08, 0.12),
    tablet(
      drawing,
      { x: 240, y: 150, width, height, fill: night.sky, lift: 60 },
      nightMap(drawing, split, height, 2),
      box(split, 0, width - split, height, night.sky),
      type('Straks eruit', split + 36, 80, { size: 40, colour: studio.white, weight: 600 }),
      line(split + 36, 100, width - 36, 100, night.street, 2),
      ...seats,
    ),
    vignette(drawing, 0.24),
  );
}

export const halte: Picture[] = [
  { file: 'halte-hero.webp', draw: hero },
  { file: 'halte-driver.webp', draw: driver },
];
