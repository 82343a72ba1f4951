import { mix, oklch, studio } from './colour.ts';
import { box, circle, clipped, type Drawing, group, n, type Point, path, smooth } from './drawing.ts';
import { print } from './photographs.ts';
import { seededRandom } from './random.ts';
import type { Hour } from './surface.ts';

interface Pin {
  x: number;
  y: number;
  chosen?: boolean;
  /** Light pin for a dark map. */
  light?: boolean;
}

/** Pin on a map of the given size. */
function pinAt(
  width: number,
  height: number,
  scale: number,
  { x, y, chosen = false, light = false }: Pin,
): string {
  const r = (chosen ? 24 : 13) * scale;
  const tone = chosen ? studio.accent : light ? print.cream : print.plum;
  return group(
    { transform: `translate(${n(x * width)} ${n(y * height)})` },
    `<ellipse cx="0" cy="${n(r * 0.2)}" rx="${n(r * 0.7)}" ry="${n(r * 0.25)}" fill="#000" opacity="0.22"/>`,
    path(
      `M0 0C${n(-r * 0.35)} ${n(-r * 0.7)} ${n(-r)} ${n(-r)} ${n(-r)} ${n(-r * 1.75)}A${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r * 1.75)}C${n(r)} ${n(-r)} ${n(r * 0.35)} ${n(-r * 0.7)} 0 0Z`,
      { fill: tone },
    ),
    circle(0, -r * 1.75, r * 0.38, { fill: light ? print.plum : '#fff' }),
  );
}

interface MapLook {
  readonly street: string;
  /** Two colours between which house colours vary, and the colour at the back of one in eight houses. */
  readonly houses: readonly [string, string];
  readonly back: string;
  readonly park: string;
  readonly quay: string;
  readonly water: string;
}

/** By night the streets are lit and the houses dark, so that text on the map is light on dark. */
const looks: Readonly<Record<Hour, MapLook>> = {
  day: {
    street: print.cream,
    houses: [print.rose, print.paper],
    back: print.brick,
    park: mix(print.moss, print.cream, 0.45),
    quay: '#fdf9f0',
    water: print.water,
  },
  night: {
    street: oklch(0.56, 0.06, 62),
    houses: [oklch(0.33, 0.05, 28), oklch(0.4, 0.055, 38)],
    back: oklch(0.5, 0.1, 42),
    park: oklch(0.4, 0.045, 125),
    quay: oklch(0.62, 0.06, 66),
    water: oklch(0.42, 0.022, 235),
  },
};

/** Map of the quarter: blocks between streets, with a canal. */
export function quarter(
  drawing: Drawing,
  width: number,
  height: number,
  pins: readonly Pin[],
  scale = 1,
  hour: Hour = 'day',
): string {
  const look = looks[hour];
  const [house, other] = look.houses;
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
        blocks.push(box(x, y, w, h, look.park, 10 * scale));
        continue;
      }
      const lots = 5;
      for (let lot = 0; lot < lots; lot += 1) {
        const tone = mix(house, other, random.between(0.1, 0.75));
        const depth = h * random.between(0.34, 0.44);
        blocks.push(box(x + (w / lots) * lot, y, w / lots - 1.5 * scale, depth, tone, 2));
        blocks.push(
          box(
            x + (w / lots) * lot,
            y + h - depth,
            w / lots - 1.5 * scale,
            depth,
            mix(tone, look.back, random.next() < 0.12 ? 0.5 : 0.06),
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
  const marker = (pin: Pin): string => pinAt(width, height, scale, pin);
  return clipped(
    drawing,
    box(0, 0, width, height, '#fff'),
    box(0, 0, width, height, look.street),
    group({ transform: `translate(${n(width * 0.08)} ${n(-height * 0.36)}) rotate(19)` }, ...blocks),
    path(smooth(canal), { fill: 'none', stroke: look.quay, 'stroke-width': 92 * scale }),
    path(smooth(canal), { fill: 'none', stroke: look.water, 'stroke-width': 60 * scale }),
    path(smooth(canal), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2.5 * scale,
      opacity: hour === 'night' ? 0.28 : 0.6,
      'stroke-dasharray': `${60 * scale} ${90 * scale}`,
    }),
    ...[0.33, 0.62].map((share) => {
      const x = width * share;
      const y = height * (share < 0.5 ? 0.615 : 0.57);
      return box(-17 * scale, -50 * scale, 34 * scale, 100 * scale, look.quay, 3, {
        transform: `translate(${n(x)} ${n(y)}) rotate(${share < 0.5 ? 8 : -24})`,
      });
    }),
    ...[...pins].sort((a, b) => a.y - b.y).map(marker),
  );
}

export const pins: Pin[] = [
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

/** The chosen pin on its own, to be drawn above overlays of the map. */
export function quarterPin(
  width: number,
  height: number,
  scale: number,
  pin = pins.find(({ chosen }) => chosen),
): string {
  return pin ? pinAt(width, height, scale, pin) : '';
}
