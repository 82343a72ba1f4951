import { label } from './bars.ts';
import { mix, oklch, studio } from './colour.ts';
import { phone } from './devices.ts';
import { curtain, stage } from './doek-op.ts';
import {
  at,
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  linear,
  path,
  polygon,
  radial,
  startDrawing,
} from './drawing.ts';
import { street } from './facade.ts';
import { pebble, stone } from './kiezel.ts';
import { flats } from './laagwater.ts';
import { landscape } from './landscape.ts';
import type { Picture } from './picture.ts';
import { daylight, sheet, table, vignette } from './surface.ts';
import { screenShop } from './zeven-uur.ts';

interface Niche {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: string;
}

/** A compartment of the cabinet: its back wall, its floor and the shade of its upper left edge. */
function niche(drawing: Drawing, place: Niche, ...content: string[]): string {
  const { x, y, width, height, tone } = place;
  const floor = 54;
  const wall = linear(drawing, 55, [
    [0, mix(tone, studio.ink, 0.2)],
    [0.45, tone],
    [1, mix(tone, '#ffffff', 0.14)],
  ]);
  const ledge = linear(drawing, 90, [
    [0, mix(tone, studio.ink, 0.14)],
    [1, mix(tone, '#ffffff', 0.3)],
  ]);
  const shade = blur(drawing, 22);
  const frame = box(0, 0, width, height, '#fff', 6);
  return at(
    x,
    y,
    box(-3, -3, width + 6, height + 6, '#000', 8, { opacity: 0.14 }),
    box(2, 3, width + 2, height + 2, '#ffffff', 8, { opacity: 0.8 }),
    clipped(
      drawing,
      frame,
      box(0, 0, width, height, wall),
      path(
        polygon([
          [0, height],
          [floor * 0.7, height - floor],
          [width - floor * 0.2, height - floor],
          [width, height],
        ]),
        { fill: ledge },
      ),
      ...content,
      group(
        { filter: shade, opacity: 0.4 },
        box(-60, -60, width + 120, 86, studio.ink),
        box(-60, -60, 84, height + 120, studio.ink),
      ),
    ),
  );
}

function ball(drawing: Drawing, x: number, y: number, r: number, tone: string): string {
  const body = radial(
    drawing,
    [
      [0, mix(tone, '#ffffff', 0.55)],
      [0.35, mix(tone, '#ffffff', 0.08)],
      [0.8, mix(tone, studio.ink, 0.2)],
      [1, mix(tone, studio.ink, 0.42)],
    ],
    0.36,
    0.3,
    0.72,
  );
  return (
    ellipse(x + r * 0.35, y + r * 0.95, r * 1.05, r * 0.2, {
      fill: studio.ink,
      opacity: 0.4,
      filter: blur(drawing, r * 0.13),
    }) + circle(x, y, r, { fill: body })
  );
}

function block(drawing: Drawing, x: number, y: number, width: number, height: number, tone: string): string {
  const front = linear(drawing, 90, [
    [0, tone],
    [1, mix(tone, studio.ink, 0.14)],
  ]);
  const depth = 26;
  return [
    path(
      polygon([
        [x + 30, y + height],
        [x + width + 90, y + height + 4],
        [x + width + 60, y + height - 34],
        [x + width, y + height - 60],
      ]),
      { fill: studio.ink, opacity: 0.36, filter: blur(drawing, 12) },
    ),
    path(
      polygon([
        [x, y],
        [x + depth * 0.7, y - depth],
        [x + width + depth * 0.4, y - depth],
        [x + width, y],
      ]),
      { fill: mix(tone, '#ffffff', 0.4) },
    ),
    path(
      polygon([
        [x + width, y],
        [x + width + depth * 0.4, y - depth],
        [x + width + depth * 0.4, y + height - depth],
        [x + width, y + height],
      ]),
      { fill: mix(tone, studio.ink, 0.34) },
    ),
    box(x, y, width, height, front),
  ].join('');
}

/** The display case after which the studio is named, an object of each case in it. */
function cabinet(): string {
  const drawing = startDrawing(2400, 1350);
  const wall = oklch(0.93, 0.018, 82);
  const [top, low] = [150, 694];
  const sun = oklch(0.84, 0.14, 86);
  return finishDrawing(
    drawing,
    table(drawing, wall),
    niche(
      drawing,
      { x: 130, y: top, width: 540, height: 504, tone: oklch(0.68, 0.055, 35) },
      sheet(
        drawing,
        { x: 96, y: 96, width: 350, height: 366, radius: 3, turn: -5, lift: 34, fill: '#faf6ec' },
        at(
          20,
          20,
          clipped(
            drawing,
            box(0, 0, 310, 280, '#fff'),
            street(drawing, 310, 280, {
              light: '#f0c9a0',
              dark: '#6a2f34',
              sky: '#f4dfae',
              seed: 9,
              houses: 3,
            }),
          ),
        ),
        label(20, 324, 120, 12, '#b59a84'),
      ),
    ),
    niche(
      drawing,
      { x: 130, y: low, width: 540, height: 504, tone: oklch(0.84, 0.03, 205) },
      group(
        { transform: 'translate(0 40)' },
        clipped(drawing, box(0, 0, 540, 480, '#fff'), flats(drawing, 540, 480, 23, 0.06)),
      ),
      circle(392, 96, 42, { fill: studio.white, opacity: 0.9 }),
    ),
    niche(
      drawing,
      { x: 714, y: top, width: 372, height: 504, tone: oklch(0.5, 0.085, 280) },
      block(drawing, 70, 330, 200, 134, oklch(0.42, 0.09, 279)),
      ...[0, 1, 2, 3].flatMap((column) =>
        [0, 1].map((row) =>
          box(
            88 + column * 44,
            350 + row * 52,
            30,
            34,
            (column + row) % 3 === 0 ? sun : oklch(0.3, 0.07, 279),
            2,
          ),
        ),
      ),
      ball(drawing, 186, 228, 82, sun),
    ),
    niche(
      drawing,
      { x: 714, y: low, width: 372, height: 504, tone: oklch(0.87, 0.012, 245) },
      pebble(drawing, { x: 184, y: 412, r: 116, tone: stone.mid, seed: 9, flat: 0.56, turn: 2 }),
      pebble(drawing, { x: 192, y: 312, r: 84, tone: stone.pale, seed: 5, flat: 0.54, turn: -5 }),
      pebble(drawing, { x: 180, y: 236, r: 58, tone: stone.slate, seed: 8, flat: 0.6, turn: 4 }),
      pebble(drawing, { x: 188, y: 180, r: 34, tone: oklch(0.62, 0.16, 33), seed: 4, flat: 0.68, turn: -8 }),
    ),
    niche(
      drawing,
      { x: 1130, y: top, width: 596, height: 1048, tone: oklch(0.93, 0.045, 86) },
      path('M86 1000V420A212 212 0 0 1 510 420V1000Z', {
        fill: mix(oklch(0.93, 0.045, 86), '#ffffff', 0.45),
      }),
      phone(
        drawing,
        { x: 130, y: 150, width: 376, lift: 60, turn: 0, body: oklch(0.28, 0.04, 45) },
        screenShop(drawing),
      ),
      ball(drawing, 478, 938, 74, studio.accent),
    ),
    niche(
      drawing,
      { x: 1770, y: top, width: 500, height: 504, tone: oklch(0.27, 0.03, 320) },
      circle(250, 230, 330, {
        fill: radial(drawing, [
          [0, '#d98f74', 0.6],
          [1, '#d98f74', 0],
        ]),
      }),
      sheet(
        drawing,
        { x: 62, y: 116, width: 376, height: 228, radius: 6, lift: 20, fill: '#100d12' },
        at(
          8,
          8,
          clipped(
            drawing,
            box(0, 0, 360, 212, '#fff', 3),
            landscape(drawing, 360, 212, {
              skyTop: oklch(0.27, 0.06, 290),
              skyLow: oklch(0.74, 0.1, 48),
              far: oklch(0.56, 0.075, 20),
              near: oklch(0.19, 0.03, 305),
              disc: { x: 0.63, y: 0.34, r: 0.12, colour: oklch(0.94, 0.06, 85) },
              seed: 6,
            }),
          ),
        ),
      ),
      ...[-1, 0, 1, 2, 3].map((seat) =>
        path(`M${4 + seat * 126} 504V428q0 -26 59 -26t59 26V504Z`, {
          fill: linear(drawing, 90, [
            [0, oklch(0.46, 0.07, 10)],
            [0.2, oklch(0.3, 0.04, 330)],
            [1, oklch(0.16, 0.02, 320)],
          ]),
        }),
      ),
    ),
    niche(
      drawing,
      { x: 1770, y: low, width: 500, height: 504, tone: stage.bottle },
      path(
        polygon([
          [220, -20],
          [280, -20],
          [420, 476],
          [80, 476],
        ]),
        {
          fill: linear(drawing, 90, [
            [0, stage.light, 0.5],
            [1, stage.light, 0.12],
          ]),
        },
      ),
      ellipse(250, 474, 172, 20, { fill: stage.light, opacity: 0.6 }),
      curtain(drawing, -8, 150, 470, 5, stage.green),
      curtain(drawing, 358, 150, 470, 5, stage.green),
      ball(drawing, 250, 410, 58, stage.chalk),
      path('M228 412l16 18 32-40', {
        fill: 'none',
        stroke: stage.green,
        'stroke-width': 9,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    ),
    daylight(drawing, 0.16, 0.06),
    vignette(drawing, 0.16),
  );
}

/** A portrait in cut paper: shoulders, neck, face, hair and glasses, each a layer. */
function portrait(): string {
  const drawing = startDrawing(1200, 1500);
  const skin = oklch(0.77, 0.07, 52);
  const cut = (d: string, fill: string, lift = 22): string =>
    path(d, {
      fill: studio.ink,
      opacity: 0.3,
      transform: `translate(${lift * 0.5} ${lift * 0.8})`,
      filter: blur(drawing, lift * 0.55),
    }) + path(d, { fill });
  const wool = linear(drawing, 30, [
    [0, oklch(0.36, 0.03, 255)],
    [1, oklch(0.25, 0.022, 255)],
  ]);
  const face = linear(drawing, 20, [
    [0, mix(skin, '#ffffff', 0.22)],
    [0.55, skin],
    [1, mix(skin, oklch(0.5, 0.1, 35), 0.4)],
  ]);
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.88, 0.035, 82)),
    daylight(drawing, 0.4, 0.16),
    cut('M600 170A470 470 0 0 1 1070 640V1500H130V640A470 470 0 0 1 600 170Z', oklch(0.66, 0.165, 36), 30),
    cut('M70 1500C80 1210 300 1106 470 1072H730C900 1106 1120 1210 1130 1500Z', wool, 36),
    cut('M490 860H710V1076C710 1150 490 1150 490 1076Z', mix(skin, oklch(0.5, 0.1, 35), 0.35), 18),
    cut('M446 1066C500 1170 700 1170 754 1066L792 1092C730 1250 470 1250 408 1092Z', studio.white, 16),
    cut(
      'M372 560C372 410 470 330 600 330S828 410 828 560V720C828 870 724 966 600 966S372 870 372 720Z',
      face,
      26,
    ),
    cut(
      'M344 640C316 420 420 262 606 258C800 254 902 400 858 640C842 560 818 500 760 458C640 492 500 486 436 462C386 506 362 566 344 640Z',
      oklch(0.24, 0.02, 60),
      20,
    ),
    cut('M600 640L566 788Q600 812 634 788Z', mix(skin, oklch(0.5, 0.1, 35), 0.32), 5),
    path('M528 872Q600 916 672 872', {
      fill: 'none',
      stroke: oklch(0.45, 0.1, 30),
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }),
    ...[482, 718].map(
      (x) =>
        circle(x, 654, 78, { fill: '#ffffff', opacity: 0.22 }) +
        circle(x, 654, 78, { fill: 'none', stroke: studio.ink, 'stroke-width': 15 }) +
        circle(x + 4, 656, 13, { fill: studio.ink }),
    ),
    path('M560 646Q600 622 640 646', { fill: 'none', stroke: studio.ink, 'stroke-width': 13 }),
    path('M404 640L366 626M796 640L834 626', {
      fill: 'none',
      stroke: studio.ink,
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }),
    vignette(drawing, 0.1),
  );
}

export const vitrine: Picture[] = [
  { file: 'home-hero.jpg', draw: cabinet },
  { file: 'portrait.jpg', draw: portrait },
];
