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
  /** Gradients of lit rooms, of the auditorium and of the stage, and the colour of the passage below them. */
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

/** Rooms in the order of the walk, with the numbers of their checks (demo/pages/interactions/checks.ts). */
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

/** Dotted route along floors and stairs. */
const walk = (look: Look, points: readonly Point[], width: number): string =>
  path(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`, {
    fill: 'none',
    stroke: look.dot,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'stroke-dasharray': `0.1 ${width * 1.9}`,
  });

/** End of the route: a dot with a halo. */
const drawArrival = (look: Look, x: number, y: number, r: number): string =>
  circle(x, y, r * 1.8, { fill: look.dot, opacity: 0.28 }) +
  circle(x, y, r, { fill: look.dot, stroke: '#ffffff', 'stroke-width': r * 0.34 });

/** Flight of stairs between two points. */
function drawStairs(look: Look, [x1, y1]: Point, [x2, y2]: Point, steps: number, width: number): string {
  const [dx, dy] = [(x2 - x1) / steps, (y2 - y1) / steps];
  const d = Array.from({ length: steps }, () => `v${n(dy)}h${n(dx)}`).join('');
  return path(`M${n(x1)} ${n(y1)}${d}`, {
    fill: 'none',
    stroke: look.wall,
    'stroke-width': width,
    'stroke-linejoin': 'round',
  });
}

/** Costumes on a clothes rail. */
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

/** Box office desk with a lamp. */
const desk = (look: Look, x: number, floor: number, scale: number): string =>
  group(
    { transform: `translate(${x} ${floor}) scale(${scale})` },
    box(0, -62, 96, 62, look.thing, 4),
    box(-8, -72, 112, 12, look.wall, 3),
    line(78, -72, 78, -98, look.wall, 4),
    path('M58 -98H98L90 -118H66Z', { fill: '#ffd27e' }),
  );

/** Door of the set, in its frame. Whether it sticks is one of the checks. */
const drawStageDoor = (look: Look, x: number, floor: number, scale: number): string =>
  group(
    { transform: `translate(${x} ${floor}) scale(${scale})` },
    box(0, -124, 70, 124, mix(look.thing, '#ffffff', 0.25), 3),
    box(13, -108, 44, 108, mix(look.thing, '#000000', 0.35), 2),
    circle(48, -52, 4, { fill: '#ffd27e' }),
  );

/** Stage lamp below its bar, with its beam down to the floor. */
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

/**
 * Floor levels: the street, which is also the stage's level, and the lighting bridge above it, in units of
 * the viewBox.
 */
const street = 772;
const bridge = 540;
/** Height of the route above a floor. */
const above = 20;

/** Left edges of the rooms, in the order of the walk. */
const sides = {
  door: 44,
  stage: 260,
  bridge: 500,
  wardrobe: 758,
  hall: 1012,
  foyer: 1346,
  curtain: 1552,
  end: 1756,
};

/** Light and sound desks with lit indicators. */
const drawMixer = (look: Look, x: number, floor: number): string =>
  [0, 1].map((index) => box(x + index * 64, floor - 104, 52, 104, look.wall, 6)).join('') +
  [0, 1]
    .flatMap((index) =>
      [0, 1, 2].map((row) =>
        circle(x + 26 + index * 64, floor - 80 + row * 27, 7, { fill: row === 1 ? look.dot : '#57c98c' }),
      ),
    )
    .join('');

/** Crates in storage. */
const crates = (look: Look, x: number, floor: number): string => {
  const crate = (left: number, top: number, width: number, height: number) =>
    box(left, top, width, height, look.thing, 3) +
    path(
      `M${left + 8} ${top + 8}L${left + width - 8} ${top + height - 8}M${left + width - 8} ${top + 8}L${left + 8} ${top + height - 8}`,
      {
        stroke: look.wall,
        'stroke-width': 4,
        opacity: 0.5,
      },
    );
  return (
    crate(x, floor - 78, 104, 78) + crate(x + 112, floor - 58, 72, 58) + crate(x + 22, floor - 136, 66, 58)
  );
};

/** Chandelier that hangs from the roof at `y`. */
const drawChandelier = (look: Look, x: number, y: number): string =>
  line(x, y, x, y + 170, look.wall, 4) +
  path(`M${x - 64} ${y + 164}Q${x} ${y + 218} ${x + 64} ${y + 164}`, {
    fill: 'none',
    stroke: look.wall,
    'stroke-width': 6,
    'stroke-linecap': 'round',
  }) +
  [-64, -34, 0, 34, 64]
    .map((dx) => circle(x + dx, y + 154 + (64 - Math.abs(dx)) * 0.36, 8, { fill: '#ffd27e' }))
    .join('');

/** Mirror with lamps around it, above a table. */
const drawMirror = (look: Look, x: number, floor: number): string =>
  box(x, floor - 132, 66, 76, look.wall, 5) +
  box(x + 9, floor - 123, 48, 58, look.beam, 3) +
  [0, 1, 2].map((row) => circle(x - 9, floor - 124 + row * 29, 5, { fill: '#ffd27e' })).join('') +
  [0, 1, 2].map((row) => circle(x + 75, floor - 124 + row * 29, 5, { fill: '#ffd27e' })).join('') +
  box(x - 14, floor - 54, 94, 9, look.wall, 3) +
  line(x - 4, floor - 48, x - 4, floor, look.wall, 5) +
  line(x + 70, floor - 48, x + 70, floor, look.wall, 5);

/**
 * Section through the theatre, unfolded along the walk from the stage door on the left to the curtain on the
 * right. The numbers of the 41 checks therefore ascend from left to right.
 */
function drawSection(hour: Hour): string {
  const drawing: Drawing = startDrawing(1800, 900);
  const look = looks[hour];
  const isNight = hour === 'night';
  const walls = { stroke: look.wall, 'stroke-width': 8, 'stroke-linejoin': 'round' } as const;
  const room = (from: number, to: number, roof: number, floor: number, fill: string): string =>
    box(from, roof, to - from, floor - roof, fill, 0, walls);
  const lit = fall(drawing, look.room);
  // Openings in walls have the colour of the adjacent rooms.
  const open = (x: number, floor: number, fill: string, height = 96): string =>
    box(x - 5, floor - height - 4, 10, height, fill);
  const rows = { from: [sides.hall + 60, bridge] as const, to: [sides.hall + 292, street] as const };
  const rake = (x: number): number =>
    rows.from[1] + ((x - rows.from[0]) * (rows.to[1] - rows.from[1])) / (rows.to[0] - rows.from[0]);
  const boards = street - 56;
  const walkway: readonly Point[] = [
    [sides.door + 66, street - above],
    [sides.bridge + 44, street - above],
    [sides.bridge + 44, bridge - above],
    [rows.from[0], bridge - above],
    [rows.to[0], street - above],
    [sides.curtain + 20, street - above],
    [sides.curtain + 64, boards - above],
    [sides.curtain + 122, boards - above],
  ];
  const place = (stop: Stop, x: number, roof: number): string => label(look, stop, x + 24, roof + 80, 60);
  return finishDrawing(
    drawing,
    box(0, 0, 1800, 900, fall(drawing, look.sky)),
    box(0, street, 1800, 130, look.earth),
    room(sides.door, sides.stage, 470, street, lit),
    room(sides.stage, sides.bridge, 84, street, fall(drawing, look.boards)),
    room(sides.bridge, sides.wardrobe, bridge, street, look.passage),
    room(sides.bridge, sides.wardrobe, 84, bridge, fall(drawing, look.boards)),
    room(sides.wardrobe, sides.hall, bridge, street, look.passage),
    room(sides.wardrobe, sides.hall, 250, bridge, lit),
    path(
      polygon([
        [sides.hall, 150],
        [sides.foyer, 206],
        [sides.foyer, street],
        rows.to,
        rows.from,
        [sides.hall, bridge],
      ]),
      { fill: fall(drawing, look.hall), ...walls },
    ),
    path(polygon([rows.from, rows.to, [sides.hall, street], [sides.hall, bridge]]), {
      fill: look.passage,
      ...walls,
    }),
    room(sides.foyer, sides.curtain, 430, street, lit),
    room(sides.curtain, sides.end, 84, street, fall(drawing, look.boards)),
    open(sides.stage, street, look.room[1]),
    open(sides.bridge, street, look.boards[1]),
    open(sides.wardrobe, bridge, look.room[1]),
    open(sides.hall, bridge, look.room[1]),
    open(sides.foyer, street, look.room[1]),
    open(sides.curtain, street, look.room[1]),
    // The ladder and its hatch.
    box(sides.bridge + 14, bridge - 5, 60, 10, look.passage),
    ...[24, 64].map((x) => line(sides.bridge + x, bridge - 66, sides.bridge + x, street - 4, look.wall, 4)),
    ...Array.from({ length: 13 }, (_, index) =>
      line(
        sides.bridge + 24,
        bridge - 46 + index * 22,
        sides.bridge + 64,
        bridge - 46 + index * 22,
        look.wall,
        4,
      ),
    ),
    // The stage: bars with a lamp, and a set with a door.
    ...[250, 280].map((y) => line(sides.stage + 22, y, sides.bridge - 22, y, look.thing, 5)),
    lamp(drawing, look, [sides.stage + 176, 280], [sides.stage + 176, street - 4], 58),
    // The curtain, on raised boards.
    box(
      sides.curtain + 60,
      boards,
      sides.end - sides.curtain - 64,
      street - boards - 4,
      mix(stage.light, stage.wood, 0.4),
    ),
    drawStairs(look, [sides.curtain + 16, street], [sides.curtain + 60, boards], 3, 5),
    box(sides.curtain + 70, 262, sides.end - sides.curtain - 84, boards - 262, cloth(drawing, 5, hour)),
    box(sides.curtain + 62, 244, sides.end - sides.curtain - 70, 24, mix(stage.green, '#000000', 0.35), 4),
    drawChandelier(look, sides.hall + 222, 190),
    rail(look, sides.wardrobe + 34, 392, 0.52),
    // The back door, with a green lamp above it.
    box(sides.door + 24, street - 148, 84, 22, '#57c98c', 4),
    box(sides.door + 28, street - 116, 76, 112, isNight ? oklch(0.24, 0.035, 160) : stage.green, 3),
    ...Array.from({ length: 7 }, (_, index) => {
      const x = rows.from[0] + 8 + index * 32;
      return seat(look, x, rake(x) + 10, 1.16);
    }),
    walk(look, walkway, 13),
    // Objects in front of the route.
    crates(look, sides.bridge + 92, street - 4),
    group({ transform: `translate(${sides.hall - 22} 0) scale(-1 1)` }, crates(look, 0, street - 4)),
    drawStageDoor(look, sides.stage + 140, street - 4, 1.1),
    drawMixer(look, sides.bridge + 118, bridge - 4),
    drawMirror(look, sides.wardrobe + 158, bridge - 4),
    desk(look, sides.foyer + 70, street - 4, 1),
    circle(sides.door + 66, street - above, 17, {
      fill: isNight ? look.room[1] : '#ffffff',
      stroke: look.dot,
      'stroke-width': 9,
    }),
    drawArrival(look, sides.curtain + 122, boards - above, 20),
    place('door', sides.door, 470),
    place('stage', sides.stage, 84),
    place('bridge', sides.bridge, 84),
    place('wardrobe', sides.wardrobe, 250),
    place('hall', sides.hall, 196),
    place('foyer', sides.foyer, 430),
    place('curtain', sides.curtain, 84),
    vignette(drawing, isNight ? 0.2 : 0.05),
  );
}

/** Phone version: the rooms in the order of the walk, two per floor. */
function drawStacked(hour: Hour): string {
  const floor = 262;
  const margin = 34;
  const scale = (840 - margin * 2) / 840;
  const drawing = startDrawing(840, Math.round(4 * floor * scale + margin * 2));
  const look = looks[hour];
  const isNight = hour === 'night';
  const walls = { stroke: look.wall, 'stroke-width': 9 } as const;
  const room = (row: number, column: number, fill: string, width = 420): string =>
    box(column * 420, row * floor, width, floor, fill, 0, walls);
  const foot = (row: number): number => (row + 1) * floor - 5;
  const step = (row: number): number => foot(row) - 17;
  const lit = fall(drawing, look.room);
  const open = (x: number, row: number, fill: string): string => box(x - 6, foot(row) - 92, 12, 92, fill);
  const hole = (x: number, row: number, fill: string): string => box(x, foot(row) - 1, 62, 12, fill);
  const place = (stop: Stop, row: number, column: number): string =>
    label(look, stop, column * 420 + 34, row * floor + 82, 66);
  const building = [
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
    // One floor down each time, at the end that the route has reached.
    drawStairs(look, [792, foot(0)], [710, foot(1)], 12, 4),
    drawStairs(look, [48, foot(1)], [130, foot(2)], 12, 4),
    drawStairs(look, [792, foot(2)], [710, foot(3)], 12, 4),
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
    // Objects in front of the route.
    drawStageDoor(look, 630, foot(0), 1.1),
    ...[0, 1].map((index) => box(462 + index * 56, foot(1) - 92, 44, 92, look.wall, 5)),
    ...[0, 1].flatMap((index) =>
      [0, 1, 2].map((lit) =>
        circle(484 + index * 56, foot(1) - 70 + lit * 22, 6, { fill: lit === 1 ? look.dot : '#57c98c' }),
      ),
    ),
    ...Array.from({ length: 5 }, (_, index) => seat(look, 186 + index * 44, foot(2), 1.35)),
    desk(look, 560, foot(2), 0.95),
    circle(333, step(0), 17, { fill: '#ffffff', stroke: look.dot, 'stroke-width': 8 }),
    drawArrival(look, 348, step(3), 18),
    place('door', 0, 0),
    place('stage', 0, 1),
    place('bridge', 1, 1),
    place('wardrobe', 1, 0),
    label(look, 'hall', 156, 2 * floor + 82, 66),
    place('foyer', 2, 1),
    label(look, 'curtain', 350, 3 * floor + 102, 92),
  ];
  return finishDrawing(
    drawing,
    box(0, 0, 840, drawing.height, fall(drawing, look.sky)),
    group({ transform: `translate(${margin} ${margin}) scale(${n(scale)})` }, ...building),
  );
}

export const theatreSection: Picture[] = [
  { file: 'check-route.webp', draw: () => drawSection('day') },
  { file: 'check-route-night.webp', draw: () => drawSection('night') },
  { file: 'check-route-phone.webp', ...keptForPhones, draw: () => drawStacked('day') },
  { file: 'check-route-phone-night.webp', ...keptForPhones, draw: () => drawStacked('night') },
];
