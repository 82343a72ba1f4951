import { mix, oklch, studio } from './colour.ts';
import {
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
  startDrawing,
} from './drawing.ts';
import { keptForPhones, type Picture } from './picture.ts';
import { type Hour, vignette } from './surface.ts';
import { stage } from './theatre.ts';
import { type } from './type.ts';

interface Look {
  readonly sky: readonly [string, string];
  readonly earth: string;
  readonly wall: string;
  /** Rooms with their lamps on, the hall, the stage, and the passage below it. */
  readonly room: readonly [string, string];
  readonly hall: readonly [string, string];
  readonly boards: readonly [string, string];
  readonly passage: string;
  readonly ink: string;
  readonly soft: string;
  readonly thing: string;
  readonly dot: string;
  readonly beam: string;
}

const looks: Readonly<Record<Hour, Look>> = {
  day: {
    sky: [mix(stage.sage, '#ffffff', 0.34), mix(stage.sage, '#ffffff', 0.6)],
    earth: mix(stage.sage, stage.leaf, 0.6),
    wall: stage.bottle,
    room: [stage.chalk, mix(stage.light, '#ffffff', 0.45)],
    hall: [mix(stage.mist, '#ffffff', 0.3), mix(stage.sage, '#ffffff', 0.45)],
    boards: [mix(stage.mist, '#ffffff', 0.5), stage.chalk],
    passage: mix(stage.sage, '#ffffff', 0.5),
    ink: stage.bottle,
    soft: stage.green,
    thing: stage.leaf,
    dot: studio.accent,
    beam: stage.light,
  },
  night: {
    sky: [oklch(0.21, 0.035, 250), oklch(0.25, 0.035, 240)],
    earth: oklch(0.17, 0.022, 210),
    wall: oklch(0.62, 0.045, 150),
    room: [oklch(0.47, 0.06, 78), oklch(0.39, 0.058, 72)],
    hall: [oklch(0.3, 0.045, 165), oklch(0.25, 0.04, 165)],
    boards: [oklch(0.27, 0.035, 170), oklch(0.36, 0.04, 110)],
    passage: oklch(0.28, 0.03, 165),
    ink: '#fff6df',
    soft: '#f6e3bd',
    thing: oklch(0.6, 0.06, 150),
    dot: '#ff7a52',
    beam: '#ffe2a6',
  },
};

/** The rooms of the round, in its order: which of the 41 are checked there (interactions/checks.ts). */
const stops = {
  door: ['1', 'achterdeur'],
  stage: ['2–12', 'toneel'],
  bridge: ['13–20', 'licht en geluid'],
  wardrobe: ['21–25', 'kleedkamers'],
  hall: ['26–31', 'zaal'],
  foyer: ['32–36', 'foyer'],
  curtain: ['37–41', 'doek'],
} as const;

type Stop = keyof typeof stops;

const hueOfCostume = [stage.leaf, studio.accent, stage.green, '#d9a54a', stage.leaf, stage.wood];

const fall = (drawing: Drawing, [from, to]: readonly [string, string]): string =>
  linear(drawing, 90, [
    [0, from],
    [1, to],
  ]);

function label(
  look: Look,
  stop: Stop,
  x: number,
  y: number,
  size: number,
  align: 'left' | 'right' = 'left',
): string {
  const [numbers, name] = stops[stop];
  return (
    type(numbers, x, y, { size, colour: look.ink, weight: 600, align }) +
    type(name, x, y + size * 0.68, { size: size * 0.58, colour: look.soft, weight: 500, align })
  );
}

/** The walk itself: dots along floors and stairs. */
const walk = (look: Look, points: readonly Point[], width: number): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, {
    fill: 'none',
    stroke: look.dot,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-dasharray': `0.1 ${width * 1.9}`,
  });

/** Where the walk ends: a full dot in a ring of light. */
const arrival = (look: Look, x: number, y: number, r: number): string =>
  circle(x, y, r * 1.8, { fill: look.dot, opacity: 0.28 }) +
  circle(x, y, r, { fill: look.dot, stroke: '#ffffff', 'stroke-width': r * 0.34 });

/** A flight of stairs between two points, step by step. */
function flight(look: Look, [x1, y1]: Point, [x2, y2]: Point, steps: number, width: number): string {
  const [dx, dy] = [(x2 - x1) / steps, (y2 - y1) / steps];
  const d = Array.from({ length: steps }, () => `v${n(dy)}h${n(dx)}`).join('');
  return path(`M${n(x1)} ${n(y1)}${d}`, {
    fill: 'none',
    stroke: look.wall,
    'stroke-width': width,
    'stroke-linejoin': 'round',
  });
}

/** Costumes on a rail, hanging down from it. */
const rail = (look: Look, x: number, y: number, scale: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    line(-10, 0, 190, 0, look.wall, 6),
    ...hueOfCostume.map((fill, index) => {
      const left = index * 32;
      return path(
        `M${left + 10} 4C${left - 2} 34 ${left - 2} 78 ${left - 4} 96H${left + 26}C${left + 24} 78 ${left + 24} 34 ${left + 12} 4Z`,
        { fill },
      );
    }),
  );

const seat = (look: Look, x: number, y: number, scale = 1): string =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${scale})` },
    box(0, -36, 9, 36, look.thing, 4),
    box(0, -12, 25, 12, look.thing, 4),
  );

/** The cash desk with somebody's lamp on it. */
const desk = (look: Look, x: number, floor: number, scale: number): string =>
  group(
    { transform: `translate(${x} ${floor}) scale(${scale})` },
    box(0, -62, 96, 62, look.thing, 4),
    box(-8, -72, 112, 12, look.wall, 3),
    line(78, -72, 78, -98, look.wall, 4),
    path('M58 -98H98L90 -118H66Z', { fill: '#ffd27e' }),
  );

/** A door of the set, in its frame: the one that must not stick. */
const doorOfSet = (look: Look, x: number, floor: number, scale: number): string =>
  group(
    { transform: `translate(${x} ${floor}) scale(${scale})` },
    box(0, -124, 70, 124, mix(look.thing, '#ffffff', 0.25), 3),
    box(13, -108, 44, 108, mix(look.thing, '#000000', 0.35), 2),
    circle(48, -52, 4, { fill: '#ffd27e' }),
  );

/** A lamp below what it hangs on, and its light down to the floor. */
function lamp(drawing: Drawing, look: Look, [x, y]: Point, [to, floor]: Point, spread: number): string {
  return (
    path(
      polygon([
        [x - 8, y + 24],
        [x + 8, y + 24],
        [to + spread, floor],
        [to - spread, floor],
      ]),
      {
        fill: linear(drawing, 90, [
          [0, look.beam, 0.85],
          [1, look.beam, 0.22],
        ]),
      },
    ) + box(x - 13, y, 26, 30, look.wall, 7)
  );
}

const cloth = (drawing: Drawing, folds: number, hour: Hour): string =>
  linear(
    drawing,
    0,
    Array.from({ length: folds * 2 + 1 }, (_, index) => [
      index / (folds * 2),
      index % 2 === 0
        ? mix(stage.green, '#000000', hour === 'night' ? 0.15 : 0.4)
        : mix(stage.green, stage.light, hour === 'night' ? 0.5 : 0.28),
    ]),
  );

/** Levels of the building: the street, which is the stage's too; the bridge over it; the passage under it. */
const street = 670;
const bridge = 480;
const passage = 784;

/** The theatre cut in two, with the walk of its forty-one things from room to room. */
function section(hour: Hour): string {
  const drawing: Drawing = startDrawing(1800, 900);
  const look = looks[hour];
  const isNight = hour === 'night';
  const walls = { stroke: look.wall, 'stroke-width': 12, 'stroke-linejoin': 'round' } as const;
  const room = (x: number, y: number, width: number, height: number, fill: string): string =>
    box(x, y, width, height, fill, 0, walls);
  const lit = fall(drawing, look.room);
  // What is open in a wall is of the colour of the rooms beside it.
  const open = (x: number, floor: number, fill: string, height = 84): string =>
    box(x - 7, floor - height - 6, 14, height, fill);
  const above = 18;
  const rake = (x: number): number => street + ((x - 436) * (passage - street)) / (880 - 436);
  const round: readonly Point[] = [
    [1764, street - above],
    [1042, street - above],
    [1042, bridge - above],
    [1694, bridge - above],
    [1604, 575 - above],
    [1694, street - above],
    [1604, passage - above],
    [880, passage - above],
    [470, rake(470) - above],
    [150, street - above],
  ];
  // Back by the same floor, and up to the stage.
  const last: readonly Point[] = [
    [908, passage - above - 22],
    [950, street - above],
  ];
  return finishDrawing(
    drawing,
    box(0, 0, 1800, 900, fall(drawing, look.sky)),
    box(0, street, 1800, 230, look.earth),
    // Foyer, hall, tower, the rooms behind it, and the passage.
    room(90, 450, 340, street - 450, lit),
    path(
      polygon([
        [430, 236],
        [980, 288],
        [980, passage],
        [880, passage],
        [430, street],
      ]),
      { fill: fall(drawing, look.hall), ...walls },
    ),
    room(980, passage - 114, 760, 114, look.passage),
    room(980, 70, 350, street - 70, fall(drawing, look.boards)),
    room(1330, 296, 410, bridge - 296, lit),
    room(1330, bridge, 410, street - bridge, lit),
    open(430, street, look.room[1]),
    open(980, passage, look.passage, 90),
    open(1330, street, look.room[1]),
    open(1330, bridge, look.room[1]),
    open(1740, street, look.room[1]),
    // What the stairs go through.
    box(1612, bridge - 7, 76, 14, look.room[1]),
    box(1612, street - 7, 76, 14, look.passage),
    flight(look, [1694, bridge], [1604, 575], 6, 5),
    flight(look, [1604, 575], [1694, street], 6, 5),
    flight(look, [1694, street], [1604, passage], 6, 5),
    // The hall: its steps to the stage.
    flight(look, [930, passage], [974, street], 5, 5),
    // The stage: bars, the bridge with its lamps, the ladder to it, and a set with a door.
    ...[126, 164].map((y) => line(1004, y, 1306, y, look.thing, 5)),
    line(986, bridge, 1330, bridge, look.wall, 10),
    lamp(drawing, look, [1264, bridge + 4], [1264, street - 6], 58),
    ...[1030, 1056].map((x) => line(x, bridge, x, street - 6, look.wall, 3)),
    ...Array.from({ length: 10 }, (_, index) =>
      line(1030, bridge + 18 + index * 17, 1056, bridge + 18 + index * 17, look.wall, 3),
    ),
    box(962, 300, 44, street - 306, cloth(drawing, 4, hour), 3),
    box(962, street - 20, 44, 14, mix(stage.light, stage.wood, 0.4), 2),
    rail(look, 1580, 350, 0.7),
    // The back door stands open, with a green lamp over it.
    box(1744, street - 112, 40, 16, '#57c98c', 3),
    walk(look, round, 11),
    walk(look, last, 11),
    // In front of the walk: the rows, the cash desk and the door of the set.
    ...Array.from({ length: 9 }, (_, index) => seat(look, 506 + index * 38, rake(506 + index * 38))),
    desk(look, 296, street - 6, 0.86),
    doorOfSet(look, 1232, street - 6, 0.9),
    circle(150, street - above, 14, { fill: look.room[1], stroke: look.dot, 'stroke-width': 8 }),
    circle(1764, street - above, 17, {
      fill: isNight ? look.sky[1] : '#ffffff',
      stroke: look.dot,
      'stroke-width': 8,
    }),
    arrival(look, 946, street - above, 18),
    label(look, 'door', 1362, 558, 54),
    label(look, 'stage', 1078, 566, 54),
    label(look, 'bridge', 1078, 392, 54),
    label(look, 'wardrobe', 1362, 372, 54),
    label(look, 'hall', 466, 400, 54),
    label(look, 'foyer', 120, 528, 54),
    label(look, 'curtain', 926, 500, 54, 'right'),
    line(938, 484, 960, 484, look.wall, 5),
    vignette(drawing, isNight ? 0.2 : 0.05),
  );
}

/** The same round where there is no room for a building: its rooms in the order of the walk, two on a floor. */
function stacked(hour: Hour): string {
  const floor = 262;
  const drawing = startDrawing(840, 4 * floor);
  const look = looks[hour];
  const isNight = hour === 'night';
  const walls = { stroke: look.wall, 'stroke-width': 10 } as const;
  const room = (row: number, column: number, fill: string, width = 420): string =>
    box(column * 420, row * floor, width, floor, fill, 0, walls);
  const foot = (row: number): number => (row + 1) * floor - 5;
  const step = (row: number): number => foot(row) - 17;
  const lit = fall(drawing, look.room);
  const open = (x: number, row: number, fill: string): string => box(x - 6, foot(row) - 92, 12, 92, fill);
  const hole = (x: number, row: number, fill: string): string => box(x, foot(row) - 1, 62, 12, fill);
  const place = (stop: Stop, row: number, column: number): string =>
    label(look, stop, column * 420 + 34, row * floor + 82, 66);
  return finishDrawing(
    drawing,
    room(0, 0, lit),
    room(0, 1, fall(drawing, look.boards)),
    room(1, 1, fall(drawing, look.boards)),
    room(1, 0, lit),
    room(2, 0, fall(drawing, look.hall)),
    room(2, 1, lit),
    room(3, 0, fall(drawing, look.boards), 840),
    open(420, 0, look.room[1]),
    open(420, 1, look.room[1]),
    open(420, 2, look.room[1]),
    hole(730, 0, look.boards[1]),
    hole(48, 1, look.hall[0]),
    hole(730, 2, look.boards[0]),
    // One floor down each time, at the end where the walk has come.
    flight(look, [792, foot(0)], [710, foot(1)], 12, 4),
    flight(look, [48, foot(1)], [130, foot(2)], 12, 4),
    flight(look, [792, foot(2)], [710, foot(3)], 12, 4),
    box(300, 46, 66, 24, '#57c98c', 4),
    box(300, 84, 66, foot(0) - 84, isNight ? oklch(0.24, 0.035, 160) : stage.green, 3),
    lamp(drawing, look, [668, 5], [668, foot(0)], 66),
    rail(look, 284, floor + 96, 0.62),
    box(5, foot(2) + 10, 300, floor - 30, cloth(drawing, 9, hour)),
    box(5, foot(3) - 20, 300, 20, mix(stage.light, stage.wood, 0.4)),
    walk(
      look,
      [
        [333, step(0)],
        [774, step(0)],
        [718, step(1)],
        [66, step(1)],
        [122, step(2)],
        [774, step(2)],
        [718, step(3)],
        [348, step(3)],
      ],
      12,
    ),
    // In front of the walk.
    doorOfSet(look, 630, foot(0), 1.1),
    ...[0, 1].map((index) => box(462 + index * 56, foot(1) - 92, 44, 92, look.wall, 5)),
    ...[0, 1].flatMap((index) =>
      [0, 1, 2].map((lit) =>
        circle(484 + index * 56, foot(1) - 70 + lit * 22, 6, { fill: lit === 1 ? look.dot : '#57c98c' }),
      ),
    ),
    ...Array.from({ length: 5 }, (_, index) => seat(look, 186 + index * 44, foot(2), 1.35)),
    desk(look, 560, foot(2), 0.95),
    circle(333, step(0), 17, { fill: '#ffffff', stroke: look.dot, 'stroke-width': 8 }),
    arrival(look, 348, step(3), 18),
    place('door', 0, 0),
    place('stage', 0, 1),
    place('bridge', 1, 1),
    place('wardrobe', 1, 0),
    label(look, 'hall', 156, 2 * floor + 82, 66),
    place('foyer', 2, 1),
    label(look, 'curtain', 350, 3 * floor + 102, 92),
  );
}

export const theatreSection: Picture[] = [
  { file: 'check-route.webp', draw: () => section('day') },
  { file: 'check-route-night.webp', draw: () => section('night') },
  { file: 'check-route-phone.webp', ...keptForPhones, draw: () => stacked('day') },
  { file: 'check-route-phone-night.webp', ...keptForPhones, draw: () => stacked('night') },
];
