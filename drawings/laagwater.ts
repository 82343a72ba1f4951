import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import {
  blended,
  box,
  circle,
  finishDrawing,
  line,
  linear,
  type Point,
  path,
  smooth,
  startDrawing,
} from './drawing.ts';
import { screenRoute, screenToday, screenTurn } from './laagwater-screens.ts';
import type { Picture } from './picture.ts';
import { wander } from './random.ts';
import { daylight, type Hour, type Lamp, lamplight, shadow, sheet, vignette } from './surface.ts';
import { flats, sea } from './tide.ts';
import { type } from './type.ts';

const moonlight: Lamp = { x: 1900, y: -120, reach: 2100, colour: '#8fb8e8', dark: oklch(0.25, 0.05, 245) };

function hero(hour: Hour): string {
  const drawing = startDrawing(2400, 1350);
  const isNight = hour === 'night';
  return finishDrawing(
    drawing,
    flats(drawing, 2400, 1350, 23, -0.02),
    isNight ? lamplight(drawing, moonlight) : daylight(drawing, 0.2, 0.08),
    phone(
      drawing,
      { x: 1335, y: 250, width: 400, turn: 9, lift: 70 },
      screenRoute(drawing),
      isNight ? blended('multiply', box(0, 0, 390, 844, '#a9b6d6')) : '',
    ),
    phone(drawing, { x: 905, y: 150, width: 468, turn: -5, lift: 100 }, screenToday(drawing)),
    vignette(drawing, 0.16),
  );
}

function routeDetail(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const isNight = hour === 'night';
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
    isNight ? lamplight(drawing, { ...moonlight, x: 1150, y: 260, reach: 1500 }) : '',
    path(smooth(way), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 22,
      'stroke-linecap': 'round',
      'stroke-opacity': isNight ? 0.7 : 0.92,
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
      {
        x: 870,
        y: 250,
        width: 500,
        height: 214,
        radius: 28,
        lift: 44,
        fill: isNight ? mix(sea.foam, sea.night, 0.28) : studio.white,
      },
      type('Keer om 14:20', 40, 70, { size: 38, colour: sea.night, weight: 600 }),
      type('Om 16:00 staat er water op je pad.', 40, 116, {
        size: 23,
        colour: sea.deep,
        weight: 400,
        within: 420,
      }),
      box(40, 154, 290, 18, sea.foam, 9),
      box(40, 154, 190, 18, studio.accent, 9),
      type('nog 59 min', 460, 171, { size: 22, colour: sea.night, weight: 600, align: 'right' }),
    ),
    line(800, 560, 900, 464, sea.night, 4),
    vignette(drawing, 0.12),
  );
}

function screensDetail(hour: Hour): string {
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
    hour === 'night'
      ? lamplight(drawing, { ...moonlight, x: 800, y: 300, reach: 1300 })
      : daylight(drawing, 0.55, 0),
    phone(drawing, { x: 100, y: top + 60, width, lift: 60 }, screenToday(drawing)),
    phone(
      drawing,
      { x: 595, y: top - 20, width, lift: 60 },
      screenRoute(drawing),
      hour === 'night' ? blended('multiply', box(0, 0, 390, 844, '#a9b6d6')) : '',
    ),
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
  // The layers of the stills: lit at their edge. A few steps are enough, and keep the file small.
  const layer = (tone: string): string =>
    linear(drawing, 90, [
      [0, mix(tone, '#ffffff', 0.34)],
      [0.16, tone],
      [1, mix(tone, sea.night, 0.12)],
    ]);
  return finishDrawing(
    drawing,
    box(0, 0, 800, 500, sea.foam),
    circle(496, 128, 46, { fill: mix(sea.sand, studio.accent, 0.88) }),
    path(bank(236, 0.1, 40), { fill: layer(sea.sand) }),
    path(bank(300, 0.5, 46), { fill: layer(sea.wet) }),
    path(wave(0, 0, 5), { fill: layer(sea.shallow) }),
    path(wave(42, 1.4, 7), { fill: layer(sea.water) }),
    path(wave(104, 2.6, 9), { fill: layer(sea.deep) }),
    line(400, 60, 400, 450, '#ffffff', 2, { 'stroke-dasharray': '2 8', opacity: 0.9 }),
    circle(400, surface + Math.sin(8 * 0.7 + moment * Math.PI * 2) * 5, 15, { fill: '#fff' }),
    circle(400, surface + Math.sin(8 * 0.7 + moment * Math.PI * 2) * 5, 8, { fill: studio.accent }),
    shadow(drawing, { x: 64, y: 56, width: 252, height: 106, radius: 18 }, 18),
    box(64, 56, 252, 106, '#fff', 18),
    type('Keer om 14:20', 86, 96, { size: 25, colour: sea.night, weight: 600 }),
    box(86, 120, 208, 16, sea.foam, 8),
    box(86, 120, 28 + 180 * safe, 16, safe > 0.3 ? sea.water : studio.accent, 8),
  );
}

function ease01(value: number): number {
  return (value + 1) / 2;
}

export const laagwater: Picture[] = [
  { file: 'shell-hero.webp', draw: () => hero('day') },
  { file: 'shell-hero-night.webp', draw: () => hero('night') },
  { file: 'shell-route.webp', draw: () => routeDetail('day') },
  { file: 'shell-route-night.webp', draw: () => routeDetail('night') },
  { file: 'shell-screens.webp', draw: () => screensDetail('day') },
  { file: 'shell-screens-night.webp', draw: () => screensDetail('night') },
  { file: 'shell-slide.gif', frames: 24, delay: 120, draw: slide },
];
