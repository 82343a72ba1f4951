import { type Bread, bread, crumb, outlineOf } from './bread.ts';
import { mix, oklch, studio } from './colour.ts';
import { phone, phoneHeight } from './devices.ts';
import {
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
  lampPool,
  shapeShadow,
  sheet,
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

function hero(hour: Hour): string {
  const drawing = startDrawing(2400, 1350);
  const isNight = hour === 'night';
  const random = seededRandom(18);
  const flour = Array.from({ length: 420 }, () => {
    const angle = random.between(0, 6.28);
    const reach = random.next() ** 1.5 * 620;
    return circle(1880 + Math.cos(angle) * reach, 980 + Math.sin(angle) * reach * 0.6, random.between(1, 5), {
      fill: '#fffdf8',
      opacity: random.between(0.25, 0.8),
    });
  });
  return finishDrawing(
    drawing,
    table(drawing, crumb.butter, mix(crumb.butter, crumb.dark, 0.26)),
    isNight ? '' : daylight(drawing, 0.55, 0.03),
    group({ filter: blur(drawing, 30), opacity: 0.55 }, ellipse(1900, 990, 420, 200, { fill: '#fffdf8' })),
    ...flour,
    bread(drawing, 'round', 330, 400, 2.55, 12, 1, 22),
    bread(drawing, 'stick', 640, 930, 2.5, 52, 2, 20),
    bread(drawing, 'bun', 190, 930, 1.75, 10, 3, 22),
    bread(drawing, 'bun', 392, 1180, 1.6, -28, 5, 22),
    bread(drawing, 'seeds', 2110, 330, 2.2, 24, 6, 22),
    bread(drawing, 'ring', 1800, 1000, 1.85, 0, 7, 22),
    bread(drawing, 'tin', 2190, 960, 2, -14, 8, 22),
    bread(drawing, 'bun', 1740, 210, 1.45, 40, 9, 22),
    isNight ? lamplight(drawing, bakersLamp) : '',
    phone(
      drawing,
      { x: 952, y: 118, width: 520, turn: 4, lift: 100, body: crumb.bark },
      screenShop(drawing, shopLooks[hour]),
    ),
    vignette(drawing, 0.16),
  );
}

function assortment(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const kinds: Bread[] = ['round', 'stick', 'seeds', 'bun', 'tin', 'ring'];
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
    box(0, 0, 1600, 1200, crumb.flour),
    ...kinds.map((kind, index) => {
      const x = (index % 3) * 533.5;
      const y = Math.floor(index / 3) * 600;
      return (
        box(x, y, 534, 600, grounds[index] as string) +
        bread(
          drawing,
          kind,
          x + 267,
          y + 300,
          kind === 'stick' ? 1.6 : 1.95,
          [14, 38, -12, 8, -8, 0][index] as number,
          index + 11,
          22,
        )
      );
    }),
    hour === 'night' ? lamplight(drawing, { ...bakersLamp, x: 800, y: 520, reach: 1200, glow: 0.3 }) : '',
  );
}

/** The counter that telephones lie on: flour and butter, or dark wood under the baker's lamp. */
export function counter(drawing: Drawing, hour: Hour): string {
  if (hour === 'day')
    return table(drawing, crumb.cream, mix(crumb.cream, crumb.gold, 0.35)) + daylight(drawing, 0.5);
  const { width, height } = drawing;
  const board = oklch(0.3, 0.05, 48);
  return (
    table(drawing, board, mix(board, '#000000', 0.6), mix(board, crumb.gold, 0.22)) +
    lampPool(drawing, { x: width / 2, y: height * 0.36, reach: height * 0.9, wide: width / height }, 1.25)
  );
}

function flow(hour: Hour): string {
  const drawing = startDrawing(1600, 1200);
  const width = 404;
  const top = (1200 - phoneHeight(width)) / 2;
  const look = shopLooks[hour];
  return finishDrawing(
    drawing,
    counter(drawing, hour),
    phone(drawing, { x: 110, y: top + 40, width, lift: 60, body: crumb.bark }, screenShop(drawing, look)),
    phone(drawing, { x: 598, y: top - 26, width, lift: 60, body: crumb.bark }, screenTime(drawing)),
    phone(drawing, { x: 1086, y: top + 40, width, lift: 60, body: crumb.bark }, screenReady(drawing, look)),
    hour === 'night' ? vignette(drawing, 0.4) : '',
  );
}

/** How many of which bread, and when it goes into the oven. */
const batches = [
  ['31', 'Rond tarwe', 'oven 1, 3:20'],
  ['18', 'Zonnepit', 'oven 2, 3:20'],
  ['24', 'Busbrood', 'oven 1, 4:10'],
  ['64', 'Bol', 'oven 2, 5:00'],
  ['12', 'Stok', 'oven 1, 5:30'],
] as const;

function note(hour: Hour): string {
  const drawing = startDrawing(1600, 1000);
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.5, 0.06, 50), crumb.bark),
    hour === 'day' ? daylight(drawing, 0.2, 0.05) : '',
    bread(drawing, 'round', 360, 470, 2.7, -8, 21, 22),
    bread(drawing, 'bun', 640, 830, 1.4, 20, 22, 22),
    sheet(
      drawing,
      { x: 850, y: 90, width: 520, height: 820, radius: 6, turn: 2.5, lift: 46, fill: crumb.flour },
      type('Baklijst', 48, 96, { size: 52, colour: crumb.bark, weight: 600 }),
      type('vrijdag 15 mei, 3:00', 50, 136, { size: 22, colour: crumb.crust, weight: 500 }),
      ...[0, 1, 2, 3, 4].map((row) => {
        const y = 178 + row * 98;
        return [
          line(50, y - 24, 470, y - 24, crumb.butter, 3),
          box(50, y, 46, 46, row === 1 ? studio.accent : crumb.bark, 12),
          type(batches[row]?.[0] ?? '', 73, y + 32, {
            size: 24,
            colour: '#fff',
            weight: 600,
            align: 'centre',
          }),
          type(batches[row]?.[1] ?? '', 118, y + 22, { size: 27, colour: crumb.bark, weight: 600 }),
          type(batches[row]?.[2] ?? '', 118, y + 48, { size: 19, colour: crumb.crust, weight: 500 }),
          circle(
            448,
            y + 23,
            17,
            row < 3 ? { fill: crumb.gold } : { fill: 'none', stroke: crumb.gold, 'stroke-width': 4 },
          ),
          row < 3
            ? path(`M440 ${y + 23}l6 7 11-14`, {
                fill: 'none',
                stroke: '#fff',
                'stroke-width': 4,
                'stroke-linecap': 'round',
                'stroke-linejoin': 'round',
              })
            : '',
        ].join('');
      }),
      box(50, 706, 420, 62, crumb.butter, 31),
      box(50, 706, 258, 62, crumb.gold, 31),
      type('3 van 5 in de oven', 78, 746, { size: 24, colour: crumb.bark, weight: 600 }),
    ),
    hour === 'night' ? lamplight(drawing, { ...bakersLamp, x: 930, y: 330, reach: 1120, glow: 0.3 }) : '',
    vignette(drawing, 0.24),
  );
}

/** The night passes on the clock while a ball of dough rises and browns, seen from above on the baker's board. */
function slide(time: number): string {
  const drawing = startDrawing(800, 500);
  // It begins with the bread that is done: the first frame is what stands still.
  const moment = (time + 0.84) % 1;
  // It rises by the hour and rests in the oven: what does not move costs nothing.
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
    table(drawing, board, mix(board, '#000000', 0.6), mix(board, crumb.gold, 0.22)),
    ...[96, 214, 330, 442].map((seam) =>
      line(0, seam, 800, seam + 6, mix(board, '#000000', 0.5), 2.5, { opacity: 0.55 }),
    ),
    lampPool(drawing, { x: 270, y: 150, reach: 480, wide: 1.25 }),
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
    baked > 0.02 ? bread(drawing, 'round', x, y, size, 12, 1, 16) : '',
    baked < 0.98
      ? group(
          { transform: `translate(${x} ${y}) scale(${n(size)})`, opacity: n(1 - baked) },
          shapeShadow(drawing, outlineOf('round'), 16, crumb.bark),
          path(outlineOf('round'), { fill: dough }),
        )
      : '',
    clockFace(drawing, mix(board, '#000000', 0.2), time),
  );
}

/** A station clock in enamel: light on its rim, hours that can be read, hands that stand off its face. */
function clockFace(drawing: Drawing, wall: string, time: number): string {
  const [x, y] = [590, 238];
  const turned = (degrees: number): string => `rotate(${n(degrees)} ${x} ${y})`;
  // From seven in the morning once round to seven again.
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
  { file: 'toast-hero.webp', draw: () => hero('day') },
  { file: 'toast-hero-night.webp', draw: () => hero('night') },
  { file: 'toast-assortment.webp', draw: () => assortment('day') },
  { file: 'toast-assortment-night.webp', draw: () => assortment('night') },
  { file: 'toast-screens.webp', draw: () => flow('day') },
  { file: 'toast-screens-night.webp', draw: () => flow('night') },
  { file: 'toast-list.webp', draw: () => note('day') },
  { file: 'toast-list-night.webp', draw: () => note('night') },
  { file: 'toast-slide.gif', frames: 14, delay: 240, colours: 66, draw: slide },
];
