import { mix, oklch, studio } from './colour.ts';
import {
  blended,
  box,
  circle,
  clipped,
  type Drawing,
  ellipse,
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
import { type Hour, vignette } from './surface.ts';
import { stage } from './theatre.ts';
import { type } from './type.ts';

interface Look {
  readonly sky: readonly [string, string];
  readonly earth: string;
  readonly wall: string;
  readonly room: readonly [string, string];
  readonly hall: readonly [string, string];
  readonly ink: string;
  readonly soft: string;
  readonly thing: string;
  readonly dot: string;
}

const looks: Readonly<Record<Hour, Look>> = {
  day: {
    sky: [mix(stage.sage, '#ffffff', 0.42), mix(stage.sage, '#ffffff', 0.72)],
    earth: mix(stage.sage, stage.leaf, 0.5),
    wall: stage.bottle,
    room: [stage.chalk, stage.mist],
    hall: [mix(stage.mist, '#ffffff', 0.3), mix(stage.sage, '#ffffff', 0.3)],
    ink: stage.bottle,
    soft: stage.green,
    thing: stage.leaf,
    dot: studio.accent,
  },
  night: {
    sky: [oklch(0.2, 0.035, 250), oklch(0.27, 0.035, 235)],
    earth: oklch(0.15, 0.02, 200),
    wall: oklch(0.13, 0.018, 190),
    room: [oklch(0.6, 0.09, 76), oklch(0.43, 0.075, 68)],
    hall: [oklch(0.3, 0.045, 165), oklch(0.23, 0.04, 165)],
    ink: '#fff6df',
    soft: '#f4dfb4',
    thing: oklch(0.46, 0.05, 150),
    dot: '#ff6a42',
  },
};

/** The rooms of the round, in its order: which of the 41 are checked there (interactions/checks.ts). */
const stops: readonly (readonly [numbers: string, name: string, x: number, y: number])[] = [
  ['1', 'achterdeur', 1372, 668],
  ['2–12', 'toneel', 1150, 508],
  ['13–20', 'licht en geluid', 724, 190],
  ['21–25', 'kleedkamers', 1376, 178],
  ['26–31', 'zaal', 516, 506],
  ['32–36', 'foyer', 92, 444],
  ['37–41', 'doek', 790, 556],
];

/** The way that the list takes: in at the back, over the stage, and to the curtain last. */
const round: readonly Point[] = [
  [1706, 730],
  [1440, 730],
  [1270, 712],
  [1130, 690],
  [1106, 560],
  [1112, 380],
  [1200, 330],
  [1350, 372],
  [1560, 400],
  [1648, 470],
  [1560, 560],
  [1420, 590],
  [1250, 640],
  [1010, 768],
  [860, 720],
  [640, 640],
  [430, 640],
  [250, 700],
  [150, 690],
];

const last: readonly Point[] = [
  [150, 690],
  [200, 726],
  [380, 728],
  [620, 700],
  [930, 664],
];

/** The theatre cut in two, with the walk of its forty-one things from room to room. */
function section(hour: Hour): string {
  const drawing: Drawing = startDrawing(1800, 900);
  const look = looks[hour];
  const isNight = hour === 'night';
  const fall = ([from, to]: readonly [string, string]): string =>
    linear(drawing, 90, [
      [0, from],
      [1, to],
    ]);
  const room = fall(look.room);
  const walls = { stroke: look.wall, 'stroke-width': 14, 'stroke-linejoin': 'round' } as const;
  const shape = (points: readonly Point[], fill: string): string => path(polygon(points), { fill, ...walls });
  const seats = Array.from({ length: 14 }, (_, index) => {
    const [x, y] = [500 + index * 30, 598 + index * 9.4];
    return group(
      { fill: look.thing },
      box(x, y - 30, 9, 34, look.thing, 4),
      box(x, y - 6, 22, 10, look.thing, 4),
    );
  });
  const beam = (x: number, to: number): string =>
    path(
      polygon([
        [x - 5, 300],
        [x + 5, 300],
        [to + 74, 690],
        [to - 74, 690],
      ]),
      {
        fill: linear(drawing, 90, [
          [0, isNight ? '#ffe2a6' : stage.light, isNight ? 0.75 : 0.95],
          [1, isNight ? '#ffe2a6' : stage.light, 0.1],
        ]),
      },
    );
  const way = (points: readonly Point[]): string => {
    const d = smooth(points);
    return (
      path(d, {
        fill: 'none',
        stroke: isNight ? '#10100c' : '#ffffff',
        'stroke-width': 21,
        'stroke-linecap': 'round',
        opacity: isNight ? 0.5 : 0.85,
      }) +
      path(d, {
        fill: 'none',
        stroke: look.dot,
        'stroke-width': 11,
        'stroke-linecap': 'round',
        'stroke-dasharray': '1 20',
      })
    );
  };
  const cloth = linear(drawing, 0, [
    [0, mix(stage.green, '#000000', 0.35)],
    [0.5, mix(stage.green, stage.light, 0.25)],
    [1, mix(stage.green, '#000000', 0.3)],
  ]);
  return finishDrawing(
    drawing,
    box(0, 0, 1800, 900, fall(look.sky)),
    box(0, 774, 1800, 126, look.earth),
    // Foyer, hall, tower, and three floors of rooms behind.
    shape(
      [
        [96, 520],
        [430, 520],
        [430, 776],
        [96, 776],
      ],
      room,
    ),
    shape(
      [
        [430, 250],
        [980, 300],
        [980, 776],
        [900, 776],
        [430, 616],
      ],
      fall(look.hall),
    ),
    shape(
      [
        [980, 84],
        [1336, 84],
        [1336, 776],
        [980, 776],
      ],
      fall(look.hall),
    ),
    ...[250, 426, 602].map((y) =>
      shape(
        [
          [1336, y],
          [1716, y],
          [1716, y + 176],
          [1336, y + 176],
        ],
        room,
      ),
    ),
    isNight
      ? [
          [96, 520, 334, 256, 0.5],
          [1336, 250, 380, 176, 0.55],
          [1336, 426, 380, 176, 0.4],
          [1336, 602, 380, 176, 0.4],
        ]
          .map(([x = 0, y = 0, width = 0, height = 0, strength = 0]) =>
            blended(
              'screen',
              box(
                x + 7,
                y + 7,
                width - 14,
                height - 14,
                radial(drawing, [
                  [0, '#ffcf82', strength],
                  [1, '#ffcf82', 0],
                ]),
              ),
            ),
          )
          .join('')
      : '',
    // In the foyer a chandelier and the cash desk.
    line(262, 527, 262, 556, look.wall, 4),
    path('M232 556H292L280 578H244Z', { fill: '#ffdf9c' }),
    box(318, 700, 84, 69, look.thing, 4),
    box(310, 690, 100, 12, look.wall, 3),
    // The hall: its rows, the balcony, the lamps in front.
    ...seats,
    path('M437 440H560L548 462H437Z', { fill: look.wall }),
    ...[0, 1, 2].map((index) => box(456 + index * 30, 410, 9, 32, look.thing, 4)),
    // The stage: bars, lamps and their light, boards, and a set with a door that does not stick.
    ...[140, 176].map((y) => line(1000, y, 1316, y, look.thing, 5)),
    ...[1040, 1100, 1160, 1220, 1280].map((x) => line(x, 90, x, 300, look.thing, 2)),
    line(1000, 290, 1316, 290, look.wall, 7),
    beam(1080, 1120),
    beam(1160, 1170),
    beam(1240, 1220),
    ...[1080, 1160, 1240].map((x) => box(x - 14, 288, 28, 32, look.wall, 7)),
    box(987, 700, 342, 10, oklch(0.46, 0.05, 62)),
    box(987, 710, 342, 59, isNight ? oklch(0.2, 0.02, 120) : mix(stage.sage, stage.leaf, 0.4)),
    box(1232, 574, 66, 126, mix(look.thing, '#ffffff', 0.25), 3),
    box(1246, 592, 38, 108, mix(look.thing, '#000000', 0.3), 2),
    clipped(drawing, box(986, 310, 42, 392, '#fff'), box(986, 310, 42, 392, cloth)),
    ...[996, 1006, 1016].map((x) => line(x, 312, x, 700, '#000000', 2, { opacity: 0.25 })),
    // Mirrors with lamps above, costumes below, and the door at the back.
    ...[1392, 1490, 1588].map(
      (x) =>
        box(x, 336, 62, 60, mix(look.room[0], '#ffffff', 0.6), 4, {
          stroke: look.thing,
          'stroke-width': 5,
        }) + [0, 1, 2].map((lampOf) => circle(x + 11 + lampOf * 20, 326, 5, { fill: '#ffdf9c' })).join(''),
    ),
    line(1376, 466, 1610, 466, look.wall, 5),
    ...Array.from({ length: 7 }, (_, index) =>
      path(
        `M${1392 + index * 32} 470C${n(1378 + index * 32)} 500 ${1380 + index * 32} 540 ${1376 + index * 32} 560H${1408 + index * 32}C${1404 + index * 32} 540 ${1406 + index * 32} 500 ${1392 + index * 32} 470Z`,
        {
          fill:
            [stage.leaf, studio.accent, stage.green, '#d9a54a', stage.leaf, stage.wood, stage.green][index] ??
            '',
        },
      ),
    ),
    box(1658, 640, 58, 130, isNight ? oklch(0.25, 0.04, 160) : stage.green, 3),
    box(1662, 612, 50, 20, '#57c98c', 3),
    ellipse(1687, 622, 12, 3, { fill: '#ffffff' }),
    way(round),
    way(last),
    circle(1706, 730, 20, { fill: isNight ? '#10100c' : '#ffffff', stroke: look.dot, 'stroke-width': 9 }),
    circle(938, 664, 36, { fill: look.dot, opacity: 0.28 }),
    circle(938, 664, 21, { fill: look.dot, stroke: '#ffffff', 'stroke-width': 7 }),
    ...stops.map(
      ([numbers, name, x, y]) =>
        type(numbers, x, y, { size: 58, colour: look.ink, weight: 600 }) +
        type(name, x + 2, y + 38, { size: 33, colour: look.soft, weight: 500 }),
    ),
    vignette(drawing, isNight ? 0.3 : 0.06),
  );
}

export const theatreSection: Picture[] = [
  { file: 'check-route.webp', draw: () => section('day') },
  { file: 'check-route-night.webp', draw: () => section('night') },
];
