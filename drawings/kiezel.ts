import { label, textBars } from './bars.ts';
import { mix, oklch, studio } from './colour.ts';
import { appWindow } from './devices.ts';
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
  line,
  linear,
  type Point,
  path,
  radial,
  smoothLoop,
  startDrawing,
} from './drawing.ts';
import { ease, type Picture } from './picture.ts';
import { seededRandom, wander } from './random.ts';
import { daylight, shapeShadow, sheet, table, vignette } from './surface.ts';

/** Second-hand electronics, compared calmly: pebble greys, slate, one red dot for the choice. */
export const stone = {
  mist: oklch(0.955, 0.005, 240),
  pale: oklch(0.9, 0.008, 240),
  grey: oklch(0.76, 0.012, 240),
  mid: oklch(0.6, 0.018, 245),
  slate: oklch(0.38, 0.026, 250),
  night: oklch(0.25, 0.022, 255),
  sand: oklch(0.87, 0.022, 75),
};

interface PebbleLook {
  x: number;
  y: number;
  r: number;
  tone: string;
  seed: number;
  flat?: number;
  turn?: number;
}

/** A pebble worn round by water: outline, light from the upper left, specks, sometimes a vein. */
export function pebble(drawing: Drawing, look: PebbleLook): string {
  const { x, y, r, tone, seed, flat = 0.76, turn = 0 } = look;
  const shape = wander(seed);
  const random = seededRandom(seed * 13 + 1);
  const outline = smoothLoop(
    Array.from({ length: 14 }, (_, index): Point => {
      const angle = (index / 14) * Math.PI * 2;
      const reach =
        r *
        (1 + 0.075 * Math.sin(angle * 2 + seed) + 0.05 * Math.cos(angle * 3 + seed * 2) + shape(0.1) * 0.02);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * flat];
    }),
  );
  const body = radial(
    drawing,
    [
      [0, mix(tone, '#ffffff', 0.5)],
      [0.35, mix(tone, '#ffffff', 0.16)],
      [0.72, mix(tone, stone.night, 0.14)],
      [1, mix(tone, stone.night, 0.46)],
    ],
    0.34,
    0.24,
    0.86,
  );
  const specks = Array.from({ length: Math.round(26 + r / 3) }, () => {
    const angle = random.between(0, 6.28);
    const reach = Math.sqrt(random.next()) * r * 0.92;
    const tint = random.next() < 0.5 ? '#ffffff' : stone.night;
    return circle(Math.cos(angle) * reach, Math.sin(angle) * reach * flat, r * random.between(0.004, 0.014), {
      fill: tint,
      opacity: random.between(0.1, 0.32),
    });
  });
  const vein =
    seed % 3 === 0
      ? path(`M${-r} ${r * 0.3}C${-r * 0.3} ${-r * 0.1} ${r * 0.1} ${r * 0.24} ${r} ${-r * 0.35}`, {
          fill: 'none',
          stroke: '#fff',
          'stroke-width': r * 0.045,
          opacity: 0.4,
        })
      : '';
  return group(
    { transform: `translate(${x} ${y})` },
    shapeShadow(drawing, outline, r * 0.22, studio.ink, turn),
    group(
      { transform: `rotate(${turn})` },
      path(outline, { fill: body }),
      clipped(
        drawing,
        path(outline, {}),
        ...specks,
        vein,
        ellipse(r * 0.1, r * flat * 0.98, r * 0.9, r * 0.2, {
          fill: '#fff',
          opacity: 0.13,
          filter: blur(drawing, r * 0.08),
        }),
      ),
    ),
  );
}

type Product = 'speaker' | 'headphones' | 'camera';

/** A product photograph, drawn in a square of 300. */
function product(drawing: Drawing, kind: Product): string {
  const dark = linear(drawing, 55, [
    [0, mix(stone.slate, '#ffffff', 0.28)],
    [0.5, stone.slate],
    [1, stone.night],
  ]);
  const light = linear(drawing, 55, [
    [0, '#ffffff'],
    [1, stone.grey],
  ]);
  const lens = radial(
    drawing,
    [
      [0, mix(stone.mid, '#ffffff', 0.4)],
      [0.3, stone.slate],
      [0.75, '#14161a'],
      [1, '#2b2f36'],
    ],
    0.38,
    0.34,
    0.7,
  );
  const floor = ellipse(150, 262, 96, 13, { fill: stone.night, opacity: 0.32, filter: blur(drawing, 9) });
  if (kind === 'speaker') {
    return [
      floor,
      box(88, 40, 124, 222, light, 34),
      box(96, 48, 108, 206, mix(stone.pale, '#ffffff', 0.35), 28),
      circle(150, 178, 46, { fill: dark }),
      circle(150, 178, 31, { fill: lens }),
      circle(150, 92, 22, { fill: dark }),
      circle(150, 92, 11, { fill: lens }),
      circle(196, 60, 4, { fill: studio.accent }),
    ].join('');
  }
  if (kind === 'headphones') {
    return [
      floor,
      path('M70 176C62 78 106 38 150 38s88 40 80 138', {
        fill: 'none',
        stroke: dark,
        'stroke-width': 17,
        'stroke-linecap': 'round',
      }),
      path('M70 176C62 78 106 38 150 38', {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': 3,
        'stroke-linecap': 'round',
        opacity: 0.35,
        transform: 'translate(-3 -3)',
      }),
      box(44, 150, 56, 108, dark, 27),
      box(200, 150, 56, 108, dark, 27),
      box(92, 158, 20, 92, stone.mid, 10),
      box(188, 158, 20, 92, stone.mid, 10),
    ].join('');
  }
  return [
    floor,
    box(112, 74, 76, 40, dark, 10),
    box(38, 96, 224, 162, dark, 22),
    box(38, 122, 224, 78, mix(stone.night, '#000000', 0.25)),
    circle(150, 178, 68, { fill: mix(stone.slate, '#ffffff', 0.2) }),
    circle(150, 178, 61, { fill: '#15171b' }),
    circle(150, 178, 45, { fill: lens }),
    ellipse(134, 158, 13, 9, { fill: '#fff', opacity: 0.5, transform: 'rotate(-35 134 158)' }),
    box(222, 106, 24, 9, stone.pale, 3),
    circle(58, 110, 5, { fill: studio.accent }),
  ].join('');
}

/** One column of the comparison: photograph, name, price and four measures. */
function column(
  drawing: Drawing,
  x: number,
  kind: Product,
  scores: readonly number[],
  isChosen: boolean,
): string {
  const ground = linear(drawing, 90, [
    [0, stone.mist],
    [1, stone.pale],
  ]);
  return at(
    x,
    0,
    isChosen ? box(-22, -22, 374, 720, 'none', 30, { stroke: studio.accent, 'stroke-width': 4 }) : '',
    box(0, 0, 330, 300, ground, 18),
    at(15, 4, product(drawing, kind)),
    label(0, 328, 190, 20, stone.night),
    label(0, 362, 120, 12, stone.grey),
    label(256, 326, 74, 24, isChosen ? studio.accent : stone.slate),
    ...scores.flatMap((score, index) => {
      const y = 420 + index * 54;
      return [
        label(0, y, [96, 70, 112, 84][index] as number, 11, stone.mid),
        box(150, y, 180, 11, stone.pale, 5.5),
        box(150, y, 180 * score, 11, isChosen ? stone.night : stone.grey, 5.5),
      ];
    }),
    box(0, 634, 330, 44, isChosen ? stone.night : stone.mist, 22),
    label(115, 651, 100, 10, isChosen ? '#ffffff' : stone.mid),
  );
}

function comparison(drawing: Drawing): string {
  return [
    circle(72, 62, 15, { fill: stone.slate }),
    label(104, 55, 90, 14, stone.night),
    ...[0, 1, 2].map((index) => label(900 + index * 110, 57, 70, 10, stone.grey)),
    label(56, 128, 480, 34, stone.night),
    label(56, 182, 330, 13, stone.grey),
    at(
      56,
      256,
      column(drawing, 0, 'speaker', [0.82, 0.5, 0.66, 0.4], false),
      column(drawing, 410, 'headphones', [0.74, 0.92, 0.86, 0.78], true),
      column(drawing, 820, 'camera', [0.6, 0.7, 0.35, 0.88], false),
    ),
  ].join('');
}

function hero(): string {
  const drawing = startDrawing(2400, 1350);
  return finishDrawing(
    drawing,
    table(drawing, stone.sand, mix(stone.sand, stone.night, 0.2)),
    daylight(drawing, 0.5, 0.02),
    pebble(drawing, { x: 270, y: 330, r: 190, tone: stone.mid, seed: 3, turn: -18 }),
    pebble(drawing, { x: 2130, y: 1010, r: 235, tone: stone.grey, seed: 5, turn: 14 }),
    pebble(drawing, { x: 2190, y: 400, r: 118, tone: stone.slate, seed: 8, turn: -30 }),
    pebble(drawing, { x: 2042, y: 620, r: 54, tone: oklch(0.62, 0.13, 33), seed: 4, turn: 10, flat: 0.85 }),
    pebble(drawing, { x: 208, y: 760, r: 72, tone: stone.sand, seed: 11, turn: 22 }),
    pebble(drawing, { x: 290, y: 1090, r: 156, tone: stone.slate, seed: 9, turn: 8 }),
    appWindow(
      drawing,
      { x: 560, y: 132, width: 1272, height: 1086, lift: 90, fill: '#ffffff' },
      comparison(drawing),
    ),
    pebble(drawing, { x: 566, y: 1180, r: 104, tone: stone.pale, seed: 7, turn: -12 }),
    vignette(drawing),
  );
}

function manyToFew(): string {
  const drawing = startDrawing(1600, 1200);
  const random = seededRandom(41);
  const tones = [stone.mid, stone.grey, stone.slate, stone.pale, stone.sand];
  const parts: string[] = [];
  for (let row = 0; row < 6; row += 1) {
    for (let columnIndex = 0; columnIndex < 8; columnIndex += 1) {
      const isChosen = row === 3 && columnIndex === 5;
      const r = isChosen ? 76 : random.between(40, 74);
      const tone = isChosen ? oklch(0.62, 0.15, 33) : (tones[random.whole(0, 4)] as string);
      parts.push(
        pebble(drawing, {
          x: 135 + columnIndex * 190 + random.between(-16, 16),
          y: 130 + row * 188 + random.between(-14, 14),
          r,
          tone,
          seed: random.whole(1, 40),
          flat: random.between(0.68, 0.88),
          turn: random.between(-40, 40),
        }),
      );
    }
  }
  return finishDrawing(
    drawing,
    table(drawing, studio.paper, studio.paperDeep),
    daylight(drawing, 0.6),
    ...parts,
    vignette(drawing, 0.08),
  );
}

function question(): string {
  const drawing = startDrawing(1600, 1200);
  const option = (x: number, y: number, kind: Product, chosen: boolean): string =>
    sheet(
      drawing,
      { x, y, width: 400, height: 470, radius: 30, lift: chosen ? 60 : 18, fill: '#ffffff' },
      chosen ? box(2, 2, 396, 466, 'none', 29, { stroke: studio.accent, 'stroke-width': 5 }) : '',
      at(50, 20, product(drawing, kind)),
      label(40, 344, 200, 22, stone.night),
      textBars(40, 384, 320, 2, { size: 20, colour: stone.grey, seed: x, last: 0.5 }),
      chosen
        ? circle(350, 54, 24, { fill: studio.accent })
        : circle(350, 54, 22, { fill: 'none', stroke: stone.pale, 'stroke-width': 4 }),
      chosen
        ? path('M339 54l8 9 15-18', {
            fill: 'none',
            stroke: '#fff',
            'stroke-width': 5,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          })
        : '',
    );
  return finishDrawing(
    drawing,
    table(drawing, stone.mist, stone.pale),
    '<g transform="translate(80 66) scale(0.9)">',
    box(120, 112, 1360, 10, stone.pale, 5),
    box(120, 112, 610, 10, stone.slate, 5),
    label(120, 186, 760, 54, stone.night),
    label(120, 262, 470, 54, stone.night),
    option(120, 420, 'headphones', true),
    option(600, 420, 'speaker', false),
    option(1080, 420, 'camera', false),
    box(120, 1000, 250, 78, stone.night, 39),
    label(190, 1032, 110, 14, '#ffffff'),
    line(430, 1039, 560, 1039, stone.mid, 4),
    '</g>',
  );
}

/** Twelve pebbles; all but three make way, one is chosen; then the rest come back. */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  const random = seededRandom(5);
  const tones = [stone.mid, stone.grey, stone.slate, mix(stone.grey, stone.sand, 0.6)];
  const kept = [4, 9, 7];
  const away = ease(moment, 0.12, 0.4) - ease(moment, 0.84, 1);
  const chosen = ease(moment, 0.44, 0.58) - ease(moment, 0.78, 0.88);
  const pebbles = Array.from({ length: 12 }, (_, index) => {
    const x = 130 + (index % 4) * 180 + random.between(-14, 14);
    const y = 112 + Math.floor(index / 4) * 138 + random.between(-10, 10);
    const r = random.between(46, 62);
    const seed = random.whole(1, 30);
    const rank = kept.indexOf(index);
    const tone = tones[index % 4] as string;
    const outline = smoothLoop(
      Array.from({ length: 12 }, (_unused, step): Point => {
        const angle = (step / 12) * Math.PI * 2;
        const reach = 1 + 0.08 * Math.sin(angle * 2 + seed) + 0.05 * Math.cos(angle * 3 + seed);
        return [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.78];
      }),
    );
    const shrink = rank < 0 ? 1 - away : 1;
    if (shrink < 0.02) return '';
    const tx = rank < 0 ? x : x + (190 + rank * 210 - x) * away;
    const ty = rank < 0 ? y : y + (250 - y) * away;
    const size = r * shrink * (rank < 0 ? 1 : 1 + away * 0.45);
    const fill = rank === 1 ? mix(tone, studio.accent, chosen) : tone;
    return group(
      { transform: `translate(${tx} ${ty}) scale(${size})` },
      path(outline, { fill: mix(stone.sand, stone.night, 0.16), transform: 'translate(0.09 0.14)' }),
      path(outline, { fill }),
      ellipse(-0.3, -0.3, 0.36, 0.16, {
        fill: mix(fill, '#ffffff', 0.32),
        transform: 'rotate(-24 -0.3 -0.3)',
      }),
    );
  });
  return finishDrawing(drawing, box(0, 0, 800, 500, stone.sand), ...pebbles);
}

export const kiezel: Picture[] = [
  { file: 'tweakers-hero.jpg', draw: hero },
  { file: 'tweakers-pebbles.jpg', draw: manyToFew },
  { file: 'tweakers-question.jpg', draw: question },
  { file: 'tweakers-slide.gif', frames: 30, delay: 110, draw: slide },
];
