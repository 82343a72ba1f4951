import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import {
  blended,
  blur,
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
    phone(drawing, { x: 1335, y: 250, width: 400, turn: 9, lift: 70 }, screenRoute(drawing, hour)),
    phone(drawing, { x: 905, y: 150, width: 468, turn: -5, lift: 100 }, screenToday(drawing)),
    vignette(drawing, 0.16),
  );
}

function routeDetail(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const isNight = hour === 'night';
  const ink = isNight ? sea.foam : sea.night;
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
    isNight
      ? blended('multiply', box(0, 0, 1600, 1200, '#6f86b8')) +
          lamplight(drawing, { ...moonlight, x: 1240, y: -60, reach: 1500, glow: 0.6 })
      : '',
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
        fill: isNight ? oklch(0.225, 0.036, 238) : studio.white,
      },
      type('Keer om 14:20', 40, 70, { size: 38, colour: ink, weight: 600 }),
      type('Om 16:00 staat er water op je pad.', 40, 116, {
        size: 23,
        colour: isNight ? sea.shallow : sea.deep,
        weight: 400,
        within: 420,
      }),
      box(40, 154, 290, 18, isNight ? sea.deep : sea.foam, 9),
      box(40, 154, 190, 18, studio.accent, 9),
      type('nog 59 min', 460, 171, { size: 22, colour: ink, weight: 600, align: 'right' }),
    ),
    line(800, 560, 900, 464, ink, 4),
    vignette(drawing, 0.12),
  );
}

/** Sand to lay telephones on; in the evening the tide has come up to them, under the moon. */
export function beach(drawing: Drawing, hour: Hour): string {
  const { width, height } = drawing;
  if (hour === 'day') {
    const sand = linear(drawing, 60, [
      [0, mix(sea.dry, '#ffffff', 0.4)],
      [1, sea.sand],
    ]);
    return box(0, 0, width, height, sand) + daylight(drawing, 0.55, 0);
  }
  return (
    flats(drawing, width, height, 31, -0.24) +
    blended('multiply', box(0, 0, width, height, '#5d76a8')) +
    lamplight(drawing, { ...moonlight, x: width * 0.72, y: -height * 0.08, reach: height * 1.35, glow: 0.5 })
  );
}

function screensDetail(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const width = 410;
  const top = (1200 - phoneHeight(width)) / 2;
  return finishDrawing(
    drawing,
    beach(drawing, hour),
    phone(drawing, { x: 100, y: top + 60, width, lift: 60 }, screenToday(drawing)),
    phone(drawing, { x: 595, y: top - 20, width, lift: 60 }, screenRoute(drawing, hour)),
    phone(drawing, { x: 1090, y: top + 60, width, lift: 60 }, screenTurn()),
  );
}

/** The water falls and rises once, in the evening sun; the card says how much time that leaves. */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  // It begins half way, with land and water in view: the first frame is what stands still.
  const fallen = ease01(-Math.cos((moment + 0.3) * Math.PI * 2));
  const surface = 250 + fallen * 130;
  const dune = wander(9);
  const bank = (base: number, seed: number, rise: number): string =>
    smooth(Array.from({ length: 17 }, (_, i): Point => [i * 51 - 6, base + dune(i / 26 + seed) * rise]));
  const filled = (edge: string): string => `${edge}L810 510L-10 510Z`;
  const swell = (offset: number, seed: number): string =>
    smooth(
      Array.from(
        { length: 17 },
        (_, i): Point => [i * 51 - 6, surface + offset + Math.sin(i * 0.7 + seed) * 5],
      ),
    );
  const layer = (lit: string, shade: string): string =>
    linear(drawing, 90, [
      [0, lit],
      [0.5, mix(lit, shade, 0.7)],
      [1, shade],
    ]);
  const sun = pool(drawing, 486, 150, 330, [
    [0, '#ffe6b0', 0.85],
    [0.22, '#ffc27a', 0.5],
    [1, '#ffc27a', 0],
  ]);
  const land = (edge: string, lit: string, shade: string): string =>
    group({ filter: blur(drawing, 9), opacity: 0.4 }, path(filled(edge), { fill: sea.night })) +
    path(filled(edge), { fill: layer(lit, shade) }) +
    path(edge, { fill: 'none', stroke: '#fff2d4', 'stroke-width': 1.6, opacity: 0.6 });
  const left = Math.round(fallen * 59);
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      800,
      500,
      linear(drawing, 90, [
        [0, oklch(0.5, 0.06, 245)],
        [0.5, '#e9b98c'],
      ]),
    ),
    circle(486, 150, 330, { fill: sun }),
    circle(486, 150, 40, { fill: '#fff0c8' }),
    land(bank(226, 0.1, 34), '#c79f7e', '#5d5560'),
    land(bank(286, 0.5, 46), '#e3bd8c', '#5a4a46'),
    land(bank(372, 0.9, 36), '#cfa474', '#3f3638'),
    path(filled(swell(0, 0)), {
      fill: linear(drawing, 90, [
        [0, '#8fb6bd', 0.9],
        [0.16, sea.water, 0.94],
        [1, sea.night],
      ]),
    }),
    path(swell(0, 0), { fill: 'none', stroke: '#ffe9c4', 'stroke-width': 2.4, opacity: 0.85 }),
    path(swell(30, 1.4), { fill: 'none', stroke: '#ffffff', 'stroke-width': 1.6, opacity: 0.3 }),
    // The sun on the water.
    ...[0, 1, 2, 3, 4].map((row) =>
      line(
        486 - 34 + row * 5,
        surface + 18 + row * 22,
        486 + 42 - row * 6,
        surface + 18 + row * 22,
        '#ffd9a0',
        4,
        {
          opacity: 0.75 - row * 0.12,
        },
      ),
    ),
    shadow(drawing, { x: 56, y: 52, width: 300, height: 124, radius: 22 }, 26),
    box(56, 52, 300, 124, studio.white, 22),
    type('Keer om 14:20', 82, 100, { size: 32, colour: sea.night, weight: 600 }),
    box(82, 128, 130, 16, sea.foam, 8),
    box(82, 128, Math.max(16, 130 * fallen), 16, left > 15 ? sea.water : studio.accent, 8),
    type(left > 0 ? `nog ${left} min` : 'keer nu om', 332, 144, {
      size: 22,
      colour: left > 15 ? sea.deep : studio.accentDeep,
      weight: 600,
      align: 'right',
    }),
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
  { file: 'shell-slide.gif', frames: 16, delay: 180, colours: 200, draw: slide },
];
