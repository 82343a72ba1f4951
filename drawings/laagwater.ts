import { label, textBars } from './bars.ts';
import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight, statusBar } from './devices.ts';
import {
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  finishDrawing,
  group,
  line,
  linear,
  n,
  type Point,
  path,
  smooth,
  startDrawing,
} from './drawing.ts';
import type { Picture } from './picture.ts';
import { wander } from './random.ts';
import { daylight, sheet, vignette } from './surface.ts';

/** Tides for people who walk the mudflats: sea blue, wet sand, one warning red. */
export const sea = {
  night: oklch(0.29, 0.045, 235),
  deep: oklch(0.41, 0.06, 230),
  water: oklch(0.6, 0.065, 220),
  shallow: oklch(0.78, 0.045, 205),
  foam: oklch(0.93, 0.02, 200),
  wet: oklch(0.8, 0.035, 85),
  sand: oklch(0.89, 0.03, 85),
  dry: oklch(0.945, 0.02, 85),
};

/** Contour bands from the dry bank down to the channel: the picture of a falling tide. */
export function flats(drawing: Drawing, width: number, height: number, seed: number, level = 0): string {
  const tones = [
    sea.dry,
    sea.sand,
    sea.wet,
    sea.shallow,
    mix(sea.shallow, sea.water, 0.5),
    sea.water,
    mix(sea.water, sea.deep, 0.55),
    sea.deep,
  ];
  const soft = blur(drawing, width / 260);
  const parts = [box(0, 0, width, height, tones[0] as string)];
  for (let index = 1; index < tones.length; index += 1) {
    const shape = wander(seed + Math.floor(index / 2));
    const detail = wander(seed * 3 + index);
    const points: Point[] = [];
    for (let step = 0; step <= 30; step += 1) {
      const t = step / 30;
      const base = 0.08 + (index / tones.length) * 0.84 + level;
      points.push([
        -20 + (width + 40) * t,
        height * (base + shape(t * 0.8) * 0.085 + detail(t * 1.6) * 0.028),
      ]);
    }
    const outline = `${smooth(points)}L${n(width + 20)} ${n(height + 20)}L-20 ${n(height + 20)}Z`;
    const tone = tones[index] as string;
    const fall = linear(drawing, 90, [
      [0, mix(tone, '#ffffff', 0.16)],
      [0.24, tone],
      [1, tone],
    ]);
    parts.push(
      path(outline, {
        fill: sea.night,
        opacity: 0.17,
        filter: soft,
        transform: `translate(0 ${n(-height * 0.006)})`,
      }),
    );
    parts.push(path(outline, { fill: fall }));
    parts.push(
      path(smooth(points), {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': index < 3 ? 0.5 : 0.26,
        'stroke-width': Math.max(1, width / 900),
      }),
    );
  }
  return group({}, ...parts);
}

function tideAt(position: number): number {
  return Math.cos(position * Math.PI * 2 * 1.35 + 0.5);
}

export function tideCurve(width: number, height: number, top: number): Point[] {
  return Array.from({ length: 41 }, (_, step): Point => {
    const t = step / 40;
    return [width * t, top + height * (0.5 - tideAt(t) * 0.5)];
  });
}

function screenToday(drawing: Drawing): string {
  const sky = linear(drawing, 90, [
    [0, sea.night],
    [0.55, sea.deep],
    [1, sea.water],
  ]);
  const curve = tideCurve(390, 190, 300);
  const now: Point = [390 * 0.32, 300 + 190 * (0.5 - tideAt(0.32) * 0.5)];
  const water = linear(drawing, 90, [
    [0, sea.foam, 0.75],
    [1, sea.shallow, 0.08],
  ]);
  const walk = clipped(
    drawing,
    box(92, 250, 116, 350, '#fff'),
    box(92, 290, 116, 310, sea.sand, 0, { opacity: 0.16 }),
    path(smooth(curve), { fill: 'none', stroke: sea.sand, 'stroke-width': 6 }),
  );
  return [
    box(0, 0, 390, 844, sky),
    statusBar(sea.foam),
    label(28, 76, 92, 12, sea.shallow, 0.9),
    label(28, 104, 214, 32, '#ffffff'),
    label(28, 148, 150, 32, '#ffffff'),
    circle(342, 92, 20, { fill: '#fff', opacity: 0.14 }),
    circle(342, 92, 6, { fill: '#fff' }),
    box(28, 206, 128, 36, studio.accent, 18),
    label(62, 219, 74, 10, '#fff'),
    circle(47, 224, 5, { fill: '#fff' }),
    ...[320, 365, 410, 455].map((y) => line(0, y, 390, y, '#ffffff', 1, { opacity: 0.1 })),
    path(`${smooth(curve)}L390 600L0 600Z`, { fill: water }),
    path(smooth(curve), { fill: 'none', stroke: '#fff', 'stroke-width': 3 }),
    walk,
    line(now[0], 262, now[0], 600, '#fff', 1.5, { 'stroke-dasharray': '2 6' }),
    circle(now[0], now[1], 16, { fill: '#fff', opacity: 0.25 }),
    circle(now[0], now[1], 9, { fill: '#fff' }),
    circle(now[0], now[1], 4.5, { fill: studio.accent }),
    ...[0, 1, 2, 3, 4, 5].map((index) => label(24 + index * 64, 580, 22, 7, '#fff', 0.65)),
    box(0, 612, 390, 240, sea.dry, 28),
    box(175, 624, 40, 5, sea.wet, 2.5),
    label(28, 652, 120, 14, sea.night),
    ...[0, 1, 2].flatMap((index) => {
      const y = 690 + index * 50;
      return [
        line(28, y - 10, 362, y - 10, sea.sand, 1.5),
        label(28, y + 10, 56, 11, sea.deep),
        box(
          104,
          y + 6,
          [150, 96, 122][index] as number,
          18,
          [studio.accent, sea.water, sea.shallow][index] as string,
          9,
        ),
        label(326, y + 10, 36, 11, sea.water),
      ];
    }),
  ].join('');
}

/** The route over the flats: out in a curve, back before the water. */
const route: Point[] = [
  [70, 120],
  [120, 196],
  [96, 280],
  [168, 344],
  [250, 372],
  [272, 446],
  [228, 520],
];

function screenRoute(drawing: Drawing): string {
  return [
    flats(drawing, 390, 900, 12, 0.2),
    statusBar(sea.night),
    path(smooth(route), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      opacity: 0.9,
    }),
    path(smooth(route), {
      fill: 'none',
      stroke: studio.accent,
      'stroke-width': 4.5,
      'stroke-linecap': 'round',
      'stroke-dasharray': '1 10',
    }),
    ...route
      .slice(1, -1)
      .map(([x, y]) => circle(x, y, 6, { fill: '#fff', stroke: sea.night, 'stroke-width': 2.5 })),
    circle(70, 120, 11, { fill: sea.night, stroke: '#fff', 'stroke-width': 4 }),
    circle(228, 520, 25, { fill: studio.accent, opacity: 0.2 }),
    circle(228, 520, 12, { fill: studio.accent, stroke: '#fff', 'stroke-width': 4 }),
    box(322, 70, 44, 96, '#fff', 22, { opacity: 0.94 }),
    line(336, 94, 352, 94, sea.night, 2.5),
    line(344, 86, 344, 102, sea.night, 2.5),
    line(336, 142, 352, 142, sea.night, 2.5),
    box(16, 606, 358, 222, '#fff', 26),
    label(40, 636, 160, 16, sea.night),
    textBars(40, 664, 300, 2, { size: 16, colour: sea.water, seed: 3, last: 0.5 }),
    path(
      smooth([
        [40, 752],
        [90, 748],
        [140, 732],
        [190, 744],
        [240, 722],
        [290, 738],
        [350, 730],
      ]),
      { fill: 'none', stroke: sea.shallow, 'stroke-width': 3 },
    ),
    box(40, 770, 310, 40, sea.night, 20),
    label(150, 785, 90, 10, '#fff'),
  ].join('');
}

function screenTurn(): string {
  const ring = 2 * Math.PI * 118;
  const points = wander(4);
  const wave = (y: number, seed: number): string =>
    `${smooth(Array.from({ length: 13 }, (_, i): Point => [i * 33 - 3, y + points(i / 12 + seed) * 16]))}L400 860L-10 860Z`;
  return [
    box(0, 0, 390, 844, studio.accent),
    path(wave(520, 0), { fill: studio.accentDeep, opacity: 0.45 }),
    path(wave(610, 0.3), { fill: studio.accentDeep, opacity: 0.55 }),
    path(wave(700, 0.7), { fill: mix(studio.accentDeep, sea.night, 0.35), opacity: 0.75 }),
    statusBar('#fff'),
    label(28, 84, 180, 30, '#fff'),
    label(28, 126, 236, 30, '#fff'),
    circle(195, 336, 118, { fill: 'none', stroke: '#fff', 'stroke-width': 12, opacity: 0.25 }),
    circle(195, 336, 118, {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 12,
      'stroke-linecap': 'round',
      'stroke-dasharray': `${n(ring * 0.64)} ${n(ring)}`,
      transform: 'rotate(-90 195 336)',
    }),
    label(135, 312, 44, 44, '#fff'),
    label(187, 312, 68, 44, '#fff'),
    label(165, 378, 60, 10, '#fff', 0.8),
    textBars(70, 500, 250, 2, { size: 18, colour: '#ffffff', seed: 9, last: 0.8 }),
    box(28, 746, 334, 58, '#fff', 29),
    label(138, 768, 114, 13, studio.accentDeep),
  ].join('');
}

function hero(): string {
  const drawing = startDrawing(2400, 1350);
  return finishDrawing(
    drawing,
    flats(drawing, 2400, 1350, 23, -0.02),
    daylight(drawing, 0.2, 0.08),
    phone(drawing, { x: 1335, y: 250, width: 400, turn: 9, lift: 70 }, screenRoute(drawing)),
    phone(drawing, { x: 905, y: 150, width: 468, turn: -5, lift: 100 }, screenToday(drawing)),
    vignette(drawing, 0.16),
  );
}

function routeDetail(): string {
  const drawing = startDrawing(1600, 1200);
  const way: Point[] = [
    [180, 190],
    [380, 300],
    [330, 470],
    [560, 580],
    [800, 560],
    [960, 690],
    [860, 860],
    [1090, 930],
    [1330, 850],
  ];
  return finishDrawing(
    drawing,
    flats(drawing, 1600, 1200, 7, 0.27),
    path(smooth(way), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 22,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.92,
    }),
    path(smooth(way), {
      fill: 'none',
      stroke: studio.accent,
      'stroke-width': 9,
      'stroke-linecap': 'round',
      'stroke-dasharray': '1 22',
    }),
    ...way
      .slice(1, -1)
      .map(([x, y]) => circle(x, y, 15, { fill: '#fff', stroke: sea.night, 'stroke-width': 6 })),
    circle(180, 190, 26, { fill: sea.night, stroke: '#fff', 'stroke-width': 9 }),
    circle(1330, 850, 62, { fill: studio.accent, opacity: 0.2 }),
    circle(1330, 850, 28, { fill: studio.accent, stroke: '#fff', 'stroke-width': 9 }),
    sheet(
      drawing,
      { x: 870, y: 250, width: 500, height: 214, radius: 28, lift: 44 },
      label(40, 42, 190, 22, sea.night),
      textBars(40, 82, 410, 2, { size: 24, colour: sea.water, seed: 5, last: 0.6 }),
      box(40, 168, 270, 18, sea.foam, 9),
      box(40, 168, 176, 18, studio.accent, 9),
      label(384, 170, 74, 14, sea.deep),
    ),
    line(800, 560, 900, 464, sea.night, 4),
    vignette(drawing, 0.12),
  );
}

function screensDetail(): string {
  const drawing = startDrawing(1600, 1200);
  const back = linear(drawing, 60, [
    [0, mix(sea.dry, '#ffffff', 0.4)],
    [1, sea.sand],
  ]);
  const width = 410;
  const top = (1200 - phoneHeight(width)) / 2;
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1200, back),
    daylight(drawing, 0.55, 0),
    phone(drawing, { x: 100, y: top + 60, width, lift: 60 }, screenToday(drawing)),
    phone(drawing, { x: 595, y: top - 20, width, lift: 60 }, screenRoute(drawing)),
    phone(drawing, { x: 1090, y: top + 60, width, lift: 60 }, screenTurn()),
  );
}

/** The water rises and falls once; the dot rides on the curve. */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  const level = Math.cos(moment * Math.PI * 2);
  const surface = 300 - level * 62;
  const wave = (offset: number, seed: number, swing: number): string => {
    const points = Array.from(
      { length: 17 },
      (_, i): Point => [
        i * 51 - 6,
        surface + offset + Math.sin(i * 0.7 + seed + moment * Math.PI * 2) * swing,
      ],
    );
    return `${smooth(points)}L810 510L-10 510Z`;
  };
  const dune = wander(9);
  const bank = (base: number, seed: number, rise: number): string =>
    `${smooth(Array.from({ length: 17 }, (_, i): Point => [i * 51 - 6, base + dune(i / 26 + seed) * rise]))}L810 510L-10 510Z`;
  const safe = ease01(-level);
  return finishDrawing(
    drawing,
    box(0, 0, 800, 500, sea.foam),
    circle(610, 128, 46, { fill: mix(sea.sand, studio.accent, 0.88) }),
    path(bank(236, 0.1, 40), { fill: sea.sand }),
    path(bank(300, 0.5, 46), { fill: sea.wet }),
    path(wave(0, 0, 5), { fill: sea.shallow }),
    path(wave(42, 1.4, 7), { fill: sea.water }),
    path(wave(104, 2.6, 9), { fill: sea.deep }),
    line(400, 60, 400, 450, '#ffffff', 2, { 'stroke-dasharray': '2 8', opacity: 0.9 }),
    circle(400, surface + Math.sin(8 * 0.7 + moment * Math.PI * 2) * 5, 15, { fill: '#fff' }),
    circle(400, surface + Math.sin(8 * 0.7 + moment * Math.PI * 2) * 5, 8, { fill: studio.accent }),
    box(64, 62, 232, 96, '#fff', 18),
    label(86, 84, 96, 12, sea.night),
    box(86, 116, 188, 16, sea.foam, 8),
    box(86, 116, 28 + 160 * safe, 16, mix(studio.accent, sea.water, safe), 8),
  );
}

function ease01(value: number): number {
  return (value + 1) / 2;
}

export const laagwater: Picture[] = [
  { file: 'shell-hero.jpg', draw: hero },
  { file: 'shell-route.jpg', draw: routeDetail },
  { file: 'shell-screens.jpg', draw: screensDetail },
  { file: 'shell-slide.gif', frames: 24, delay: 120, draw: slide },
];
