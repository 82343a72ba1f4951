import { label, textBars } from './bars.ts';
import { mix, oklch, studio } from './colour.ts';
import { appWindow, phone, phoneHeight, statusBar } from './devices.ts';
import {
  arc,
  at,
  box,
  circle,
  type Drawing,
  finishDrawing,
  group,
  line,
  linear,
  n,
  type Point,
  path,
  polygon,
  radial,
  smooth,
  startDrawing,
} from './drawing.ts';
import type { Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import { sheet, vignette } from './surface.ts';

/** Power shared in a block of flats: indigo evening, yellow windows. */
const flat = {
  night: oklch(0.24, 0.055, 278),
  indigo: oklch(0.35, 0.085, 278),
  blue: oklch(0.52, 0.1, 276),
  haze: oklch(0.74, 0.06, 280),
  pale: oklch(0.91, 0.022, 285),
  white: oklch(0.975, 0.008, 290),
  sun: oklch(0.86, 0.145, 88),
  butter: oklch(0.94, 0.07, 95),
};

/** What the block uses (positive) and makes (negative) in each half hour of a day. */
function use(hour: number): number {
  const peak = (at_: number, wide: number, height: number): number =>
    height * Math.exp(-(((hour - at_) / wide) ** 2));
  return 0.22 + peak(7.6, 1.3, 0.42) + peak(18.8, 2.1, 0.72) + peak(12.6, 1.6, 0.16);
}

function make(hour: number): number {
  return Math.max(0, Math.sin(((hour - 6) / 14) * Math.PI)) ** 1.3 * 0.85;
}

/** The street side of the block: flats with balconies, some lit, panels on the roof. */
function building(
  drawing: Drawing,
  columns: number,
  floors: number,
  cell: number,
  lit: (floor: number, column: number) => number,
  wall = flat.indigo,
): string {
  const width = columns * cell;
  const height = floors * cell * 0.82;
  const face = linear(drawing, 0, [
    [0, mix(wall, flat.haze, 0.16)],
    [0.6, wall],
    [1, mix(wall, flat.night, 0.5)],
  ]);
  const parts = [box(-cell * 0.25, -height - cell * 0.3, width + cell * 0.5, height + cell * 0.3, face, 4)];
  for (let index = 0; index < columns; index += 1) {
    const x = index * cell + cell * 0.08;
    const panel = linear(drawing, 60, [
      [0, mix(flat.blue, '#ffffff', 0.35)],
      [1, flat.night],
    ]);
    parts.push(
      path(
        polygon([
          [x, -height - cell * 0.34],
          [x + cell * 0.2, -height - cell * 0.66],
          [x + cell * 0.84, -height - cell * 0.66],
          [x + cell * 0.64, -height - cell * 0.34],
        ]),
        { fill: panel, stroke: flat.haze, 'stroke-width': 1.5 },
      ),
    );
  }
  parts.push(
    box(-cell * 0.32, -height - cell * 0.34, width + cell * 0.64, cell * 0.1, mix(wall, flat.haze, 0.35), 2),
  );
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = column * cell + cell * 0.14;
      const y = -(floor + 1) * cell * 0.82 + cell * 0.06;
      const glow = lit(floor, column);
      const tone = mix(flat.night, flat.sun, glow);
      const pane = linear(drawing, 90, [
        [0, mix(tone, '#ffffff', glow * 0.25)],
        [1, mix(tone, glow > 0.4 ? '#e08a3a' : flat.night, 0.22)],
      ]);
      parts.push(box(x, y, cell * 0.72, cell * 0.52, pane, 2));
      parts.push(box(x + cell * 0.34, y, cell * 0.035, cell * 0.52, wall));
      if ((floor * 3 + column) % 4 === 1 && glow > 0.3)
        parts.push(
          circle(x + cell * 0.2, y + cell * 0.34, cell * 0.055, { fill: mix(wall, flat.night, 0.4) }),
          path(
            `M${n(x + cell * 0.12)} ${n(y + cell * 0.52)}q${n(cell * 0.08)} ${n(-cell * 0.2)} ${n(cell * 0.16)} 0z`,
            { fill: mix(wall, flat.night, 0.4) },
          ),
        );
      if (glow > 0.3 && (floor + column) % 3 === 0)
        parts.push(box(x + cell * 0.38, y, cell * 0.34, cell * 0.52, '#ffffff', 0, { opacity: 0.28 }));
      parts.push(
        box(x - cell * 0.06, y + cell * 0.46, cell * 0.84, cell * 0.16, mix(wall, flat.haze, 0.12), 2),
      );
      for (let bar = 0; bar < 9; bar += 1)
        parts.push(
          box(
            x - cell * 0.03 + bar * cell * 0.095,
            y + cell * 0.48,
            cell * 0.02,
            cell * 0.13,
            mix(wall, flat.night, 0.35),
          ),
        );
      parts.push(
        box(x - cell * 0.06, y + cell * 0.6, cell * 0.84, cell * 0.025, mix(wall, flat.night, 0.45)),
      );
    }
  }
  return group({}, ...parts);
}

function evening(seed: number, share: number): (floor: number, column: number) => number {
  return (floor, column) => {
    const random = seededRandom(seed + floor * 57 + column * 131);
    random.next();
    return random.next() < share ? random.between(0.62, 1) : random.between(0, 0.12);
  };
}

/** Use above the line, sun below it; the hours of one day. */
function dayChart(drawing: Drawing, width: number, height: number, now = 18.5): string {
  const middle = height * 0.6;
  const step = width / 48;
  const bars: string[] = [];
  const used = linear(drawing, 90, [
    [0, flat.blue],
    [1, flat.indigo],
  ]);
  for (let index = 0; index < 48; index += 1) {
    const hour = index / 2;
    const isNow = Math.abs(hour - now) < 0.2;
    bars.push(
      box(
        index * step + step * 0.18,
        middle - use(hour) * middle * 0.98,
        step * 0.64,
        use(hour) * middle * 0.98 - 3,
        isNow ? studio.accent : hour > now ? flat.pale : used,
        step * 0.26,
      ),
    );
    if (make(hour) > 0.02)
      bars.push(
        box(
          index * step + step * 0.18,
          middle + 3,
          step * 0.64,
          make(hour) * (height - middle) * 0.98,
          hour > now ? flat.butter : flat.sun,
          step * 0.26,
        ),
      );
  }
  return group({}, line(0, middle, width, middle, flat.pale, 2), ...bars);
}

function ring(
  cx: number,
  cy: number,
  r: number,
  share: number,
  tone: string,
  back: string,
  width: number,
): string {
  return (
    circle(cx, cy, r, { fill: 'none', stroke: back, 'stroke-width': width }) +
    path(arc(cx, cy, r, 0, 360 * share), {
      fill: 'none',
      stroke: tone,
      'stroke-width': width,
      'stroke-linecap': 'round',
    })
  );
}

function dashboard(drawing: Drawing): string {
  return [
    box(0, 0, 92, 900, flat.night),
    circle(46, 50, 16, { fill: flat.sun }),
    ...[0, 1, 2, 3].map((index) =>
      box(32, 118 + index * 66, 28, 28, index === 0 ? flat.white : flat.blue, 9, {
        opacity: index === 0 ? 1 : 0.7,
      }),
    ),
    label(136, 46, 300, 30, flat.night),
    label(136, 92, 180, 11, flat.haze),
    box(1010, 48, 150, 42, flat.pale, 21),
    label(1046, 64, 78, 9, flat.indigo),
    box(136, 136, 1024, 366, '#ffffff', 24),
    label(168, 170, 130, 14, flat.night),
    circle(930, 177, 7, { fill: flat.indigo }),
    label(946, 172, 60, 9, flat.haze),
    circle(1040, 177, 7, { fill: flat.sun }),
    label(1056, 172, 60, 9, flat.haze),
    at(168, 214, dayChart(drawing, 960, 250)),
    ...[0, 1, 2].map((index) => {
      const x = 136 + index * 349;
      return [
        box(x, 528, 326, 226, index === 1 ? flat.sun : '#ffffff', 24),
        label(x + 30, 560, 104, 12, index === 1 ? flat.night : flat.blue),
        label(x + 30, 590, [120, 96, 140][index] as number, 40, flat.night),
        index === 0 ? ring(x + 244, 640, 46, 0.68, flat.indigo, flat.pale, 15) : '',
        index === 1
          ? path(`M${x + 30} 712q70 -70 130 -30t136 -60`, {
              fill: 'none',
              stroke: flat.night,
              'stroke-width': 5,
              'stroke-linecap': 'round',
            })
          : '',
        index === 2
          ? Array.from({ length: 12 }, (_, bar) =>
              box(
                x + 30 + bar * 23,
                724 - 16 - ((bar * 37) % 50),
                14,
                16 + ((bar * 37) % 50),
                bar === 8 ? studio.accent : flat.pale,
                5,
              ),
            ).join('')
          : textBars(x + 30, 672, index === 0 ? 130 : 0, index === 0 ? 2 : 0, {
              size: 16,
              colour: flat.haze,
              seed: 2,
            }),
      ].join('');
    }),
  ].join('');
}

function hero(): string {
  const drawing = startDrawing(2400, 1350);
  const sky = linear(drawing, 90, [
    [0, oklch(0.42, 0.09, 280)],
    [0.55, oklch(0.68, 0.075, 300)],
    [1, oklch(0.87, 0.075, 62)],
  ]);
  const sun = radial(drawing, [
    [0, '#ffe9c0', 0.9],
    [0.2, '#ffd9a0', 0.4],
    [1, '#ffd9a0', 0],
  ]);
  return finishDrawing(
    drawing,
    box(0, 0, 2400, 1350, sky),
    circle(420, 900, 760, { fill: sun }),
    group(
      { transform: 'translate(-40 1350)', opacity: 0.45 },
      building(drawing, 7, 9, 128, evening(4, 0.3), oklch(0.55, 0.07, 295)),
    ),
    group({ transform: 'translate(1360 1380)' }, building(drawing, 6, 7, 176, evening(11, 0.46))),
    appWindow(
      drawing,
      { x: 340, y: 190, width: 1210, height: 850, lift: 110, fill: flat.white },
      dashboard(drawing),
    ),
    vignette(drawing, 0.2),
  );
}

function day(): string {
  const drawing = startDrawing(1600, 1200);
  const parts: string[] = [];
  const [cx, cy] = [800, 600];
  for (let index = 0; index < 96; index += 1) {
    const hour = index / 4;
    const angle = (index / 96) * 360;
    const outer = 300 + use(hour) * 250;
    const inner = 276 - make(hour) * 150;
    const isNow = index === 74;
    const spoke = (from: number, to: number, tone: string): string =>
      line(cx, cy - from, cx, cy - to, tone, 10, { transform: `rotate(${n(angle)} ${cx} ${cy})` });
    parts.push(spoke(304, outer, isNow ? studio.accent : mix(flat.blue, flat.haze, use(hour) * 0.8)));
    if (make(hour) > 0.03) parts.push(spoke(272, inner, mix(flat.sun, '#ffffff', 0.1 + make(hour) * 0.15)));
  }
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      1600,
      1200,
      radial(
        drawing,
        [
          [0, flat.indigo],
          [1, flat.night],
        ],
        0.5,
        0.5,
        0.72,
      ),
    ),
    ...[380, 460, 540].map((r) =>
      circle(cx, cy, r, { fill: 'none', stroke: flat.haze, 'stroke-width': 1.5, opacity: 0.16 }),
    ),
    circle(cx, cy, 288, { fill: 'none', stroke: flat.haze, 'stroke-width': 2, opacity: 0.5 }),
    ...parts,
    circle(cx, cy, 92, {
      fill: radial(
        drawing,
        [
          [0, '#fff6d8'],
          [1, flat.sun],
        ],
        0.4,
        0.35,
        0.7,
      ),
    }),
    circle(cx, cy, 320, {
      fill: radial(drawing, [
        [0, flat.sun, 0.34],
        [1, flat.sun, 0],
      ]),
    }),
    ...[0, 90, 180, 270].map((angle) =>
      box(cx - 22, cy - 582, 44, 9, flat.haze, 4, {
        transform: `rotate(${angle} ${cx} ${cy})`,
        opacity: 0.7,
      }),
    ),
  );
}

function homes(): string {
  const drawing = startDrawing(1600, 1200);
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      1600,
      1200,
      linear(drawing, 90, [
        [0, flat.night],
        [1, flat.indigo],
      ]),
    ),
    group(
      { transform: 'translate(60 1330)' },
      building(drawing, 6, 6, 250, (floor, column) =>
        floor === 3 && column === 3 ? 1 : evening(23, 0.36)(floor, column) * 0.85,
      ),
    ),
    box(0, 0, 1600, 1200, flat.night, 0, { opacity: 0.12 }),
    line(940, 592, 1030, 500, '#ffffff', 4),
    circle(940, 592, 11, { fill: studio.accent, stroke: '#fff', 'stroke-width': 4 }),
    sheet(
      drawing,
      { x: 1000, y: 300, width: 460, height: 236, radius: 30, lift: 60, fill: flat.white },
      label(40, 44, 150, 22, flat.night),
      label(40, 84, 96, 12, flat.haze),
      path(
        smooth(Array.from({ length: 25 }, (_, index): Point => [40 + index * 15.8, 200 - use(index) * 74])),
        { fill: 'none', stroke: flat.indigo, 'stroke-width': 5, 'stroke-linecap': 'round' },
      ),
      circle(40 + 19 * 15.8, 200 - use(19) * 74, 10, {
        fill: studio.accent,
        stroke: '#fff',
        'stroke-width': 4,
      }),
      ring(396, 66, 24, 0.7, flat.sun, flat.pale, 11),
    ),
    vignette(drawing, 0.3),
  );
}

function screenNow(drawing: Drawing): string {
  return [
    box(
      0,
      0,
      390,
      844,
      linear(drawing, 90, [
        [0, flat.butter],
        [0.6, flat.sun],
        [1, '#f0b35a'],
      ]),
    ),
    statusBar(flat.night),
    label(28, 84, 210, 32, flat.night),
    label(28, 128, 130, 32, flat.night),
    circle(195, 366, 122, { fill: '#ffffff', opacity: 0.35 }),
    ring(195, 366, 122, 0.7, flat.night, '#ffffff', 18),
    circle(195, 366, 76, { fill: '#fff8e2' }),
    label(148, 348, 94, 36, flat.night),
    textBars(48, 540, 294, 2, { size: 18, colour: flat.night, seed: 6, last: 0.66 }),
    box(16, 624, 358, 204, '#ffffff', 28, { opacity: 0.94 }),
    ...[0, 1, 2].map((index) => {
      const y = 652 + index * 56;
      return (
        box(40, y, 34, 34, [flat.indigo, flat.haze, studio.accent][index] as string, 11) +
        label(90, y + 6, [130, 92, 112][index] as number, 11, flat.night) +
        label(90, y + 24, 60, 7, flat.haze) +
        label(306, y + 12, 42, 11, flat.blue)
      );
    }),
  ].join('');
}

function screenNeighbours(drawing: Drawing): string {
  return [
    box(0, 0, 390, 844, flat.night),
    statusBar('#fff'),
    label(28, 84, 230, 30, '#ffffff'),
    label(28, 130, 140, 11, flat.haze),
    group({ transform: 'translate(44 560)' }, building(drawing, 4, 5, 76, evening(8, 0.5))),
    box(0, 560, 390, 300, flat.indigo),
    at(28, 592, group({ transform: 'scale(0.348)' }, dayChart(drawing, 960, 400))),
    box(28, 756, 334, 54, flat.sun, 27),
    label(134, 777, 122, 12, flat.night),
  ].join('');
}

function phones(): string {
  const drawing = startDrawing(1600, 1200);
  const width = 446;
  const top = (1200 - phoneHeight(width)) / 2;
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      1600,
      1200,
      linear(drawing, 48, [
        [0, flat.white],
        [1, flat.pale],
      ]),
    ),
    circle(1180, 330, 330, { fill: flat.butter }),
    phone(drawing, { x: 300, y: top + 40, width, turn: -3, lift: 70 }, screenNeighbours(drawing)),
    phone(drawing, { x: 850, y: top - 30, width, turn: 4, lift: 80 }, screenNow(drawing)),
  );
}

/** A day over the block: the sun goes round, windows light up in the evening and go dark at night. */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  const hour = (moment * 24 + 4) % 24;
  const sunlight = Math.max(0, Math.sin(((hour - 6) / 14) * Math.PI));
  const isUp = hour > 5 && hour < 21;
  const angle = ((hour - 6) / 14) * Math.PI;
  const dusk = oklch(0.76, 0.075, 40);
  const wall = mix(flat.night, flat.blue, sunlight * 0.75);
  const parts: string[] = [];
  for (let floor = 0; floor < 4; floor += 1) {
    for (let column = 0; column < 7; column += 1) {
      const random = seededRandom(floor * 41 + column * 17 + 3);
      random.next();
      const on = random.between(16.5, 20);
      const off = random.between(21.5, 25.5);
      const rise = random.between(6, 7.5);
      const isLit = (hour > on && hour < off) || (random.next() < 0.4 && hour > rise && hour < rise + 1.6);
      parts.push(
        box(144 + column * 76, 228 + floor * 56, 54, 36, isLit ? flat.sun : mix(wall, flat.night, 0.45), 3),
      );
    }
  }
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      800,
      500,
      sunlight < 0.4
        ? mix(flat.night, dusk, sunlight / 0.4)
        : mix(dusk, flat.pale, Math.min(1, (sunlight - 0.4) / 0.4)),
    ),
    isUp
      ? circle(400 - Math.cos(angle) * 330, 360 - sunlight * 270, 40, {
          fill: mix(studio.accent, flat.sun, Math.min(1, sunlight * 1.3)),
        })
      : '',
    box(120, 196, 560, 304, wall, 4),
    ...Array.from({ length: 6 }, (_, index) =>
      path(
        polygon([
          [144 + index * 88, 192],
          [160 + index * 88, 168],
          [220 + index * 88, 168],
          [204 + index * 88, 192],
        ]),
        { fill: mix(flat.indigo, '#ffffff', sunlight * 0.55) },
      ),
    ),
    ...parts,
    box(0, 460, 800, 40, mix(flat.night, flat.indigo, sunlight)),
    box(120, 476, 560, 8, mix(flat.night, flat.blue, 0.4), 4),
    box(120, 476, 560 * moment, 8, flat.sun, 4),
  );
}

export const meting: Picture[] = [
  { file: 'ing-hero.jpg', draw: hero },
  { file: 'ing-day.jpg', draw: day },
  { file: 'ing-homes.jpg', draw: homes },
  { file: 'ing-phones.jpg', draw: phones },
  { file: 'ing-slide.gif', frames: 30, delay: 130, colours: 64, draw: slide },
];
