import { label, textBars } from './bars.ts';
import { mix, oklch, studio } from './colour.ts';
import { appWindow, tablet } from './devices.ts';
import {
  at,
  box,
  circle,
  clipped,
  type Drawing,
  finishDrawing,
  group,
  line,
  n,
  type Point,
  path,
  smooth,
  startDrawing,
} from './drawing.ts';
import { type StreetLook, street } from './facade.ts';
import { landscape } from './landscape.ts';
import { ease, type Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { daylight, sheet, table, vignette } from './surface.ts';

/** A neighbourhood's photographs, each with an address: brick, plum and the cream of old prints. */
const print = {
  cream: oklch(0.945, 0.022, 80),
  paper: oklch(0.9, 0.028, 75),
  rose: oklch(0.8, 0.05, 45),
  brick: oklch(0.56, 0.095, 38),
  plum: oklch(0.36, 0.055, 10),
  night: oklch(0.23, 0.03, 5),
  water: oklch(0.8, 0.025, 200),
  moss: oklch(0.72, 0.045, 130),
};

/** The tones of four decades of photographic paper. */
const decades: StreetLook[] = [
  { light: '#e9dcc3', dark: '#3a2c20', sky: '#efe6d2', seed: 3 },
  { light: '#dcdcd8', dark: '#22242a', sky: '#e8e8e4', seed: 3 },
  { light: '#f0c9a0', dark: '#6a2f34', sky: '#f4dfae', seed: 3 },
  { light: '#e8c0a4', dark: '#3d2a3a', sky: '#b9d0dc', seed: 3, lamp: '#ffe2a4', lampShare: 0.2 },
];

function tones(index: number, seed: number, houses = 4): StreetLook {
  return { ...(decades[index % 4] as StreetLook), seed, houses };
}

/** A photographic print with its white edge. */
function photo(
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  image: string,
  lift = 22,
): string {
  const edge = Math.min(width, height) * 0.055;
  return sheet(
    drawing,
    { x, y, width, height, radius: 3, turn, lift, fill: '#faf6ec' },
    at(edge, edge, clipped(drawing, box(0, 0, width - edge * 2, height - edge * 2, '#fff', 1), image)),
  );
}

function photoOf(
  drawing: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  look: StreetLook,
  lift?: number,
): string {
  const edge = Math.min(width, height) * 0.055;
  return photo(
    drawing,
    x,
    y,
    width,
    height,
    turn,
    street(drawing, width - edge * 2, height - edge * 2, look),
    lift,
  );
}

function water(drawing: Drawing, x: number, y: number, width: number, height: number, turn: number): string {
  const edge = Math.min(width, height) * 0.055;
  return photo(
    drawing,
    x,
    y,
    width,
    height,
    turn,
    landscape(drawing, width - edge * 2, height - edge * 2, {
      skyTop: '#e4d8c2',
      skyLow: '#f3ead8',
      far: '#b7a58b',
      near: '#4a3a2c',
      seed: 19,
      ridges: 3,
      roughness: 0.05,
      horizon: 0.56,
    }),
  );
}

interface Pin {
  x: number;
  y: number;
  chosen?: boolean;
}

/** The quarter from above: blocks between streets, a canal through them. */
function quarter(drawing: Drawing, width: number, height: number, pins: readonly Pin[], scale = 1): string {
  const random = seededRandom(77);
  const cell = 150 * scale;
  const blocks: string[] = [];
  const reach = Math.hypot(width, height);
  for (let row = -1; row * cell * 0.72 < reach + cell; row += 1) {
    for (let column = -1; column * cell < reach + cell; column += 1) {
      const w = cell * random.between(0.74, 0.86);
      const h = cell * 0.72 * random.between(0.68, 0.8);
      const isPark = random.next() < 0.07;
      const x = column * cell;
      const y = row * cell * 0.72;
      if (isPark) {
        blocks.push(box(x, y, w, h, mix(print.moss, print.cream, 0.45), 10 * scale));
        continue;
      }
      const lots = 5;
      for (let lot = 0; lot < lots; lot += 1) {
        const tone = mix(print.rose, print.paper, random.between(0.1, 0.75));
        const depth = h * random.between(0.34, 0.44);
        blocks.push(box(x + (w / lots) * lot, y, w / lots - 1.5 * scale, depth, tone, 2));
        blocks.push(
          box(
            x + (w / lots) * lot,
            y + h - depth,
            w / lots - 1.5 * scale,
            depth,
            mix(tone, print.brick, random.next() < 0.12 ? 0.5 : 0.06),
            2,
          ),
        );
      }
    }
  }
  const canal: Point[] = [
    [-60, height * 0.72],
    [width * 0.25, height * 0.6],
    [width * 0.52, height * 0.66],
    [width * 0.74, height * 0.44],
    [width + 60, height * 0.3],
  ];
  const marker = ({ x, y, chosen = false }: Pin): string => {
    const r = (chosen ? 24 : 13) * scale;
    const tone = chosen ? studio.accent : print.plum;
    return group(
      { transform: `translate(${n(x * width)} ${n(y * height)})` },
      `<ellipse cx="0" cy="${n(r * 0.2)}" rx="${n(r * 0.7)}" ry="${n(r * 0.25)}" fill="#000" opacity="0.22"/>`,
      path(
        `M0 0C${n(-r * 0.35)} ${n(-r * 0.7)} ${n(-r)} ${n(-r)} ${n(-r)} ${n(-r * 1.75)}A${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r * 1.75)}C${n(r)} ${n(-r)} ${n(r * 0.35)} ${n(-r * 0.7)} 0 0Z`,
        { fill: tone },
      ),
      circle(0, -r * 1.75, r * 0.38, { fill: '#fff' }),
    );
  };
  return clipped(
    drawing,
    box(0, 0, width, height, '#fff'),
    box(0, 0, width, height, print.cream),
    group({ transform: `translate(${n(width * 0.08)} ${n(-height * 0.36)}) rotate(19)` }, ...blocks),
    path(smooth(canal), { fill: 'none', stroke: '#fdf9f0', 'stroke-width': 92 * scale }),
    path(smooth(canal), { fill: 'none', stroke: print.water, 'stroke-width': 60 * scale }),
    path(smooth(canal), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2.5 * scale,
      opacity: 0.6,
      'stroke-dasharray': `${60 * scale} ${90 * scale}`,
    }),
    ...[0.33, 0.62].map((share) => {
      const x = width * share;
      const y = height * (share < 0.5 ? 0.615 : 0.57);
      return box(-17 * scale, -50 * scale, 34 * scale, 100 * scale, '#fdf9f0', 3, {
        transform: `translate(${n(x)} ${n(y)}) rotate(${share < 0.5 ? 8 : -24})`,
      });
    }),
    ...[...pins].sort((a, b) => a.y - b.y).map(marker),
  );
}

const pins: Pin[] = [
  { x: 0.14, y: 0.3 },
  { x: 0.27, y: 0.5 },
  { x: 0.38, y: 0.24 },
  { x: 0.48, y: 0.46, chosen: true },
  { x: 0.6, y: 0.28 },
  { x: 0.7, y: 0.74 },
  { x: 0.82, y: 0.6 },
  { x: 0.2, y: 0.84 },
  { x: 0.88, y: 0.2 },
];

function hero(): string {
  const drawing = startDrawing(2400, 1350);
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.56, 0.05, 35), oklch(0.36, 0.05, 15)),
    daylight(drawing, 0.22, 0.02),
    photoOf(drawing, 70, 90, 560, 400, -9, tones(0, 5)),
    photoOf(drawing, 1830, 50, 500, 380, 7, tones(1, 8)),
    water(drawing, 1900, 520, 520, 380, -6),
    photoOf(drawing, 40, 860, 520, 420, 6, tones(2, 11, 3)),
    photoOf(drawing, 1780, 930, 480, 360, 9, tones(0, 14, 3)),
    photoOf(drawing, -60, 520, 440, 330, 3, tones(1, 17, 3)),
    tablet(
      drawing,
      { x: 610, y: 230, width: 1180, height: 850, turn: -1.5, lift: 100, fill: print.cream },
      quarter(drawing, 1180, 850, pins, 0.95),
      box(36, 36, 350, 64, '#ffffff', 32),
      circle(72, 68, 12, { fill: 'none', stroke: print.plum, 'stroke-width': 4 }),
      line(81, 77, 88, 84, print.plum, 4),
      label(108, 62, 150, 12, print.plum),
      sheet(
        drawing,
        { x: 640, y: 456, width: 480, height: 340, radius: 22, lift: 44 },
        at(
          18,
          18,
          clipped(drawing, box(0, 0, 444, 214, '#fff', 12), street(drawing, 444, 214, tones(3, 6, 6))),
        ),
        label(22, 254, 190, 22, print.night),
        label(22, 292, 120, 11, print.brick),
        box(380, 256, 78, 40, print.plum, 20),
        label(402, 272, 34, 8, '#ffffff'),
      ),
    ),
    photoOf(drawing, 500, 990, 400, 300, -7, tones(3, 21, 3), 34),
    vignette(drawing, 0.28),
  );
}

function map(): string {
  const drawing = startDrawing(1600, 1200);
  return finishDrawing(
    drawing,
    quarter(
      drawing,
      1600,
      1200,
      [...pins.filter((pin) => !pin.chosen && pin.x !== 0.6), { x: 0.34, y: 0.56, chosen: true }],
      1.5,
    ),
    photoOf(drawing, 640, 300, 640, 480, 2, tones(2, 9), 44),
    line(552, 590, 640, 560, print.plum, 4),
    vignette(drawing, 0.12),
  );
}

function thenNow(): string {
  const drawing = startDrawing(1600, 1000);
  const [width, height] = [1240, 700];
  const then = street(drawing, width, height, { ...(decades[0] as StreetLook), seed: 6, houses: 6 });
  const now = street(drawing, width, height, {
    ...(decades[3] as StreetLook),
    seed: 6,
    houses: 6,
    lamp: undefined,
    lampShare: 0,
  });
  return finishDrawing(
    drawing,
    table(drawing, print.cream, print.paper),
    appWindow(
      drawing,
      { x: 120, y: 84, width: 1360, height: 832, lift: 70, fill: '#fffdf8' },
      at(
        60,
        40,
        clipped(
          drawing,
          box(0, 0, width, height, '#fff', 12),
          now,
          clipped(drawing, box(0, 0, 640, height, '#fff'), then),
        ),
        box(637, 0, 6, height, '#ffffff'),
        circle(640, 350, 44, { fill: '#ffffff' }),
        path('M624 332l-18 18 18 18M656 332l18 18-18 18', {
          fill: 'none',
          stroke: studio.accent,
          'stroke-width': 6,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }),
        box(28, 28, 128, 44, '#ffffff', 22, { opacity: 0.92 }),
        label(58, 46, 68, 9, print.plum),
        box(1084, 28, 128, 44, '#ffffff', 22, { opacity: 0.92 }),
        label(1114, 46, 68, 9, print.plum),
      ),
    ),
  );
}

function cards(): string {
  const drawing = startDrawing(1600, 1200);
  const card = (x: number, y: number, turn: number, index: number): string =>
    sheet(
      drawing,
      { x, y, width: 700, height: 460, radius: 8, turn, lift: 34, fill: print.cream },
      line(0, 84, 700, 84, print.brick, 3),
      label(34, 34, 230, 24, print.night),
      ...[0, 1, 2, 3, 4, 5, 6].map((row) => line(0, 136 + row * 48, 700, 136 + row * 48, print.water, 1.5)),
      at(
        34,
        118,
        clipped(
          drawing,
          box(0, 0, 300, 220, '#fff', 2),
          street(drawing, 300, 220, tones(index, index * 3 + 2, 3)),
        ),
      ),
      textBars(366, 112, 290, 5, {
        size: 24,
        leading: 2,
        colour: print.plum,
        seed: index + 4,
        last: 0.4,
        opacity: 0.8,
      }),
      textBars(34, 380, 400, 1, { size: 24, colour: print.plum, seed: index + 9, last: 0.8, opacity: 0.8 }),
      index === 3
        ? circle(620, 380, 40, { fill: 'none', stroke: studio.accent, 'stroke-width': 6, opacity: 0.85 }) +
            circle(620, 380, 28, { fill: 'none', stroke: studio.accent, 'stroke-width': 3, opacity: 0.85 })
        : '',
    );
  return finishDrawing(
    drawing,
    table(drawing, print.plum, print.night),
    daylight(drawing, 0.14, 0.06),
    card(90, 90, -7, 0),
    card(820, 60, 5, 1),
    card(70, 660, 4, 2),
    card(560, 380, -3, 3),
    card(960, 700, 8, 2),
  );
}

/** One street in four decades; each print slides over the one before. */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  const [width, height] = [600, 360];
  const stage = moment * 4;
  const index = Math.floor(stage);
  const cover = ease(stage - index, 0.5, 1);
  const view = (which: number): string =>
    street(drawing, width, height, {
      ...(decades[which % 4] as StreetLook),
      seed: 6,
      houses: 5,
      lampShare: 0,
    });
  return finishDrawing(
    drawing,
    box(0, 0, 800, 500, print.plum),
    box(84, 44, 632, 412, '#2b171c', 4, { opacity: 0.5, transform: 'translate(8 12)' }),
    box(84, 34, 632, 412, '#faf6ec', 4),
    at(
      100,
      50,
      clipped(
        drawing,
        box(0, 0, width, height, '#fff'),
        view(index),
        clipped(drawing, box(0, 0, width * cover, height, '#fff'), view(index + 1)),
        cover > 0.01 && cover < 0.99 ? box(width * cover - 3, 0, 6, height, '#ffffff') : '',
      ),
    ),
    ...[0, 1, 2, 3].map((dot) =>
      circle(350 + dot * 34, 428, 6, {
        fill: dot === (cover > 0.5 ? index + 1 : index) % 4 ? studio.accent : print.paper,
      }),
    ),
  );
}

export const archief: Picture[] = [
  { file: 'abn-hero.jpg', quality: 72, draw: hero },
  { file: 'abn-map.jpg', quality: 74, draw: map },
  { file: 'abn-then-now.jpg', draw: thenNow },
  { file: 'abn-cards.jpg', quality: 72, draw: cards },
  { file: 'abn-slide.gif', frames: 24, delay: 160, colours: 32, draw: slide },
];
