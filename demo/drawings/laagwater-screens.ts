import { oklch, studio } from './colour.ts';
import { statusBar } from './devices.ts';
import { box, circle, clipped, type Drawing, line, linear, type Point, path, smooth } from './drawing.ts';
import type { Hour } from './surface.ts';
import { flats, sea, tideAt, tideCurve } from './tide.ts';
import { type } from './type.ts';

/**
 * The curve starts at 8:00 and has its low water at 13:13. The walk lasts from 10:10 to 14:20; its `from` and
 * `width` are in units of the screen.
 */
const firstHour = 8;

const hoursShown = 16.75;

const hours = ['09', '12', '15', '18', '21'];

const walk = { from: 50, width: 97 };

/** Colours of the sheet with the three parts of the walk, by day and by night. */
const sheetLooks = {
  day: { paper: sea.dry, grip: sea.wet, ink: sea.night, soft: sea.deep, rule: sea.sand },
  night: {
    paper: oklch(0.225, 0.036, 238),
    grip: sea.deep,
    ink: sea.foam,
    soft: oklch(0.8, 0.035, 215),
    rule: oklch(0.34, 0.04, 236),
  },
} as const;

export function screenToday(drawing: Drawing, hour: Hour): string {
  const { paper, grip, ink, soft, rule } = sheetLooks[hour];
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
  const onTheFlats = clipped(
    drawing,
    box(walk.from, 250, walk.width, 350, '#fff'),
    box(walk.from, 290, walk.width, 310, sea.sand, 0, { opacity: 0.16 }),
    path(smooth(curve), { fill: 'none', stroke: sea.sand, 'stroke-width': 6 }),
  );
  return [
    box(0, 0, 390, 844, sky),
    statusBar(sea.foam, '13:21'),
    type('Laagwater 13:13', 28, 92, { size: 17, colour: sea.shallow, weight: 500 }),
    type('Keer om', 28, 136, { size: 38, colour: '#ffffff', weight: 600 }),
    type('14:20', 28, 192, { size: 60, colour: '#ffffff', weight: 600, tracking: -0.035 }),
    box(28, 210, 138, 38, studio.accent, 19),
    circle(48, 229, 5, { fill: '#fff' }),
    type('nog 59 min', 62, 235, { size: 17, colour: '#fff', weight: 600, within: 92 }),
    ...[320, 365, 410, 455].map((y) => line(0, y, 390, y, '#ffffff', 1, { opacity: 0.1 })),
    path(`${smooth(curve)}L390 600L0 600Z`, { fill: water }),
    path(smooth(curve), { fill: 'none', stroke: '#fff', 'stroke-width': 3 }),
    onTheFlats,
    line(now[0], 262, now[0], 600, '#fff', 1.5, { 'stroke-dasharray': '2 6' }),
    circle(now[0], now[1], 16, { fill: '#fff', opacity: 0.25 }),
    circle(now[0], now[1], 9, { fill: '#fff' }),
    circle(now[0], now[1], 4.5, { fill: studio.accent }),
    ...hours.map((hour) =>
      type(hour, ((Number(hour) - firstHour) / hoursShown) * 390, 592, {
        size: 14,
        colour: '#fff',
        align: 'centre',
        opacity: 0.8,
      }),
    ),
    box(0, 612, 390, 240, paper, 28),
    box(175, 624, 40, 5, grip, 2.5),
    type('Over het Rif', 28, 664, { size: 20, colour: ink, weight: 600 }),
    ...[0, 1, 2].flatMap((index) => {
      const y = 690 + index * 50;
      return [
        line(28, y - 10, 362, y - 10, rule, 1.5),
        type(['Heen', 'Daar', 'Terug'][index] as string, 28, y + 21, { size: 16, colour: soft }),
        box(
          104,
          y + 6,
          [180, 115, 152][index] as number,
          18,
          [sea.water, sea.shallow, studio.accent][index] as string,
          9,
        ),
        type(['1:35', '1:00', '1:20'][index] as string, 362, y + 21, {
          size: 16,
          colour: ink,
          weight: 600,
          align: 'right',
        }),
      ];
    }),
  ].join('');
}

/** Route over the tidal flats: a curve out to the turning point. */
const route: Point[] = [
  [70, 120],
  [120, 196],
  [96, 280],
  [168, 344],
  [250, 372],
  [272, 446],
  [228, 520],
];

/** Colours of the map: sunlit flats by day, moonlit flats with light text by night. */
const mapLooks = {
  day: {
    ink: sea.night,
    soft: sea.deep,
    card: '#ffffff',
    line: sea.shallow,
    button: sea.night,
    onButton: '#ffffff',
  },
  night: {
    ink: sea.foam,
    soft: oklch(0.8, 0.035, 215),
    card: oklch(0.225, 0.036, 238),
    line: sea.water,
    button: sea.foam,
    onButton: sea.night,
  },
} as const;

export function screenRoute(drawing: Drawing, hour: Hour): string {
  const { ink, soft, card, line: ground, button, onButton } = mapLooks[hour];
  return [
    flats(drawing, 390, 900, 12, 0.2, hour),
    statusBar(ink, '10:12'),
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
    type('Dijk', 92, 118, { size: 17, colour: ink, weight: 600 }),
    type('Keerpunt', 262, 526, { size: 17, colour: ink, weight: 600 }),
    box(322, 70, 44, 96, card, 22, { opacity: 0.94 }),
    line(336, 94, 352, 94, ink, 2.5),
    line(344, 86, 344, 102, ink, 2.5),
    line(336, 142, 352, 142, ink, 2.5),
    box(16, 606, 358, 222, card, 26),
    type('Over het Rif', 40, 652, { size: 24, colour: ink, weight: 600 }),
    type('7,8 km', 350, 652, { size: 18, colour: soft, align: 'right' }),
    type('Om 11:47 bij het keerpunt,', 40, 682, { size: 17, colour: soft, weight: 400 }),
    type('uiterlijk 14:20 omkeren.', 40, 705, { size: 17, colour: soft, weight: 400 }),
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
      { fill: 'none', stroke: ground, 'stroke-width': 3 },
    ),
    box(40, 768, 310, 44, button, 22),
    type('Volg de route', 195, 796, { size: 17, colour: onButton, weight: 600, align: 'centre' }),
  ].join('');
}
