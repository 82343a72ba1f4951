import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import {
  blended,
  blur,
  box,
  circle,
  type Drawing,
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
      // At 10:10, when the walk begins.
      box(40, 154, 22, 18, studio.accent, 9),
      type('nog 4 u 10', 460, 171, { size: 22, colour: ink, weight: 600, align: 'right' }),
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

/** The layers of the flats in flat colours, so that a film of few of them shows no bands that are not drawn. */
const slideLooks = {
  day: {
    land: [sea.dry, sea.sand, sea.wet],
    water: [
      sea.shallow,
      mix(sea.shallow, sea.water, 0.55),
      mix(sea.water, sea.deep, 0.15),
      mix(sea.water, sea.deep, 0.75),
    ],
    edge: '#ffffff',
    shade: sea.night,
    card: studio.white,
    ink: sea.night,
    soft: sea.deep,
    track: sea.foam,
    time: sea.water,
    late: studio.accentDeep,
  },
  night: {
    land: [oklch(0.68, 0.04, 245), oklch(0.54, 0.05, 247), oklch(0.43, 0.06, 250)],
    water: [oklch(0.55, 0.085, 245), oklch(0.43, 0.09, 252), oklch(0.32, 0.085, 256), oklch(0.22, 0.06, 262)],
    edge: '#dbe8ff',
    shade: oklch(0.12, 0.04, 265),
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
  const layer = (base: number, seed: number, tone: string): string => {
    const shape = wander(4 + Math.floor(seed / 2));
    const detail = wander(seed + 12);
    const edge = smooth(
      Array.from({ length: 17 }, (_, i): Point => {
        const t = i / 16;
        return [i * 52 - 16, base + shape(t * 0.8) * 62 + detail(t * 1.6) * 16];
      }),
    );
    const filled = `${edge}L820 520L-20 520Z`;
    return (
      path(filled, {
        fill: look.shade,
        opacity: 0.22,
        filter: blur(drawing, 4),
        transform: 'translate(0 -4)',
      }) +
      path(filled, { fill: tone }) +
      path(edge, { fill: 'none', stroke: look.edge, 'stroke-width': 1.5, opacity: 0.4 })
    );
  };
  // The shallower a layer, the further it goes.
  const surface = 190 + fallen * 130;
  const left = Math.round(fallen * 59);
  return finishDrawing(
    drawing,
    box(0, 0, 800, 500, look.land[0]),
    layer(150, 1, look.land[1]),
    layer(238, 2, look.land[2]),
    ...look.water.map((tone, depth) => layer(surface + depth * (64 - fallen * 14), 3 + depth, tone)),
    shadow(drawing, { x: 56, y: 52, width: 340, height: 124, radius: 22 }, 26),
    box(56, 52, 340, 124, look.card, 22),
    type('Keer om 14:20', 82, 100, { size: 32, colour: look.ink, weight: 600 }),
    box(82, 129, 152, 16, look.track, 8),
    box(82, 129, Math.max(16, 152 * fallen), 16, left > 15 ? look.time : studio.accent, 8),
    type(left > 0 ? `nog ${left} min` : 'keer nu om', 370, 145, {
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
