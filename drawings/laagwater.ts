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
    // Small enough to be whole at 21 to 9, down to the last of their bars.
    phone(drawing, { x: 1290, y: 236, width: 360, turn: 9, lift: 70 }, screenRoute(drawing, hour)),
    phone(drawing, { x: 916, y: 148, width: 414, turn: -5, lift: 100 }, screenToday(drawing)),
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

/** The last light that the water falls in, or the moon. */
const slideLooks = {
  day: {
    sky: [oklch(0.5, 0.06, 245), '#e9b98c'],
    halo: ['#ffe6b0', '#ffc27a'],
    disc: '#fff0c8',
    edge: '#fff2d4',
    land: [
      ['#c79f7e', '#5d5560'],
      ['#e3bd8c', '#5a4a46'],
      ['#cfa474', '#3f3638'],
    ],
    water: ['#8fb6bd', sea.water, sea.night],
    swell: '#ffe9c4',
    glint: '#ffd9a0',
    card: studio.white,
    ink: sea.night,
    soft: sea.deep,
    track: sea.foam,
    time: sea.water,
    late: studio.accentDeep,
  },
  night: {
    sky: [oklch(0.2, 0.045, 262), oklch(0.44, 0.07, 245)],
    halo: ['#cfe2ff', '#8fb8e8'],
    disc: '#f2f4ec',
    edge: '#bcd2ec',
    land: [
      [oklch(0.47, 0.045, 250), oklch(0.25, 0.035, 260)],
      [oklch(0.42, 0.04, 250), oklch(0.22, 0.03, 255)],
      [oklch(0.36, 0.035, 248), oklch(0.18, 0.025, 250)],
    ],
    water: [oklch(0.56, 0.05, 225), oklch(0.38, 0.055, 235), oklch(0.2, 0.04, 240)],
    swell: '#d9e8fb',
    glint: '#dfe9f6',
    card: oklch(0.225, 0.036, 238),
    ink: sea.foam,
    soft: sea.shallow,
    track: sea.deep,
    time: sea.shallow,
    late: oklch(0.74, 0.16, 38),
  },
} as const;

/** The water falls and rises once; the card says how much time that leaves. */
function slide(moment: number, hour: Hour): string {
  const look = slideLooks[hour];
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
    [0, look.halo[0], 0.85],
    [0.22, look.halo[1], 0.5],
    [1, look.halo[1], 0],
  ]);
  const land = (edge: string, [lit, shade]: readonly [string, string]): string =>
    group({ filter: blur(drawing, 9), opacity: 0.4 }, path(filled(edge), { fill: sea.night })) +
    path(filled(edge), { fill: layer(lit, shade) }) +
    path(edge, { fill: 'none', stroke: look.edge, 'stroke-width': 1.6, opacity: 0.6 });
  const left = Math.round(fallen * 59);
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      800,
      500,
      linear(drawing, 90, [
        [0, look.sky[0]],
        [0.5, look.sky[1]],
      ]),
    ),
    circle(486, 150, 330, { fill: sun }),
    circle(486, 150, 40, { fill: look.disc }),
    land(bank(226, 0.1, 34), look.land[0]),
    land(bank(286, 0.5, 46), look.land[1]),
    land(bank(372, 0.9, 36), look.land[2]),
    path(filled(swell(0, 0)), {
      fill: linear(drawing, 90, [
        [0, look.water[0], 0.9],
        [0.16, look.water[1], 0.94],
        [1, look.water[2]],
      ]),
    }),
    path(swell(0, 0), { fill: 'none', stroke: look.swell, 'stroke-width': 2.4, opacity: 0.85 }),
    path(swell(30, 1.4), { fill: 'none', stroke: '#ffffff', 'stroke-width': 1.6, opacity: 0.3 }),
    // The sun or the moon on the water.
    ...[0, 1, 2, 3, 4].map((row) =>
      line(
        486 - 34 + row * 5,
        surface + 18 + row * 22,
        486 + 42 - row * 6,
        surface + 18 + row * 22,
        look.glint,
        4,
        {
          opacity: 0.75 - row * 0.12,
        },
      ),
    ),
    shadow(drawing, { x: 56, y: 52, width: 300, height: 124, radius: 22 }, 26),
    box(56, 52, 300, 124, look.card, 22),
    type('Keer om 14:20', 82, 100, { size: 32, colour: look.ink, weight: 600 }),
    box(82, 128, 130, 16, look.track, 8),
    box(82, 128, Math.max(16, 130 * fallen), 16, left > 15 ? look.time : studio.accent, 8),
    type(left > 0 ? `nog ${left} min` : 'keer nu om', 332, 144, {
      size: 22,
      colour: left > 15 ? look.soft : look.late,
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
  { file: 'shell-slide.gif', frames: 16, delay: 180, colours: 200, draw: (moment) => slide(moment, 'day') },
  {
    file: 'shell-slide-night.gif',
    frames: 16,
    delay: 180,
    colours: 190,
    draw: (moment) => slide(moment, 'night'),
  },
];
