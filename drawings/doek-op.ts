import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight, tablet } from './devices.ts';
import { list, phoneHandOver, phoneList, phoneReady } from './doek-op-screens.ts';
import {
  arc,
  at,
  blended,
  blur,
  box,
  circle,
  ellipse,
  finishDrawing,
  group,
  line,
  linear,
  path,
  polygon,
  radial,
  startDrawing,
} from './drawing.ts';
import { ease, type Picture } from './picture.ts';
import { type Hour, type Lamp, lamplight } from './surface.ts';
import { curtain, hallPlan, stage } from './theatre.ts';
import { type } from './type.ts';

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
      type('De ronde', 46, 94, { size: 46, colour: stage.bottle, weight: 600 }),
      type('24 van 41 klopt', 48, 128, { size: 23, colour: stage.leaf, weight: 500 }),
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
      type('Rij 4, stoel 5: leuning los', 624, 781, { size: 24, colour: stage.bottle, weight: 600 }),
      box(1050, 752, 124, 42, stage.bottle, 21),
      type('Gezien', 1112, 780, { size: 20, colour: stage.chalk, weight: 600, align: 'centre' }),
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

/** The same for a narrow window: the round and what is wrong in the hall, large enough to read, on the lit stage. */
function heroOnPhones(): string {
  const drawing = startDrawing(1200, 1040);
  const spot = radial(drawing, [
    [0, stage.light, 0.75],
    [0.55, stage.light, 0.22],
    [1, stage.light, 0],
  ]);
  const cone = linear(drawing, 90, [
    [0, stage.light, 0.42],
    [1, stage.light, 0.12],
  ]);
  const width = 800;
  const height = 760;
  return finishDrawing(
    drawing,
    box(0, 0, 1200, 1040, stage.black),
    curtain(drawing, -30, 1260, 880, 13, stage.green),
    box(
      0,
      0,
      1200,
      480,
      linear(drawing, 90, [
        [0, '#000000', 0.62],
        [1, '#000000', 0],
      ]),
    ),
    box(
      0,
      870,
      1200,
      170,
      linear(drawing, 90, [
        [0, mix(stage.wood, '#000000', 0.42)],
        [1, mix(stage.wood, '#000000', 0.1)],
      ]),
    ),
    ellipse(600, 960, 560, 100, { fill: spot }),
    group(
      { filter: blur(drawing, 22) },
      path(
        polygon([
          [500, -40],
          [700, -40],
          [1140, 980],
          [60, 980],
        ]),
        { fill: cone },
      ),
    ),
    tablet(
      drawing,
      { x: (1200 - width) / 2, y: 140, width, height, lift: 80, fill: stage.mist },
      type('De ronde', 56, 112, { size: 72, colour: stage.bottle, weight: 600 }),
      type('24 van 41 klopt', 58, 162, { size: 38, colour: stage.leaf, weight: 500 }),
      circle(690, 108, 46, { fill: 'none', stroke: stage.sage, 'stroke-width': 14 }),
      path(arc(690, 108, 46, 0, 214), {
        fill: 'none',
        stroke: stage.green,
        'stroke-width': 14,
        'stroke-linecap': 'round',
      }),
      group({ transform: 'translate(58 222) scale(1.68)' }, list(4, 3, 404, 2)),
    ),
    box(
      0,
      0,
      1200,
      1040,
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

/** Backstage during the show: just enough to see one's hands. */
const workLight: Lamp = {
  x: 800,
  y: 520,
  reach: 1250,
  glow: 0.1,
  colour: '#bfe3cf',
  dark: oklch(0.2, 0.03, 165),
};

function phones(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const width = 404;
  const top = (1200 - phoneHeight(width)) / 2;
  const dimmed = hour === 'night' ? blended('multiply', box(0, 0, 390, 844, '#b9c9bf')) : '';
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
    hour === 'night' ? lamplight(drawing, workLight) : '',
    phone(drawing, { x: 110, y: top + 40, width, lift: 60 }, phoneList(4), dimmed),
    phone(drawing, { x: 598, y: top - 26, width, lift: 60 }, phoneReady(drawing)),
    phone(drawing, { x: 1086, y: top + 40, width, lift: 60 }, phoneHandOver(), dimmed),
  );
}

/** Three things are ticked, the curtain opens on the light, and closes again. */
function slide(time: number): string {
  const drawing = startDrawing(800, 500);
  // It begins with the curtain open: the first frame is what stands still, and has every colour.
  const moment = (time + 0.66) % 1;
  const open = ease(moment, 0.36, 0.62) - ease(moment, 0.84, 1);
  // The folds of the stills in seven flat tones: a gradient that moves makes a film three times as heavy.
  const pleat = [
    [0, 0.12, mix(stage.green, '#000000', 0.5)],
    [0.12, 0.14, mix(stage.green, '#000000', 0.28)],
    [0.26, 0.14, mix(stage.green, '#000000', 0.08)],
    [0.4, 0.12, mix(stage.green, stage.light, 0.2)],
    [0.52, 0.16, stage.green],
    [0.68, 0.16, mix(stage.green, '#000000', 0.28)],
    [0.84, 0.16, mix(stage.green, '#000000', 0.5)],
  ] as const;
  const cloth = (from: number, to: number): string => {
    const folds = 4;
    const fold = (to - from) / folds;
    return Array.from({ length: folds }, (_, index) => {
      const left = from + index * fold;
      return pleat
        .map(([from, share, tone]) => box(left + fold * from, 0, fold * share + 1, 440, tone))
        .join('');
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
  { file: 'check-hero-phone.jpg', draw: heroOnPhones },
  { file: 'check-plan.jpg', draw: plan },
  { file: 'check-phones.jpg', draw: () => phones('day') },
  { file: 'check-phones-night.jpg', draw: () => phones('night') },
  { file: 'check-slide.gif', frames: 26, delay: 120, colours: 44, draw: slide },
];
