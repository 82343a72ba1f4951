import { type Bread, bread, crumb, outlineBread } from './bread.ts';
import { mix, oklch, studio } from './colour.ts';
import { edgeLight, phone, phoneHeight } from './devices.ts';
import {
  blended,
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
  type Point,
  path,
  pool,
  radial,
  startDrawing,
} from './drawing.ts';
import { ease, type Picture } from './picture.ts';
import { seededRandom } from './random.ts';
import {
  daylight,
  type Hour,
  type Lamp,
  lamplight,
  shadow,
  shapeShadow,
  table,
  vignette,
} from './surface.ts';
import { type } from './type.ts';
import { screenReady, screenShop, screenTime, shopLooks } from './zeven-uur-screens.ts';

const bakersLamp: Lamp = {
  x: 1210,
  y: 620,
  reach: 1450,
  glow: 0.5,
  colour: '#ffb870',
  dark: oklch(0.2, 0.03, 45),
};

/** Table of blue slate in the bakery at night. Only objects from the oven are warm. */
const slate = oklch(0.245, 0.03, 235);

/** Flour has the colour of the firelight. */
const nightFlour = oklch(0.8, 0.075, 72);

/** Light of an open oven outside the picture. */
function ovenGlow(drawing: Drawing, [x, y]: Point, reach: number): string {
  const glow = pool(drawing, x, y, reach, [
    [0, '#ffc06a', 0.95],
    [0.2, '#f0913f', 0.62],
    [0.48, '#a8582c', 0.26],
    [0.8, '#5a3a30', 0.06],
    [1, '#5a3a30', 0],
  ]);
  return box(0, 0, drawing.width, drawing.height, glow);
}

function hero(hour: Hour): string {
  const drawing = startDrawing(2400, 1350);
  const isNight = hour === 'night';
  const random = seededRandom(18);
  const flour = Array.from({ length: 420 }, () => {
    const angle = random.between(0, 6.28);
    const reach = random.next() ** 1.5 * 620;
    return circle(1880 + Math.cos(angle) * reach, 980 + Math.sin(angle) * reach * 0.6, random.between(1, 5), {
      fill: isNight ? nightFlour : '#fffdf8',
      opacity: random.between(0.25, 0.8),
    });
  });
  const oven: Point = [-120, 760];
  const glow = isNight ? oven : undefined;
  return finishDrawing(
    drawing,
    isNight
      ? table(drawing, slate, mix(slate, '#000000', 0.3), slate) + ovenGlow(drawing, oven, 2050)
      : table(drawing, crumb.butter, mix(crumb.butter, crumb.dark, 0.26)) + daylight(drawing, 0.55, 0.03),
    group(
      { filter: blur(drawing, 30), opacity: isNight ? 0.07 : 0.55 },
      ellipse(1900, 990, 420, 200, { fill: isNight ? nightFlour : '#fffdf8' }),
    ),
    group({ opacity: isNight ? 0.5 : 1 }, ...flour),
    bread(drawing, 'round', 330, 400, 2.55, 12, 1, 22, glow),
    bread(drawing, 'stick', 640, 930, 2.5, 52, 2, 20, glow),
    bread(drawing, 'bun', 190, 930, 1.75, 10, 3, 22, glow),
    bread(drawing, 'bun', 392, 1180, 1.6, -28, 5, 22, glow),
    bread(drawing, 'seeds', 2110, 330, 2.2, 24, 6, 22, glow),
    bread(drawing, 'ring', 1800, 1000, 1.85, 0, 7, 22, glow),
    bread(drawing, 'tin', 2190, 960, 2, -14, 8, 22, glow),
    bread(drawing, 'bun', 1740, 210, 1.45, 40, 9, 22, glow),
    phone(
      drawing,
      {
        x: 952,
        y: 118,
        width: 520,
        turn: 4,
        lift: 100,
        body: crumb.bark,
        rim: edgeLight(hour, mix(crumb.bark, crumb.gold, 0.7)),
      },
      screenShop(drawing, shopLooks[hour]),
    ),
    vignette(drawing, 0.16),
  );
}

/** In the aspect ratio of its slot on the home page, so that each bread's square is whole there. */
function assortment(hour: Hour): string {
  const drawing = startDrawing(1600, 1400);
  const kinds: Bread[] = ['round', 'stick', 'seeds', 'bun', 'tin', 'ring'];
  const isNight = hour === 'night';
  const oven: Point = [-160, 700];
  const nightGrounds = [
    mix(slate, crumb.gold, 0.16),
    mix(slate, '#000000', 0.28),
    oklch(0.29, 0.035, 200),
    mix(slate, '#000000', 0.75),
    oklch(0.4, 0.12, 34),
    slate,
  ];
  const grounds = [
    crumb.butter,
    crumb.cream,
    mix(crumb.gold, crumb.butter, 0.4),
    crumb.flour,
    oklch(0.66, 0.17, 36),
    crumb.cream,
  ];
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1400, crumb.flour),
    ...kinds.map((_, index) => {
      const x = (index % 3) * 533.5;
      const y = Math.floor(index / 3) * 700;
      return box(x, y, 534, 700, (isNight ? nightGrounds : grounds)[index] as string);
    }),
    isNight ? ovenGlow(drawing, oven, 1560) : '',
    ...kinds.map((kind, index) =>
      bread(
        drawing,
        kind,
        (index % 3) * 533.5 + 267,
        Math.floor(index / 3) * 700 + 350,
        kind === 'stick' ? 1.72 : 2.12,
        [14, 38, -12, 8, -8, 0][index] as number,
        index + 11,
        22,
        isNight ? oven : undefined,
      ),
    ),
  );
}

/** Counter under the phones: flour and butter by day, slate beside the open oven by night. */
export function counter(drawing: Drawing, hour: Hour): string {
  if (hour === 'day')
    return table(drawing, crumb.cream, mix(crumb.cream, crumb.gold, 0.35)) + daylight(drawing, 0.5);
  const { width, height } = drawing;
  return (
    table(drawing, slate, mix(slate, '#000000', 0.3), slate) +
    ovenGlow(drawing, [-width * 0.06, height * 0.55], Math.max(width, height) * 0.95)
  );
}

function drawScreens(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const width = 404;
  const top = (1200 - phoneHeight(width)) / 2;
  const look = shopLooks[hour];
  const made = {
    width,
    lift: 60,
    body: crumb.bark,
    ...(hour === 'night' && { rim: mix(crumb.bark, crumb.gold, 0.62) }),
  };
  return finishDrawing(
    drawing,
    counter(drawing, hour),
    phone(drawing, { x: 110, y: top + 40, ...made }, screenShop(drawing, look)),
    phone(drawing, { x: 598, y: top - 26, ...made }, screenTime(drawing)),
    phone(drawing, { x: 1086, y: top + 40, ...made }, screenReady(drawing, look)),
    hour === 'night' ? vignette(drawing, 0.4) : '',
  );
}

/** Number and kind of bread per batch, with its oven and time. */
const batches = [
  ['31', 'Rond tarwe', 'oven 1, 3:20'],
  ['18', 'Zonnepit', 'oven 2, 3:20'],
  ['24', 'Busbrood', 'oven 1, 4:10'],
  ['64', 'Bol', 'oven 2, 5:00'],
  ['12', 'Stok', 'oven 1, 5:30'],
] as const;

/** Printed baking list on a nail in the tiles beside the oven. */
function drawBakingList(hour: Hour): string {
  const drawing = startDrawing(1600, 1000);
  const isNight = hour === 'night';
  const tile = isNight ? oklch(0.86, 0.03, 78) : oklch(0.93, 0.02, 84);
  const size = 148;
  const tiles = Array.from({ length: 8 * 12 }, (_, index) => {
    const [column, row] = [index % 12, Math.floor(index / 12)];
    return box(column * size - 40, row * size - 30, size - 7, size - 7, glaze(drawing, tile, index), 5);
  });
  const width = 430;
  const height = 824;
  const teeth = Array.from(
    { length: 21 },
    (_, index) =>
      `L${n(width - (index + 1) * (width / 21) + width / 42)} ${height + 13}L${n(width - (index + 1) * (width / 21))} ${height}`,
  ).join('');
  const paper = `M0 0H${width}V${height}${teeth}Z`;
  const nail = { x: width / 2, y: 44 };
  const fire = pool(drawing, 470, 520, 300, [
    [0, '#fff0c0'],
    [0.35, '#ffb24e'],
    [0.75, '#d9601c'],
    [1, '#6e2410'],
  ]);
  const iron = oklch(0.27, 0.012, 60);
  // The fire behind the oven's window is equally light by day and night.
  const mouth = [
    box(206, 316, 448, 348, fire, 24),
    ...[0, 1, 2].map((index) =>
      bread(drawing, 'round', 292 + index * 138, 560, 0.78, index * 20 - 18, 21 + index, 6),
    ),
    box(206, 636, 448, 12, '#3a1a0c', 4),
    path('M206 340a24 24 0 0 1 24-24h190L270 664h-40a24 24 0 0 1-24-24Z', { fill: '#ffffff', opacity: 0.1 }),
  ].join('');
  const oven = [
    shadow(drawing, { x: 120, y: 130, width: 620, height: 760, radius: 26 }, 40),
    box(
      120,
      130,
      620,
      760,
      linear(drawing, 42, [
        [0, mix(iron, '#ffffff', 0.3)],
        [0.4, iron],
        [1, mix(iron, '#000000', 0.5)],
      ]),
      26,
    ),
    box(122, 132, 616, 756, 'none', 25, { stroke: '#ffffff', 'stroke-width': 3, 'stroke-opacity': 0.16 }),
    box(190, 300, 480, 380, mix(iron, '#000000', 0.6), 34),
    shadow(drawing, { x: 200, y: 206, width: 460, height: 34, radius: 17 }, 16),
    box(
      200,
      206,
      460,
      34,
      linear(drawing, 90, [
        [0, '#fff4dd'],
        [0.4, '#c9b79a'],
        [1, '#6b5c48'],
      ]),
      17,
    ),
    ...[0, 1, 2].map(
      (index) =>
        circle(330 + index * 100, 780, 30, {
          fill: linear(drawing, 60, [
            [0, '#efe4d0'],
            [1, '#7f705a'],
          ]),
        }) + line(330 + index * 100, 780, 330 + index * 100 + index * 8 - 6, 756, '#2b211a', 6),
    ),
  ].join('');
  const glow = blended(
    'screen',
    circle(430, 490, 620, {
      fill: pool(drawing, 430, 490, 620, [
        [0, '#ff9a3c', isNight ? 0.34 : 0.22],
        [1, '#ff9a3c', 0],
      ]),
    }),
  );
  const receipt = group(
    { transform: 'translate(930 76)' },
    shapeShadow(drawing, paper, 26),
    path(paper, {
      fill: linear(drawing, 8, [
        [0, '#fffdf6'],
        [0.6, crumb.flour],
        [1, mix(crumb.flour, crumb.bark, 0.14)],
      ]),
    }),
    type('Baklijst', width / 2, 138, { size: 66, colour: crumb.bark, weight: 600, align: 'centre' }),
    type('vrijdag 15 mei, 3:00', width / 2, 180, {
      size: 26,
      colour: crumb.dark,
      weight: 500,
      align: 'centre',
      figures: 'own',
    }),
    ...batches.map(([count, name, where], row) => {
      const y = 232 + row * 100;
      return [
        path(`M36 ${y - 18}H394`, {
          stroke: crumb.crust,
          'stroke-width': 3,
          'stroke-dasharray': '9 8',
          fill: 'none',
        }),
        type(count, 92, y + 50, {
          figures: 'own',
          size: 48,
          colour: row === 1 ? studio.accent : crumb.bark,
          weight: 600,
          align: 'right',
        }),
        type(name, 122, y + 30, { size: 31, colour: crumb.bark, weight: 600 }),
        type(where, 122, y + 61, { figures: 'own', size: 24, colour: crumb.dark, weight: 500 }),
        row < 3
          ? path(`M352 ${y + 30}l12 15 28-42`, {
              fill: 'none',
              stroke: oklch(0.4, 0.09, 262),
              'stroke-width': 6,
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            })
          : '',
      ].join('');
    }),
    path('M36 718H394', { stroke: crumb.crust, 'stroke-width': 3, 'stroke-dasharray': '9 8', fill: 'none' }),
    type('149 broden', width / 2, 774, {
      figures: 'own',
      size: 38,
      colour: crumb.bark,
      weight: 600,
      align: 'centre',
    }),
    // Flour thumbprint.
    ...[0, 1, 2].map((index) =>
      ellipse(300 + index * 26, 640 + index * 30, 30 - index * 6, 20, {
        fill: '#ffffff',
        opacity: 0.8,
        filter: blur(drawing, 7),
      }),
    ),
    ellipse(nail.x + 22, nail.y + 32, 12, 34, {
      fill: '#000',
      opacity: 0.45,
      filter: blur(drawing, 6),
      transform: `rotate(-36 ${nail.x + 22} ${nail.y + 32})`,
    }),
    circle(nail.x, nail.y, 15, {
      fill: radial(
        drawing,
        [
          [0, '#ffffff'],
          [0.45, '#a9a196'],
          [1, '#453d35'],
        ],
        0.34,
        0.3,
        0.8,
      ),
    }),
  );
  return finishDrawing(
    drawing,
    box(0, 0, 1600, 1000, mix(tile, studio.ink, 0.26)),
    ...tiles,
    isNight ? '' : daylight(drawing, 0.2, 0.1),
    oven,
    isNight ? '' : mouth + glow,
    receipt,
    isNight
      ? lamplight(drawing, { ...bakersLamp, x: 1090, y: 60, reach: 1180, glow: 0.16 }) + mouth + glow
      : '',
    vignette(drawing, isNight ? 0.24 : 0.2),
  );
}

/** Glaze of a tile. Neighbouring tiles differ slightly. */
function glaze(drawing: Drawing, tone: string, index: number): string {
  const kind = (index * 7) % 5;
  return linear(drawing, 40 + kind * 6, [
    [0, mix(tone, '#ffffff', 0.5 - kind * 0.06)],
    [0.5, mix(tone, studio.ink, kind * 0.008)],
    [1, mix(tone, studio.ink, 0.08 + kind * 0.008)],
  ]);
}

/**
 * Boards of the baker's table: the top of each and its share of lamplight. Each has one flat colour, because
 * a GIF has few colours and the bread needs them. A gradient would show bands.
 */
const planks = [
  [-6, 0.12],
  [96, 0.2],
  [214, 0.16],
  [330, 0.09],
  [442, 0.03],
] as const;

/**
 * One frame of the animation: a night passes on the clock while dough rises and browns on the baker's board.
 */
function slide(time: number): string {
  const drawing = startDrawing(800, 500);
  // The animation starts with the finished bread, because the first frame serves as the still image.
  const moment = (time + 0.84) % 1;
  // The dough rises in steps and rests in the oven, because pixels that do not change take no space in the
  // file.
  const rise = Math.floor(Math.min(1, moment / 0.5) * 5) / 5;
  const baked = ease(moment, 0.58, 0.82);
  const [x, y, size] = [262, 256, 1.02 + rise * 0.44];
  const random = seededRandom(31);
  const board = oklch(0.33, 0.05, 48);
  const dough = radial(
    drawing,
    [
      [0, '#fff6e2'],
      [0.42, crumb.butter],
      [0.8, mix(crumb.gold, crumb.crust, 0.3)],
      [1, crumb.dark],
    ],
    0.36,
    0.28,
    0.84,
  );
  return finishDrawing(
    drawing,
    ...planks.map(([top, light]) =>
      path(`M0 ${top}L800 ${top + 6}V506H0Z`, { fill: mix(board, crumb.gold, light) }),
    ),
    ...planks
      .slice(1)
      .map(([seam]) => line(0, seam, 800, seam + 6, mix(board, '#000000', 0.5), 2.5, { opacity: 0.55 })),
    ...Array.from({ length: 90 }, () => {
      const angle = random.between(0, 6.28);
      const reach = 150 + random.next() ** 2 * 150;
      return circle(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach * 0.9,
        random.between(0.8, 2.4),
        {
          fill: crumb.flour,
          opacity: random.between(0.25, 0.7),
        },
      );
    }),
    baked > 0.02 ? bread(drawing, 'round', x, y, size, 12, 1, 16) + lampOnRim(drawing, [x, y], size, 12) : '',
    baked < 0.98
      ? group(
          { transform: `translate(${x} ${y}) scale(${n(size)})`, opacity: n(1 - baked) },
          shapeShadow(drawing, outlineBread('round'), 16, crumb.bark),
          path(outlineBread('round'), { fill: dough }),
        )
      : '',
    clockFace(drawing, mix(board, '#000000', 0.2), time),
  );
}

/** Lamplight along the crust, which separates it from the dark board. */
function lampOnRim(drawing: Drawing, [x, y]: Point, size: number, turn: number): string {
  const light = linear(drawing, 50 - turn, [
    [0, '#ffdda2', 0.95],
    [0.5, '#e8b070', 0.34],
    [1, '#c98a4c', 0.16],
  ]);
  return path(outlineBread('round'), {
    fill: 'none',
    stroke: light,
    'stroke-width': 2.6,
    transform: `translate(${n(x)} ${n(y)}) scale(${n(size)}) rotate(${turn})`,
  });
}

/** Enamel station clock with a lit rim, legible hours and raised hands. */
function clockFace(drawing: Drawing, wall: string, time: number): string {
  const [x, y] = [590, 238];
  const turned = (degrees: number): string => `rotate(${n(degrees)} ${x} ${y})`;
  // The hour hand runs from seven o'clock once around to seven.
  const hour = 210 + time * 360;
  const minute = time * 12 * 360;
  const hand = (degrees: number, long: number, wide: number): string => {
    const d = `M${x - wide / 2} ${y + 18}V${y - long}h${wide}V${y + 18}z`;
    return (
      group({ transform: 'translate(4 6)', opacity: 0.24 }, path(d, { transform: turned(degrees) })) +
      path(d, { fill: crumb.bark, transform: turned(degrees) })
    );
  };
  const rim = linear(drawing, 50, [
    [0, mix(crumb.bark, '#ffffff', 0.55)],
    [0.4, crumb.bark],
    [1, mix(crumb.bark, '#000000', 0.5)],
  ]);
  const enamel = radial(
    drawing,
    [
      [0, '#fffdf6'],
      [0.62, crumb.flour],
      [1, mix(crumb.flour, crumb.crust, 0.3)],
    ],
    0.4,
    0.34,
    0.72,
  );
  return group(
    {},
    circle(x + 13, y + 18, 112, { fill: mix(wall, crumb.bark, 0.2) }),
    circle(x + 7, y + 10, 112, { fill: mix(wall, crumb.bark, 0.42) }),
    circle(x, y, 112, { fill: rim }),
    circle(x, y, 101, { fill: mix(crumb.bark, '#000000', 0.3) }),
    circle(x + 1, y + 2, 99, { fill: enamel }),
    ...Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0 ? '' : line(x, y - 90, x, y - 79, crumb.crust, 4, { transform: turned(index * 30) }),
    ),
    ...[12, 3, 6, 9].map((figure) => {
      const angle = (figure / 12) * Math.PI * 2;
      return type(String(figure), x + Math.sin(angle) * 76, y - Math.cos(angle) * 76 + 11, {
        size: 31,
        colour: crumb.bark,
        weight: 600,
        align: 'centre',
      });
    }),
    hand(hour, 48, 10),
    hand(minute, 76, 6),
    circle(x, y, 9, { fill: studio.accent }),
    circle(x - 2, y - 2, 3, { fill: '#ffffff', opacity: 0.6 }),
  );
}

export const zevenUur: Picture[] = [
  { file: 'toast-hero.webp', quality: 72, draw: () => hero('day') },
  { file: 'toast-hero-night.webp', quality: 72, draw: () => hero('night') },
  { file: 'toast-assortment.webp', width: 1280, draw: () => assortment('day') },
  { file: 'toast-assortment-night.webp', width: 1280, draw: () => assortment('night') },
  { file: 'toast-screens.webp', draw: () => drawScreens('day') },
  { file: 'toast-screens-night.webp', draw: () => drawScreens('night') },
  { file: 'toast-list.webp', draw: () => drawBakingList('day') },
  { file: 'toast-list-night.webp', draw: () => drawBakingList('night') },
  { file: 'toast-slide.gif', frames: 10, delay: 320, colours: 128, draw: slide },
];
