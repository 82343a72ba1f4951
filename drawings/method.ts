import { label, textBars } from './bars.ts';
import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import {
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
import { landscape } from './landscape.ts';
import type { Picture } from './picture.ts';
import { type Random, seededRandom } from './random.ts';
import { daylight, sheet, table, vignette } from './surface.ts';

const pencil = oklch(0.36, 0.012, 80);

/** A line drawn by hand: nearly straight. */
function stroke(
  random: Random,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width = 3,
  tone: string = pencil,
): string {
  const steps = 4;
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const t = index / steps;
    return [x1 + (x2 - x1) * t + random.between(-1.6, 1.6), y1 + (y2 - y1) * t + random.between(-1.6, 1.6)];
  });
  return path(smooth(points), {
    fill: 'none',
    stroke: tone,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });
}

function frame(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: string = pencil,
): string {
  const o = 5;
  return [
    stroke(random, x - o, y, x + width + o, y, 3, tone),
    stroke(random, x + width, y - o, x + width, y + height + o, 3, tone),
    stroke(random, x + width + o, y + height, x - o, y + height, 3, tone),
    stroke(random, x, y + height + o, x, y - o, 3, tone),
  ].join('');
}

function scribble(random: Random, x: number, y: number, width: number): string {
  const points = Array.from(
    { length: Math.round(width / 9) },
    (_, index): Point => [x + index * 9, y + (index % 2 === 0 ? -1 : 1) * random.between(2, 5)],
  );
  return path(smooth(points), {
    fill: 'none',
    stroke: pencil,
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
    opacity: 0.8,
  });
}

/** Six ways to lay out the same page, in pencil on sheets of 420 by 380. */
function idea(kind: number): string {
  const random = seededRandom(kind * 41 + 9);
  const crossed = (x: number, y: number, width: number, height: number): string =>
    frame(random, x, y, width, height) +
    stroke(random, x, y, x + width, y + height, 2) +
    stroke(random, x + width, y, x, y + height, 2);
  const lines = (x: number, y: number, width: number, count: number): string =>
    Array.from({ length: count }, (_, index) =>
      scribble(random, x, y + index * 22, width * (index === count - 1 ? 0.6 : 1)),
    ).join('');
  const page = frame(random, 40, 36, 340, 300);
  if (kind === 0)
    return page + crossed(58, 54, 304, 128) + lines(62, 212, 180, 4) + frame(random, 280, 206, 80, 34);
  if (kind === 1)
    return (
      page +
      crossed(210, 54, 152, 264) +
      lines(62, 80, 120, 3) +
      lines(62, 180, 126, 4) +
      frame(random, 62, 282, 90, 34)
    );
  if (kind === 2)
    return (
      page +
      [0, 1, 2]
        .map((index) => crossed(58 + index * 106, 54, 92, 110) + lines(60 + index * 106, 190, 84, 4))
        .join('') +
      frame(random, 58, 286, 304, 30)
    );
  if (kind === 3)
    return (
      page +
      circle(210, 150, 84, { fill: 'none', stroke: pencil, 'stroke-width': 3 }) +
      path('M210 150L210 66A84 84 0 0 1 283 192Z', { fill: pencil, opacity: 0.16 }) +
      lines(90, 268, 240, 3)
    );
  if (kind === 4)
    return (
      page +
      [0, 1, 2, 3]
        .map(
          (index) =>
            frame(random, 58, 56 + index * 66, 304, 50) +
            circle(84, 81 + index * 66, 13, { fill: 'none', stroke: pencil, 'stroke-width': 2.6 }) +
            scribble(random, 112, 81 + index * 66, 130 + (index % 2) * 60),
        )
        .join('')
    );
  return (
    page +
    path(
      smooth([
        [58, 220],
        [110, 160],
        [170, 190],
        [230, 104],
        [300, 140],
        [362, 74],
      ]),
      { fill: 'none', stroke: pencil, 'stroke-width': 3.4 },
    ) +
    stroke(random, 58, 250, 362, 250) +
    lines(62, 282, 280, 2)
  );
}

function sketches(): string {
  const drawing = startDrawing(1600, 1000);
  const turns = [-2.4, 1.2, -0.8, 1.8, -1.4, 2.6];
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.86, 0.028, 78)),
    daylight(drawing, 0.5),
    ...turns.map((turn, kind) =>
      sheet(
        drawing,
        {
          x: 98 + (kind % 3) * 490,
          y: 82 + Math.floor(kind / 3) * 438,
          width: 420,
          height: 376,
          radius: 3,
          turn,
          lift: kind === 1 ? 40 : 18,
        },
        idea(kind),
        kind === 1
          ? path(
              'M22 60C60 -8 340 -6 396 56C432 150 424 300 380 344C280 392 90 384 40 336C0 250 0 130 34 44',
              { fill: 'none', stroke: studio.accent, 'stroke-width': 7, 'stroke-linecap': 'round' },
            )
          : '',
      ),
    ),
    group(
      { transform: 'translate(1130 905) rotate(-24)' },
      box(8, 16, 420, 22, '#000', 8, { opacity: 0.22 }),
      box(0, 0, 400, 22, oklch(0.62, 0.18, 35)),
      box(0, 0, 400, 7, '#ffffff', 0, { opacity: 0.25 }),
      path('M400 0L444 11L400 22Z', { fill: oklch(0.84, 0.06, 75) }),
      path('M430 7.5L444 11L430 14.5Z', { fill: studio.ink }),
      box(-34, 0, 34, 22, oklch(0.78, 0.06, 20), 5),
    ),
    vignette(drawing, 0.1),
  );
}

type Finish = 'pencil' | 'grey' | 'finished';

/** One phone screen in three stages of work. */
function stageScreen(drawing: Drawing, finish: Finish): string {
  const random = seededRandom(12);
  const green = oklch(0.4, 0.05, 165);
  if (finish === 'pencil') {
    return [
      box(0, 0, 390, 844, studio.white),
      scribble(random, 32, 90, 190),
      scribble(random, 32, 120, 120),
      frame(random, 30, 160, 330, 260),
      stroke(random, 30, 160, 360, 420, 2.4),
      stroke(random, 360, 160, 30, 420, 2.4),
      ...[0, 1, 2].map(
        (row) =>
          frame(random, 30, 456 + row * 88, 70, 66) +
          scribble(random, 124, 478 + row * 88, 180) +
          scribble(random, 124, 504 + row * 88, 110),
      ),
      frame(random, 30, 744, 330, 60),
      scribble(random, 140, 775, 110),
    ].join('');
  }
  const isGrey = finish === 'grey';
  const ink = isGrey ? studio.inkSoft : green;
  const soft = isGrey ? studio.line : oklch(0.86, 0.03, 155);
  const image = isGrey
    ? box(0, 0, 330, 260, studio.line) +
      line(0, 0, 330, 260, studio.grey, 2) +
      line(330, 0, 0, 260, studio.grey, 2)
    : landscape(drawing, 330, 260, {
        skyTop: '#e9cfa6',
        skyLow: '#f6ead2',
        far: '#a9b79a',
        near: '#28483c',
        seed: 15,
        disc: { x: 0.66, y: 0.36, r: 0.11, colour: studio.accent, glow: 2.5 },
      });
  return [
    box(0, 0, 390, 844, isGrey ? '#fafafa' : studio.white),
    label(30, 78, 220, 26, ink),
    label(30, 114, 140, 26, ink),
    `<svg x="30" y="160" width="330" height="260" viewBox="0 0 330 260">${image}</svg>`,
    ...[0, 1, 2].map(
      (row) =>
        box(
          30,
          456 + row * 88,
          70,
          66,
          isGrey
            ? studio.line
            : ([oklch(0.78, 0.09, 60), oklch(0.7, 0.07, 200), oklch(0.62, 0.09, 150)][row] as string),
          isGrey ? 0 : 18,
        ) +
        label(122, 470 + row * 88, 170, 13, ink) +
        label(122, 496 + row * 88, 104, 10, isGrey ? studio.grey : soft),
    ),
    box(30, 744, 330, 60, isGrey ? studio.grey : studio.accent, isGrey ? 4 : 30),
    label(140, 768, 110, 12, '#ffffff'),
  ].join('');
}

function stages(): string {
  const drawing = startDrawing(1600, 1000);
  const width = 366;
  const top = (1000 - phoneHeight(width)) / 2;
  return finishDrawing(
    drawing,
    table(drawing, studio.paper, studio.paperDeep),
    daylight(drawing, 0.55),
    line(90, 500, 1510, 500, studio.accent, 5, { 'stroke-dasharray': '1 18' }),
    sheet(
      drawing,
      {
        x: 148,
        y: top - 6,
        width: width + 12,
        height: phoneHeight(width) + 12,
        radius: 5,
        turn: -2.5,
        lift: 24,
      },
      group({ transform: 'translate(10 8) scale(0.918)' }, stageScreen(drawing, 'pencil')),
    ),
    phone(drawing, { x: 620, y: top, width, lift: 44, body: studio.grey }, stageScreen(drawing, 'grey')),
    phone(drawing, { x: 1090, y: top, width, lift: 64 }, stageScreen(drawing, 'finished')),
  );
}

/** Five days on a wall: many notes on Monday, one result on Friday. */
function wall(): string {
  const drawing = startDrawing(1600, 1000);
  const random = seededRandom(30);
  const tints = [
    oklch(0.91, 0.09, 95),
    oklch(0.86, 0.045, 205),
    oklch(0.88, 0.05, 45),
    oklch(0.89, 0.045, 140),
  ];
  const perDay = [9, 7, 5, 3];
  const notes: string[] = [];
  perDay.forEach((count, day) => {
    for (let index = 0; index < count; index += 1) {
      const size = 104;
      const x = 92 + day * 292 + (index % 2) * 118 + random.between(-7, 7);
      const y = 196 + Math.floor(index / 2) * 130 + random.between(-8, 8);
      const tint = day === 3 && index === 1 ? studio.accent : (tints[random.whole(0, 3)] as string);
      const dark = tint === studio.accent ? '#ffffff' : mix(tint, studio.ink, 0.62);
      notes.push(
        sheet(
          drawing,
          { x, y, width: size, height: size, radius: 2, turn: random.between(-5, 5), lift: 13, fill: tint },
          textBars(14, 16, 76, random.whole(2, 4), {
            size: 15,
            colour: dark,
            seed: day * 20 + index,
            leading: 1.25,
          }),
        ),
      );
    }
  });
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.94, 0.014, 85)),
    daylight(drawing, 0.5, 0.05),
    ...[0, 1, 2, 3, 4].map(
      (day) =>
        label(92 + day * 292, 104, 120, 17, studio.ink) + label(92 + day * 292, 134, 66, 9, studio.grey),
    ),
    ...[1, 2, 3, 4].map((day) => line(60 + day * 292, 100, 60 + day * 292, 900, studio.line, 2.5)),
    ...notes,
    phone(drawing, { x: 1262, y: 240, width: 262, turn: 2, lift: 46 }, stageScreen(drawing, 'finished')),
    path(
      smooth([
        [1204, 262],
        [1226, 270],
        [1246, 300],
        [1252, 336],
      ]),
      {
        fill: 'none',
        stroke: studio.accent,
        'stroke-width': 4,
        'stroke-linecap': 'round',
        'stroke-dasharray': '1 11',
      },
    ),
    vignette(drawing, 0.09),
  );
}

export const method: Picture[] = [
  { file: 'method-sketches.jpg', draw: sketches },
  { file: 'method-stages.jpg', draw: stages },
  { file: 'method-wall.jpg', draw: wall },
];
