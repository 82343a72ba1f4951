import { label, textBars } from './bars.ts';
import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight, statusBar, tablet } from './devices.ts';
import {
  arc,
  at,
  blur,
  box,
  circle,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  line,
  linear,
  n,
  path,
  polygon,
  radial,
  startDrawing,
} from './drawing.ts';
import { ease, type Picture } from './picture.ts';

/** Checklists for a small theatre: bottle green, chalk, warm stage light. */
export const stage = {
  black: oklch(0.2, 0.025, 165),
  bottle: oklch(0.31, 0.045, 165),
  green: oklch(0.42, 0.06, 162),
  leaf: oklch(0.58, 0.065, 158),
  sage: oklch(0.79, 0.035, 155),
  mist: oklch(0.92, 0.016, 150),
  chalk: oklch(0.97, 0.01, 110),
  light: oklch(0.92, 0.07, 92),
  wood: oklch(0.46, 0.05, 62),
};

/** A curtain hanging in folds between two edges. */
export function curtain(
  drawing: Drawing,
  x: number,
  width: number,
  height: number,
  folds: number,
  tone: string,
): string {
  const fold = width / folds;
  const cloth = linear(drawing, 0, [
    [0, mix(tone, '#000000', 0.5)],
    [0.3, mix(tone, '#000000', 0.08)],
    [0.46, mix(tone, stage.light, 0.2)],
    [0.62, tone],
    [1, mix(tone, '#000000', 0.52)],
  ]);
  return group(
    {},
    ...Array.from({ length: folds }, (_, index) => {
      const left = x + index * fold;
      const sag = (index % 3) * 7;
      return path(
        `M${n(left)} 0H${n(left + fold + 1)}V${n(height - sag)}Q${n(left + fold / 2)} ${n(height + 18 - sag)} ${n(left)} ${n(height - sag)}Z`,
        { fill: cloth },
      );
    }),
  );
}

function tick(x: number, y: number, r: number, done: boolean, accent = false): string {
  if (!done)
    return circle(x, y, r - 1.5, {
      fill: 'none',
      stroke: accent ? studio.accent : stage.sage,
      'stroke-width': 3,
    });
  return (
    circle(x, y, r, { fill: stage.green }) +
    path(
      `M${n(x - r * 0.42)} ${n(y + r * 0.04)}l${n(r * 0.3)} ${n(r * 0.34)} ${n(r * 0.56)} ${n(-r * 0.68)}`,
      {
        fill: 'none',
        stroke: '#fff',
        'stroke-width': r * 0.2,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
    )
  );
}

/** The hall from above: stage, lamps with their cones, seats in arcs. Drawn 900 wide, 900 high. */
function hallPlan(drawing: Drawing, seat: string, floor: string, boards: string): string {
  const seats: string[] = [];
  for (let row = 0; row < 8; row += 1) {
    const r = 330 + row * 54;
    const count = 13 + row * 2;
    for (let index = 0; index < count; index += 1) {
      const angle = 180 - 42 + (84 / (count - 1)) * index;
      if (Math.abs(angle - 180) < 2.4) continue;
      const radians = ((angle - 90) * Math.PI) / 180;
      const cx = 450 + r * Math.cos(radians);
      const cy = 90 + r * Math.sin(radians);
      const isTaken = (row === 3 && index === 4) || (row === 5 && index === 16);
      seats.push(
        box(-13, -13, 26, 24, isTaken ? studio.accent : seat, 7, {
          transform: `translate(${n(cx)} ${n(cy)}) rotate(${n(angle - 180)})`,
        }),
      );
    }
  }
  const beam = (x: number, tx: number, tone: string): string => {
    const fill = linear(drawing, 90, [
      [0, tone, 0.85],
      [1, tone, 0.12],
    ]);
    return (
      path(
        polygon([
          [x - 10, 44],
          [x + 10, 44],
          [tx + 92, 292],
          [tx - 92, 292],
        ]),
        { fill },
      ) + ellipse(tx, 292, 92, 30, { fill: tone, opacity: 0.35 })
    );
  };
  return [
    path('M110 60H790V250Q450 370 110 250Z', { fill: boards }),
    ...Array.from({ length: 16 }, (_, index) =>
      line(130 + index * 43, 62, 130 + index * 43, 262, floor, 1.5, { opacity: 0.28 }),
    ),
    beam(240, 330, stage.light),
    beam(450, 450, '#ffffff'),
    beam(660, 560, oklch(0.8, 0.12, 50)),
    box(90, 34, 720, 12, stage.leaf, 6),
    ...[160, 240, 340, 450, 560, 660, 740].map(
      (x) =>
        box(x - 13, 28, 26, 30, mix(stage.leaf, stage.bottle, 0.45), 8) +
        circle(x, 54, 8, { fill: stage.light }),
    ),
    ...seats,
    path(arc(450, 90, 774, 136, 224), { fill: 'none', stroke: seat, 'stroke-width': 3, opacity: 0.5 }),
  ].join('');
}

function list(rows: number, done: number, width: number): string {
  const widths = [210, 156, 248, 184, 132, 226, 170, 204, 148].map((bar) => Math.min(bar, width - 132));
  return Array.from({ length: rows }, (_, index) => {
    const y = index * 76;
    const isDone = index < done;
    const isNow = index === done;
    return [
      isNow ? box(-16, y - 8, width + 32, 68, '#ffffff', 18) + box(-16, y - 8, 6, 68, studio.accent, 3) : '',
      tick(22, y + 26, 17, isDone, isNow),
      label(58, y + 12, widths[index % widths.length] as number, 13, isDone ? stage.sage : stage.bottle),
      label(
        58,
        y + 36,
        (widths[(index + 4) % widths.length] as number) * 0.5,
        9,
        isDone ? stage.mist : stage.sage,
      ),
      isNow ? label(width - 62, y + 22, 56, 12, studio.accent) : label(width - 46, y + 22, 40, 9, stage.sage),
      isDone ? line(54, y + 18, 62 + (widths[index % widths.length] as number), y + 18, stage.leaf, 2) : '',
    ].join('');
  }).join('');
}

function hero(): string {
  const drawing = startDrawing(2400, 1350);
  const floor = linear(drawing, 90, [
    [0, mix(stage.wood, '#000000', 0.42)],
    [1, mix(stage.wood, '#000000', 0.1)],
  ]);
  const spot = radial(drawing, [
    [0, stage.light, 0.75],
    [0.55, stage.light, 0.22],
    [1, stage.light, 0],
  ]);
  const cone = linear(drawing, 90, [
    [0, stage.light, 0.34],
    [1, stage.light, 0.06],
  ]);
  const width = 1240;
  const height = 850;
  return finishDrawing(
    drawing,
    box(0, 0, 2400, 1350, stage.black),
    curtain(drawing, -30, 2460, 1082, 21, stage.green),
    box(
      0,
      0,
      2400,
      620,
      linear(drawing, 90, [
        [0, '#000000', 0.62],
        [1, '#000000', 0],
      ]),
    ),
    box(0, 1070, 2400, 280, floor),
    ...Array.from({ length: 26 }, (_, index) =>
      line(1200 + (index - 12.5) * 118, 1070, 1200 + (index - 12.5) * 205, 1350, '#000000', 2.5, {
        opacity: 0.3,
      }),
    ),
    box(
      0,
      1060,
      2400,
      46,
      linear(drawing, 90, [
        [0, '#000000', 0.55],
        [1, '#000000', 0],
      ]),
    ),
    ellipse(1200, 1180, 1060, 190, { fill: spot }),
    group(
      { filter: blur(drawing, 26) },
      path(
        polygon([
          [1060, -40],
          [1340, -40],
          [2080, 1220],
          [320, 1220],
        ]),
        { fill: cone },
      ),
    ),
    tablet(
      drawing,
      { x: (2400 - width) / 2, y: 220, width, height, lift: 110, fill: stage.chalk },
      box(0, 0, 500, height, stage.mist),
      at(48, 58, label(0, 0, 250, 30, stage.bottle), label(0, 50, 150, 12, stage.leaf)),
      circle(428, 88, 30, { fill: 'none', stroke: stage.sage, 'stroke-width': 9 }),
      path(arc(428, 88, 30, 0, 214), {
        fill: 'none',
        stroke: stage.green,
        'stroke-width': 9,
        'stroke-linecap': 'round',
      }),
      at(48, 176, list(9, 5, 404)),
      group(
        { transform: 'translate(556 52) scale(0.7)' },
        hallPlan(drawing, stage.sage, stage.bottle, stage.bottle),
      ),
      box(560, 742, 630, 62, '#ffffff', 18),
      circle(596, 773, 12, { fill: studio.accent }),
      label(622, 766, 220, 14, stage.bottle),
      box(1050, 755, 120, 36, stage.bottle, 18),
      label(1082, 769, 56, 8, stage.chalk),
    ),
    box(
      0,
      0,
      2400,
      1350,
      radial(
        drawing,
        [
          [0.5, '#000', 0],
          [1, '#000', 0.42],
        ],
        0.5,
        0.5,
        0.78,
      ),
    ),
  );
}

function plan(): string {
  const drawing = startDrawing(1600, 1200);
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
          [0, mix(stage.bottle, stage.green, 0.4)],
          [1, stage.black],
        ],
        0.5,
        0.25,
        0.9,
      ),
    ),
    group(
      { transform: 'translate(227 74) scale(1.27)' },
      hallPlan(drawing, mix(stage.green, stage.sage, 0.4), '#000000', mix(stage.wood, stage.black, 0.25)),
    ),
  );
}

function phoneList(done: number): string {
  return [
    box(0, 0, 390, 844, stage.mist),
    statusBar(stage.bottle),
    label(28, 80, 190, 30, stage.bottle),
    label(28, 124, 120, 11, stage.leaf),
    circle(336, 104, 25, { fill: 'none', stroke: stage.sage, 'stroke-width': 8 }),
    path(arc(336, 104, 25, 0, (done / 7) * 359), {
      fill: 'none',
      stroke: stage.green,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
    at(28, 184, list(7, done, 334)),
    box(28, 752, 334, 56, stage.bottle, 28),
    label(140, 774, 110, 12, stage.chalk),
  ].join('');
}

function phoneHandOver(): string {
  return [
    box(0, 0, 390, 844, stage.chalk),
    statusBar(stage.bottle),
    label(28, 80, 240, 30, stage.bottle),
    label(28, 122, 160, 30, stage.bottle),
    ...[0, 1, 2].map((index) => {
      const y = 196 + index * 176;
      return [
        box(28, y, 334, 156, index === 1 ? stage.light : stage.mist, 24),
        circle(68, y + 44, 20, { fill: [stage.green, studio.accent, stage.leaf][index] as string }),
        label(102, y + 32, 110, 12, stage.bottle),
        label(102, y + 52, 70, 8, stage.leaf),
        textBars(48, y + 82, 290, 2, {
          size: 18,
          colour: stage.green,
          seed: index + 3,
          last: 0.6,
          opacity: 0.7,
        }),
      ].join('');
    }),
    box(28, 752, 334, 56, studio.accent, 28),
    label(130, 774, 130, 12, '#ffffff'),
  ].join('');
}

function phoneReady(drawing: Drawing): string {
  return [
    box(0, 0, 390, 844, stage.black),
    path(
      polygon([
        [170, -20],
        [220, -20],
        [380, 600],
        [10, 600],
      ]),
      {
        fill: linear(drawing, 90, [
          [0, stage.light, 0.5],
          [1, stage.light, 0.03],
        ]),
      },
    ),
    ellipse(195, 594, 176, 44, { fill: stage.light, opacity: 0.22 }),
    curtain(drawing, -10, 96, 860, 3, stage.green),
    curtain(drawing, 304, 96, 860, 3, stage.green),
    statusBar('#fff'),
    circle(195, 356, 62, { fill: stage.chalk }),
    path('M166 358l20 22 40-48', {
      fill: 'none',
      stroke: stage.green,
      'stroke-width': 11,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    label(118, 462, 154, 24, stage.chalk),
    label(140, 504, 110, 10, stage.sage),
  ].join('');
}

function phones(): string {
  const drawing = startDrawing(1600, 1200);
  const width = 404;
  const top = (1200 - phoneHeight(width)) / 2;
  return finishDrawing(
    drawing,
    box(
      0,
      0,
      1600,
      1200,
      linear(drawing, 50, [
        [0, mix(stage.sage, '#ffffff', 0.35)],
        [1, mix(stage.sage, stage.leaf, 0.35)],
      ]),
    ),
    phone(drawing, { x: 110, y: top + 40, width, lift: 60 }, phoneList(4)),
    phone(drawing, { x: 598, y: top - 26, width, lift: 60 }, phoneReady(drawing)),
    phone(drawing, { x: 1086, y: top + 40, width, lift: 60 }, phoneHandOver()),
  );
}

/** Three things are ticked, the curtain opens on the light, and closes again. */
function slide(moment: number): string {
  const drawing = startDrawing(800, 500);
  const open = ease(moment, 0.36, 0.62) - ease(moment, 0.84, 1);
  const cloth = (from: number, to: number): string => {
    const folds = 4;
    const fold = (to - from) / folds;
    return Array.from({ length: folds }, (_, index) => {
      const left = from + index * fold;
      return (
        box(left, 0, fold / 2 + 1, 440, stage.green) +
        box(left + fold / 2, 0, fold / 2 + 1, 440, stage.bottle)
      );
    }).join('');
  };
  const inset = 260 * open;
  return finishDrawing(
    drawing,
    box(0, 0, 800, 500, stage.black),
    box(0, 440, 800, 60, stage.wood),
    ellipse(400, 456, 220, 17, { fill: mix(stage.wood, stage.light, 0.7) }),
    path(
      polygon([
        [370, 0],
        [430, 0],
        [620, 456],
        [180, 456],
      ]),
      { fill: stage.light, opacity: 0.2 },
    ),
    circle(400, 330, 60, { fill: stage.chalk }),
    path('M374 332l18 20 36-44', {
      fill: 'none',
      stroke: stage.green,
      'stroke-width': 11,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    cloth(0, 402 - inset),
    cloth(398 + inset, 800),
    box(0, 0, 800, 34, stage.black),
    ...[0, 1, 2].map((index) => {
      const done = ease(moment, 0.06 + index * 0.09, 0.1 + index * 0.09) - ease(moment, 0.9, 0.98);
      const x = 320 + index * 80;
      return group(
        {},
        circle(x, 100, 24, {
          fill: mix(stage.black, stage.chalk, done),
          stroke: stage.chalk,
          'stroke-width': 3,
        }),
        done > 0.3
          ? path(`M${x - 10} 101l7 8 14-17`, {
              fill: 'none',
              stroke: studio.accent,
              'stroke-width': 5,
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            })
          : '',
      );
    }),
  );
}

export const doekOp: Picture[] = [
  { file: 'check-hero.jpg', draw: hero },
  { file: 'check-plan.jpg', draw: plan },
  { file: 'check-phones.jpg', draw: phones },
  { file: 'check-slide.gif', frames: 26, delay: 120, colours: 24, draw: slide },
];
