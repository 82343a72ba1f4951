import { bread } from './bread.ts';
import { brickwork, type Stone, type Wall } from './brickwork.ts';
import { mix, oklch } from './colour.ts';
import {
  at,
  blended,
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
  path,
  pool,
  radial,
  startDrawing,
} from './drawing.ts';
import { somebody } from './people.ts';
import { print } from './photographs.ts';
import { keptForPhones, type StillPicture } from './picture.ts';
import { relief } from './relief.ts';
import { daylight, type Hour, vignette } from './surface.ts';
import { type } from './type.ts';

/**
 * One façade from across the street, in units of the viewBox. 1931 and the present meet at `middle`. It
 * includes both neighbouring houses and the sky. A wide viewport shows only the ground floor, a card shows
 * all of it.
 */
const size = { left: -400, right: 2000, top: -350, bottom: 1000, middle: 800 } as const;
/** Sides of the house and height of its gutter. */
const house = { left: -212, right: 1812, gutter: -266 } as const;

const createWall = (left: number, right: number): Wall => ({
  x: left,
  y: house.gutter,
  width: right - left,
  height: 1170,
});
/** The two walls overlap behind the door, which stands in the middle. */
const wallThen = createWall(house.left, 960);
const wallNow = createWall(640, house.right);

const sepia: Stone = {
  light: '#efe4cb',
  brick: '#a8977a',
  joint: '#8d7d62',
  wood: '#4a3c2b',
  frame: '#e6d9bd',
  pane: '#5d5040',
  street: '#b5a688',
  kerb: '#d3c6a8',
  ink: '#33291d',
};

const inColour: Record<Hour, Stone> = {
  day: {
    light: '#f7eddf',
    brick: oklch(0.6, 0.095, 36),
    joint: oklch(0.53, 0.09, 34),
    wood: oklch(0.36, 0.06, 165),
    frame: '#f6efe2',
    pane: oklch(0.72, 0.045, 225),
    street: oklch(0.74, 0.018, 60),
    kerb: oklch(0.85, 0.012, 70),
    ink: print.night,
  },
  night: {
    light: oklch(0.5, 0.05, 290),
    brick: oklch(0.33, 0.06, 10),
    joint: oklch(0.27, 0.055, 8),
    wood: oklch(0.25, 0.045, 190),
    frame: oklch(0.62, 0.045, 300),
    pane: oklch(0.26, 0.05, 268),
    street: oklch(0.31, 0.035, 285),
    kerb: oklch(0.42, 0.035, 290),
    ink: oklch(0.17, 0.03, 290),
  },
};

const lamp = oklch(0.86, 0.13, 80);

/** Shadow that the upper and left edges of an opening cast on its glass. */
const recess = (drawing: Drawing, x: number, y: number, width: number, height: number): string =>
  clipped(
    drawing,
    box(x, y, width, height, '#fff'),
    group(
      { filter: blur(drawing, 12), opacity: 0.62 },
      box(x - 40, y - 40, width + 80, 62, '#120d0a'),
      box(x - 40, y - 40, 54, height + 80, '#120d0a'),
    ),
  );

/** Glass that reflects the sky in its upper half and the street in its lower half. */
const glazed = (drawing: Drawing, pane: string): string =>
  linear(drawing, 68, [
    [0, mix(pane, '#ffffff', 0.42)],
    [0.46, pane],
    [0.5, mix(pane, '#101820', 0.2)],
    [1, mix(pane, '#101820', 0.46)],
  ]);

/** Window above the shop, with its panes. `isLit` lights it from inside. */
function drawUpperWindow(drawing: Drawing, stone: Stone, x: number, isLit: boolean): string {
  const lit = radial(
    drawing,
    [
      [0, '#fff4d2'],
      [1, lamp],
    ],
    0.5,
    0.3,
    0.8,
  );
  return [
    relief(
      drawing,
      { round: 5, lift: 9 },
      box(x - 20, -146, 200, 26, mix(stone.frame, stone.ink, 0.1), 3),
      box(x - 14, -126, 188, 358, stone.frame),
    ),
    box(x, -110, 160, 326, isLit ? lit : glazed(drawing, stone.pane)),
    recess(drawing, x, -110, 160, 326),
    relief(
      drawing,
      { round: 3, lift: 4 },
      box(x + 75, -110, 10, 326, stone.frame),
      box(x, 42, 160, 9, stone.frame),
    ),
    relief(drawing, { round: 5, lift: 14 }, box(x - 26, 228, 212, 22, mix(stone.frame, stone.ink, 0.06), 3)),
  ].join('');
}

/** Enamel house number above the door, identical in both halves. */
function houseNumber(drawing: Drawing, plate: string): string {
  return [
    relief(drawing, { round: 5, lift: 9 }, box(740, 302, 120, 88, plate, 12)),
    box(750, 312, 100, 68, 'none', 6, { stroke: '#fff', 'stroke-width': 3, 'stroke-opacity': 0.8 }),
    type('14', 800, 366, { size: 54, colour: '#fff', weight: 700, align: 'centre' }),
    path('M746 308h108v20q-54 20 -108 6Z', { fill: '#fff', opacity: 0.16 }),
  ].join('');
}

interface Front {
  readonly sign: string;
  readonly signInk: string;
  readonly glass: string;
}

/** Shop front from `x` onwards: the sign, the window and its sill. */
function shopFront(
  drawing: Drawing,
  stone: Stone,
  x: number,
  words: string,
  { sign, signInk, glass }: Front,
  inside: string,
) {
  return [
    relief(
      drawing,
      { round: 5, lift: 8 },
      box(x - 10, 396, 600, 412, stone.wood),
      box(x + 2, 796, 576, 86, mix(stone.wood, '#000000', 0.08)),
    ),
    box(x + 12, 430, 556, 330, glass),
    inside,
    recess(drawing, x + 12, 430, 556, 330),
    relief(drawing, { round: 4, lift: 0 }, box(x + 30, 812, 240, 54, mix(stone.wood, '#ffffff', 0.06), 2)),
    relief(drawing, { round: 4, lift: 0 }, box(x + 310, 812, 240, 54, mix(stone.wood, '#ffffff', 0.06), 2)),
    relief(drawing, { round: 6, lift: 16 }, box(x - 22, 768, 624, 28, mix(stone.wood, '#ffffff', 0.12), 4)),
    relief(drawing, { round: 7, lift: 18 }, box(x - 26, 286, 632, 112, sign, 5)),
    type(words, x + 291, 364, { size: 68, colour: '#000000', weight: 600, align: 'centre' }).replace(
      '<g',
      '<g opacity="0.4"',
    ),
    type(words, x + 290, 362, { size: 68, colour: signInk, weight: 600, align: 'centre' }),
  ].join('');
}

/** Loaves in the baker's window, on three shelves that are nearly sold out. */
function loaves(drawing: Drawing): string {
  const shelf = (y: number) =>
    box(92, y, 556, 9, '#3d3122') + box(92, y + 9, 556, 16, '#2b2218', 0, { opacity: 0.4 });
  const breads = [
    ['tin', 150, 508],
    ['tin', 250, 508],
    ['round', 364, 512],
    ['round', 470, 512],
    ['bun', 566, 522],
    ['round', 168, 636],
    ['stick', 330, 640],
    ['bun', 470, 646],
    ['bun', 548, 646],
  ] as const;
  const lying = breads.map(([kind, x, y], place) =>
    bread(drawing, kind, x, y, 0.44, kind === 'stick' ? 90 : place * 3 - 9),
  );
  return shelf(556) + shelf(684) + lying.join('');
}

/** Gutter along the top of a wall, with its shadow. */
const gutter = (drawing: Drawing, stone: Stone, { x, width }: Wall): string =>
  clipped(
    drawing,
    box(x, size.top, width, 700, '#fff'),
    box(x, house.gutter, width, 62, mix(stone.frame, stone.ink, 0.4)),
    box(x - 60, house.gutter + 30, width + 120, 62, stone.ink, 0, {
      filter: blur(drawing, 16),
      opacity: 0.55,
    }),
    relief(
      drawing,
      { round: 5, lift: 10 },
      ...Array.from({ length: Math.ceil(width / 92) }, (_, i) =>
        box(x + 30 + i * 92, house.gutter + 18, 26, 42, stone.frame, 3),
      ),
    ),
    relief(
      drawing,
      { round: 9, lift: 12 },
      box(x - 40, house.gutter - 34, width + 80, 34, stone.frame, 4),
      box(x - 40, house.gutter - 4, width + 80, 28, mix(stone.frame, stone.ink, 0.08), 4),
    ),
  );

/** Plaster in light from the upper left. */
const plasterLight = (drawing: Drawing, tone: string, ink: string): string =>
  linear(drawing, 60, [
    [0, mix(tone, '#ffffff', 0.28)],
    [0.5, tone],
    [1, mix(tone, ink, 0.28)],
  ]);

/** The neighbouring house in 1931: plaster and open shutters. */
function neighbourThen(drawing: Drawing): string {
  const plaster = mix(sepia.brick, sepia.light, 0.42);
  const shutter = (x: number) =>
    box(x, 470, 40, 270, sepia.wood, 2) + box(x + 7, 482, 26, 246, mix(sepia.wood, sepia.light, 0.16), 2);
  return [
    box(size.left, size.top, house.left - size.left, 1300, plasterLight(drawing, plaster, sepia.ink)),
    box(size.left, 800, house.left - size.left, 90, mix(plaster, sepia.ink, 0.28)),
    box(-378, 458, 112, 294, sepia.frame),
    box(-370, 466, 96, 278, sepia.pane),
    path('M-370 466h70l-70 150Z', { fill: '#fff', opacity: 0.14 }),
    box(-326, 466, 8, 278, sepia.frame),
    box(-370, 562, 96, 8, sepia.frame),
    recess(drawing, -370, 466, 96, 278),
    relief(
      drawing,
      { round: 4, lift: 10 },
      shutter(-424),
      shutter(-262),
      box(-388, 750, 132, 18, sepia.frame, 2),
    ),
    relief(drawing, { round: 5, lift: 12 }, box(house.left - 14, size.top, 14, 1250, sepia.wood)),
  ].join('');
}

/** Handcart for the morning deliveries. */
function handcart(drawing: Drawing): string {
  const wood = '#5b4a33';
  const dark = '#2c2318';
  const spoke = (index: number) => {
    const angle = (index * Math.PI) / 5;
    const [x, y] = [Math.cos(angle) * 52, Math.sin(angle) * 52];
    return line(-66 - x, 876 - y, -66 + x, 876 + y, dark, 5);
  };
  return [
    ...[-128, -66, 0].map((x, index) => bread(drawing, 'round', x, 744, 0.4, index * 7 - 8)),
    box(-186, 764, 240, 82, wood, 4),
    box(-186, 764, 240, 9, mix(wood, '#ffffff', 0.16), 3),
    type('De Boer', -66, 810, { size: 38, colour: '#efe1c2', weight: 600, align: 'centre' }),
    line(50, 784, 138, 764, dark, 11),
    line(-168, 856, -168, 930, dark, 10),
    circle(-66, 876, 54, { fill: 'none', stroke: dark, 'stroke-width': 9 }),
    ...[0, 1, 2, 3, 4].map(spoke),
    circle(-66, 876, 11, { fill: dark }),
  ].join('');
}

/** The neighbouring house in the present: painted, with a letter box in its door. */
function neighbourNow(drawing: Drawing, stone: Stone, isNight: boolean): string {
  const paint = isNight ? oklch(0.36, 0.03, 240) : oklch(0.8, 0.03, 150);
  const wood = isNight ? oklch(0.3, 0.07, 20) : oklch(0.46, 0.11, 18);
  return [
    box(house.right, size.top, size.right - house.right, 1300, plasterLight(drawing, paint, stone.ink)),
    box(house.right, 800, size.right - house.right, 90, mix(paint, stone.ink, 0.3)),
    box(1858, 300, 142, 90, isNight ? lamp : stone.pane),
    box(1846, 288, 160, 602, 'none', 2, { stroke: stone.frame, 'stroke-width': 24 }),
    box(1846, 388, 160, 18, stone.frame),
    box(1858, 406, 142, 480, wood),
    relief(
      drawing,
      { round: 5, lift: 3 },
      box(1884, 440, 90, 190, wood, 3),
      box(1884, 724, 90, 130, wood, 3),
      box(1884, 664, 90, 26, mix(stone.frame, stone.ink, 0.2), 3),
    ),
    recess(drawing, 1858, 406, 142, 480),
    relief(drawing, { round: 5, lift: 12 }, box(house.right, size.top, 14, 1250, mix(paint, stone.ink, 0.3))),
  ].join('');
}

/** Table with a parasol, where the handcart stood in 1931. */
function terrace(stone: Stone, isNight: boolean): string {
  const iron = isNight ? '#15121c' : '#2f3a3a';
  const cloth = isNight ? oklch(0.44, 0.05, 60) : '#f3e6c4';
  const stripe = isNight ? oklch(0.33, 0.06, 165) : oklch(0.5, 0.08, 165);
  const cup = (x: number) =>
    path(`M${x - 13} 778h26l-4 22h-18Z`, { fill: isNight ? oklch(0.72, 0.03, 80) : '#fffdf8' });
  const chair = (x: number, side: 1 | -1) =>
    [
      line(x - side * 34, 742, x - side * 30, 930, iron, 7),
      line(x + side * 26, 846, x + side * 30, 930, iron, 7),
      box(x - 36, 838, 72, 10, stone.wood, 4),
      box(x - side * 34 - 6, 736, 12, 66, stone.wood, 4),
    ].join('');
  return [
    chair(1612, 1),
    chair(1768, -1),
    line(1690, 440, 1690, 928, iron, 8),
    box(1656, 922, 68, 12, iron, 5),
    path('M1690 424Q1590 462 1566 540H1814Q1790 462 1690 424Z', { fill: cloth }),
    path('M1690 424Q1622 470 1628 540H1690ZM1690 424Q1790 462 1814 540H1752Q1758 470 1690 424Z', {
      fill: stripe,
    }),
    path('M1566 540H1814V556q-31 14-62 0q-31 14-62 0q-31 14-62 0q-31 14-62 0Z', {
      fill: mix(stripe, '#000000', 0.16),
    }),
    box(1634, 800, 112, 10, iron, 5),
    cup(1664),
    cup(1714),
  ].join('');
}

/** 1931, in sepia: the De Boer shop with the baker's family, and a thick lantern on a narrow pavement. */
function drawStreetIn1931(drawing: Drawing): string {
  const skin = '#d9c7a6';
  return [
    brickwork(drawing, sepia, 3, wallThen),
    gutter(drawing, sepia, wallThen),
    drawUpperWindow(drawing, sepia, 72, false),
    drawUpperWindow(drawing, sepia, 316, false),
    drawUpperWindow(drawing, sepia, 560, false),
    shopFront(
      drawing,
      sepia,
      80,
      'De Boer, brood',
      { sign: '#3f3325', signInk: '#efe1c2', glass: '#6b5c47' },
      loaves(drawing),
    ),
    box(92, 430, 556, 330, '#6b5c47', 0, { opacity: 0.3 }),
    path('M92 430H300L92 700Z', { fill: '#fff', opacity: 0.12 }),
    neighbourThen(drawing),
    relief(
      drawing,
      { round: 4, lift: 8 },
      box(size.left, 880, size.right - size.left, 30, mix(sepia.kerb, sepia.ink, 0.1)),
    ),
    box(
      size.left,
      908,
      size.right - size.left,
      92,
      linear(drawing, 90, [
        [0, mix(sepia.street, sepia.ink, 0.34)],
        [0.4, sepia.street],
        [1, mix(sepia.street, sepia.ink, 0.16)],
      ]),
    ),
    ...Array.from({ length: 13 }, (_, i) => line(i * 108 - 462, 908, i * 108 - 506, 1000, '#9a8b6d', 3)),
    ...[938, 972].map((y) => line(size.left, y, size.right, y, '#9a8b6d', 3)),
    relief(drawing, { round: 6, lift: 12 }, handcart(drawing)),
    relief(
      drawing,
      { round: 10, lift: 14 },
      somebody(214, 898, 392, {
        coat: '#cdbf9f',
        apron: '#f4ecd8',
        skin,
        hair: '#2f261b',
        legs: '#54472f',
        hat: '#f4ecd8',
      }),
    ),
    relief(
      drawing,
      { round: 10, lift: 14 },
      somebody(350, 898, 364, {
        coat: '#4b3e2d',
        apron: '#d8cbab',
        skin,
        hair: '#3a2e20',
        legs: '#2d2419',
        isInSkirt: true,
      }),
    ),
    relief(
      drawing,
      { round: 10, lift: 14 },
      somebody(456, 898, 246, { coat: '#6d5d45', skin, hair: '#3a2e20', legs: '#3a2f22', hat: '#3a2e20' }),
    ),
    // Lantern on a thick post.
    relief(
      drawing,
      { round: 8, lift: 22, shade: 0.3 },
      box(628, 330, 30, 560, '#4a3e2e', 6),
      box(612, 822, 62, 84, '#40362a', 6),
      box(616, 420, 54, 18, '#40362a', 5),
      path('M592 206H694L674 330H612Z', { fill: '#e8d9b4', stroke: '#3c3124', 'stroke-width': 9 }),
      path('M582 206H704L643 150Z', { fill: '#4a3e2e' }),
    ),
  ].join('');
}

/** Bicycle against the façade, from its rear wheel at `x`, standing at `y`. */
function bicycle(x: number, y: number, frame: string, tyre: string): string {
  const r = 84;
  const wheel = (cx: number) =>
    circle(cx, y - r, r, { fill: 'none', stroke: tyre, 'stroke-width': 9 }) +
    circle(cx, y - r, r - 10, { fill: 'none', stroke: mix(tyre, '#ffffff', 0.6), 'stroke-width': 2 }) +
    circle(cx, y - r, 9, { fill: tyre });
  const back = x;
  const front = x + 262;
  const tube = {
    fill: 'none',
    stroke: frame,
    'stroke-width': 12,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  } as const;
  return [
    wheel(back),
    wheel(front),
    path(
      `M${back} ${y - r}L${x + 58} ${y - 216}L${x + 112} ${y - 86}ZM${x + 66} ${y - 196}L${x + 220} ${y - 214}L${x + 112} ${y - 86}M${front} ${y - r}L${x + 214} ${y - 250}`,
      tube,
    ),
    path(`M${x + 178} ${y - 256}Q${x + 214} ${y - 268} ${x + 214} ${y - 246}`, {
      ...tube,
      stroke: tyre,
      'stroke-width': 9,
    }),
    box(x + 20, y - 232, 76, 17, tyre, 9),
    path(`M${x + 196} ${y - 236}h96l-12 70h-72Z`, {
      fill: oklch(0.72, 0.09, 70),
      stroke: oklch(0.5, 0.08, 60),
      'stroke-width': 4,
    }),
  ].join('');
}

/** The present: a bar in the former stable, a wide pavement and a thinner lantern. */
function drawCurrentStreet(drawing: Drawing, hour: Hour): string {
  const stone = inColour[hour];
  const isNight = hour === 'night';
  const glass = isNight
    ? oklch(0.8, 0.125, 76)
    : linear(drawing, 60, [
        [0, oklch(0.86, 0.04, 215)],
        [1, oklch(0.6, 0.05, 235)],
      ]);
  const inside = isNight ? oklch(0.42, 0.085, 45) : oklch(0.38, 0.05, 240);
  const pendant = (x: number, drop: number) =>
    line(x, 430, x, 430 + drop, inside, 4) +
    path(`M${x - 34} ${430 + drop + 34}Q${x} ${430 + drop - 26} ${x + 34} ${430 + drop + 34}Z`, {
      fill: inside,
    }) +
    ellipse(x, 430 + drop + 36, 30, 8, { fill: isNight ? '#fff6dd' : oklch(0.93, 0.07, 85) });
  const guest = (x: number, y: number, r: number) =>
    ellipse(x, y, r * 0.86, r, { fill: inside }) +
    box(x - r * 0.34, y, r * 0.68, r * 1.6, inside) +
    path(
      `M${x - r * 1.9} 762C${x - r * 1.9} ${y + r * 1.5} ${x - r} ${y + r * 1.3} ${x} ${y + r * 1.2}C${x + r} ${y + r * 1.3} ${x + r * 1.9} ${y + r * 1.5} ${x + r * 1.9} 762Z`,
      { fill: inside },
    );
  return [
    brickwork(drawing, stone, 3, wallNow),
    gutter(drawing, stone, wallNow),
    drawUpperWindow(drawing, stone, 932, isNight),
    drawUpperWindow(drawing, stone, 1176, false),
    drawUpperWindow(drawing, stone, 1420, isNight),
    shopFront(
      drawing,
      stone,
      960,
      'Bar De Boer',
      { sign: stone.wood, signInk: isNight ? lamp : '#f3e6c4', glass },
      clipped(
        drawing,
        box(972, 430, 556, 330, '#fff'),
        box(972, 640, 556, 12, inside, 0, { opacity: 0.5 }),
        pendant(1070, 44),
        pendant(1250, 70),
        pendant(1430, 44),
        guest(1130, 610, 31),
        guest(1214, 626, 28),
        guest(1402, 604, 32),
        path('M972 430H1180L972 740Z', { fill: '#fff', opacity: isNight ? 0.1 : 0.24 }),
      ),
    ),
    // The pavement is twice as wide as in 1931.
    neighbourNow(drawing, stone, isNight),
    box(
      size.left,
      880,
      size.right - size.left,
      78,
      linear(drawing, 90, [
        [0, mix(stone.kerb, stone.ink, 0.34)],
        [0.35, stone.kerb],
        [1, mix(stone.kerb, '#ffffff', 0.12)],
      ]),
    ),
    ...Array.from({ length: 15 }, (_, i) =>
      line(820 + i * 80, 882, 812 + i * 84, 956, mix(stone.kerb, stone.ink, 0.16), 3),
    ),
    line(size.left, 918, size.right, 918, mix(stone.kerb, stone.ink, 0.16), 3),
    box(size.left, 956, size.right - size.left, 12, mix(stone.kerb, stone.ink, 0.35)),
    box(size.left, 968, size.right - size.left, 40, stone.street),
    isNight
      ? ellipse(1250, 916, 420, 60, {
          fill: pool(drawing, 1250, 916, 420, [
            [0, lamp, 0.5],
            [1, lamp, 0],
          ]),
        })
      : '',
    // The lantern on a thinner post.
    relief(
      drawing,
      { round: 4, lift: 16, shade: 0.3 },
      box(922, 232, 14, 690, isNight ? '#2a2533' : '#3c4848', 4),
      box(913, 876, 32, 48, isNight ? '#2a2533' : '#3c4848', 5),
      path('M890 178H968L929 140Z', { fill: isNight ? '#2a2533' : '#3c4848' }),
    ),
    isNight
      ? circle(929, 214, 190, {
          fill: pool(drawing, 929, 214, 190, [
            [0, lamp, 0.75],
            [1, lamp, 0],
          ]),
        })
      : '',
    path('M898 178H960L948 250H910Z', {
      fill: isNight ? '#fff3cf' : '#f4f0e4',
      stroke: isNight ? '#15121c' : '#2f3a3a',
      'stroke-width': 6,
    }),
    relief(
      drawing,
      { round: 4, lift: 16, shade: 0.3 },
      bicycle(
        1130,
        934,
        isNight ? oklch(0.5, 0.15, 32) : oklch(0.6, 0.19, 32),
        isNight ? '#100e16' : '#34302b',
      ),
    ),
    relief(drawing, { round: 9, lift: 18, shade: 0.3 }, terrace(stone, isNight)),
  ].join('');
}

/** The door in the middle: its left half is wooden, its right half is glass. */
function door(drawing: Drawing, stone: Stone, isGlass: boolean, pane: string): string {
  const leaf = mix(stone.wood, '#ffffff', isGlass ? 0.08 : 0.14);
  return [
    relief(drawing, { round: 5, lift: 0 }, box(700, 408, 200, 474, stone.wood)),
    box(712, 420, 176, 462, leaf),
    box(728, 440, 144, isGlass ? 400 : 150, glazed(drawing, pane), 3),
    isGlass
      ? ''
      : relief(
          drawing,
          { round: 5, lift: 3 },
          box(728, 614, 144, 110, leaf, 3),
          box(728, 744, 144, 110, leaf, 3),
        ),
    recess(drawing, 712, 420, 176, 462),
    relief(drawing, { round: 4, lift: 6 }, box(690, 872, 220, 18, mix(stone.kerb, stone.ink, 0.12), 3)),
  ].join('');
}

/** Year of a half, as far from the edge as the page's text. */
function year(words: string, x: number, align: 'left' | 'right', colour: string): string {
  return type(words, x, 258, { size: 112, colour, weight: 600, align, tracking: -0.03 });
}

/** The half of 1931. A colour blend tints all of it sepia, including the bread. */
export function photographOf1931(drawing: Drawing): string {
  return [
    box(size.left, size.top, 1360, 400, sepia.light),
    drawStreetIn1931(drawing),
    door(drawing, sepia, false, sepia.pane),
    houseNumber(drawing, '#574835'),
    box(size.left, size.top, 1360, size.bottom - size.top, '#a18c66', 0, { style: 'mix-blend-mode:color' }),
  ].join('');
}

const fillCurrentSky = (drawing: Drawing, hour: Hour): string =>
  linear(
    drawing,
    90,
    hour === 'night'
      ? [
          [0, oklch(0.24, 0.06, 275)],
          [1, oklch(0.36, 0.08, 300)],
        ]
      : [
          [0, oklch(0.8, 0.06, 230)],
          [1, oklch(0.93, 0.03, 220)],
        ],
  );

/** The half of the present. */
function drawRightHalf(drawing: Drawing, hour: Hour): string {
  const isNight = hour === 'night';
  return [
    box(size.left, size.top, size.right - size.left, 400, fillCurrentSky(drawing, hour)),
    drawCurrentStreet(drawing, hour),
    door(drawing, inColour[hour], true, isNight ? oklch(0.74, 0.12, 74) : inColour.day.pane),
    houseNumber(drawing, isNight ? oklch(0.33, 0.1, 262) : oklch(0.42, 0.13, 262)),
  ].join('');
}

const photographByNight = (isNight: boolean, width: number, height: number): string =>
  isNight ? blended('multiply', box(0, 0, width, height, '#e6d6b6')) : '';

/** The photograph of 1931 and the present street, aligned. */
function kade14(hour: Hour): string {
  const [width, height] = [size.right - size.left, size.bottom - size.top];
  const drawing = startDrawing(width, height);
  const middle = size.middle - size.left;
  const isNight = hour === 'night';
  const part = (x: number, shown: string) =>
    clipped(drawing, box(x, 0, middle, height, '#fff'), at(-size.left, -size.top, shown));
  return finishDrawing(
    drawing,
    part(0, photographOf1931(drawing)),
    clipped(drawing, box(0, 0, middle, height, '#fff'), photographByNight(isNight, middle, height)),
    part(middle, drawRightHalf(drawing, hour)),
    isNight ? '' : clipped(drawing, box(middle, 0, middle, height, '#fff'), daylight(drawing, 0.2, 0.3)),
    box(middle - 4, 0, 8, height, isNight ? '#efe2c6' : '#fffdf8'),
    at(
      -size.left,
      -size.top,
      year('1931', -176, 'left', isNight ? '#f2e2bf' : sepia.ink),
      year('nu', 1776, 'right', isNight ? '#f6e7c6' : '#fffaf0'),
    ),
    vignette(drawing, isNight ? 0.3 : 0.1),
  );
}

/** Phone version: 1931 above the present, with the shop windows aligned. */
function kade14OnPhones(hour: Hour): string {
  const drawing = startDrawing(960, 1448);
  const isNight = hour === 'night';
  // Each half has an aspect ratio of 4:3, so that a crop can show one without the other.
  const half = 724;
  // `from` shifts each half so that both shop windows start at the same x.
  const part = (y: number, from: number, shown: string) =>
    clipped(
      drawing,
      box(0, y, 960, half, '#fff'),
      at(0, y, group({ transform: `scale(${960 / 1116}) translate(${-from} -158)` }, shown)),
    );
  const label = { size: 76, weight: 600, tracking: -0.03 } as const;
  return finishDrawing(
    drawing,
    part(0, -190, photographOf1931(drawing)),
    clipped(drawing, box(0, 0, 960, half, '#fff'), photographByNight(isNight, 960, half)),
    part(half, 690, drawRightHalf(drawing, hour)),
    box(0, half - 4, 960, 8, isNight ? '#efe2c6' : '#fffdf8'),
    type('1931', 34, 118, { ...label, colour: isNight ? '#f2e2bf' : sepia.ink }),
    type('nu', 926, half + 106, { ...label, colour: isNight ? '#f6e7c6' : '#fffaf0', align: 'right' }),
    vignette(drawing, isNight ? 0.26 : 0.08),
  );
}

export const kade14Pictures: StillPicture[] = [
  { file: 'abn-hero.webp', width: 2000, quality: 38, draw: () => kade14('day') },
  { file: 'abn-hero-night.webp', width: 2000, quality: 38, draw: () => kade14('night') },
  { file: 'abn-hero-phone.webp', ...keptForPhones, quality: 38, draw: () => kade14OnPhones('day') },
  { file: 'abn-hero-phone-night.webp', ...keptForPhones, quality: 38, draw: () => kade14OnPhones('night') },
];
