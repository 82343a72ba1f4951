import { mix, oklch } from './colour.ts';
import {
  at,
  blur,
  circle,
  clipped,
  type Drawing,
  ellipse,
  group,
  linear,
  path,
  pool,
  type Stop,
} from './drawing.ts';
import { stone } from './pebble.ts';
import { seededRandom } from './random.ts';
import { type Hour, shapeShadow } from './surface.ts';

export type Product = 'speaker' | 'headphones' | 'small headphones' | 'camera';

/** The chosen product is red, as its pebble. The others have stone colours. */
export type Tone = 'red' | 'grey' | 'pale' | 'slate';

interface Stuff {
  readonly drawing: Drawing;
  readonly hour: Hour;
  readonly tone: string;
  /** Share of the lamplight on the product in the evening. The chosen product gets most. */
  readonly lit: number;
}

const dark = oklch(0.15, 0.018, 258);

const colours: Readonly<Record<Hour, Readonly<Record<Tone, string>>>> = {
  day: { red: oklch(0.62, 0.16, 33), grey: stone.grey, pale: stone.pale, slate: stone.slate },
  night: {
    red: oklch(0.64, 0.19, 33),
    grey: mix(stone.grey, stone.mid, 0.35),
    pale: mix(stone.pale, stone.grey, 0.5),
    slate: stone.mid,
  },
};

/** Gradient of lit stone, from its highlight to its shaded rim. */
function stoneLight({ hour, tone, lit }: Stuff): readonly Stop[] {
  if (hour === 'day') {
    return [
      [0, mix(tone, '#ffffff', 0.5)],
      [0.32, mix(tone, '#ffffff', 0.15)],
      [0.7, mix(tone, stone.night, 0.16)],
      [1, mix(tone, stone.night, 0.5)],
    ];
  }
  return [
    [0, mix(dark, mix(tone, '#ffe3bd', 0.5), lit)],
    [0.34, mix(dark, mix(tone, '#ffe3bd', 0.14), lit)],
    [0.72, mix(mix(tone, dark, 0.42), dark, 1 - lit)],
    [1, mix(mix(tone, dark, 0.8), dark, 1 - lit)],
  ];
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly seed: number;
}

/** Rounded shape with flat sides, as of a stone worn by water. */
function worn({ x, y, wide, high, seed }: Place): string {
  const [w, h] = [wide / 2, high / 2];
  // Seeded irregularity, so that no two shapes are alike.
  const off = ((seed % 5) - 2) * 0.025;
  const k = 0.74;
  return [
    `M${x - w} ${y + h * off}`,
    `C${x - w} ${y - h * (k - off)} ${x - w * (k + off)} ${y - h} ${x + w * off * 2} ${y - h}`,
    `C${x + w * (k + off)} ${y - h} ${x + w} ${y - h * k} ${x + w} ${y + h * off * 2}`,
    `C${x + w} ${y + h * (k + off)} ${x + w * k} ${y + h} ${x - w * off} ${y + h}`,
    `C${x - w * k} ${y + h} ${x - w} ${y + h * (k + off)} ${x - w} ${y + h * off}Z`,
  ].join('');
}

/** Part of a product, cut from stone: lit from the upper left, with specks and a shaded side. */
function piece(stuff: Stuff, place: Place, outline: string = worn(place)): string {
  const { drawing, hour, lit } = stuff;
  const { x, y, wide, high, seed } = place;
  const reach = Math.max(wide, high);
  const random = seededRandom(seed * 17 + 3);
  const strength = hour === 'day' ? 1 : lit;
  const fill = pool(drawing, x - wide * 0.2, y - high * 0.28, reach * 0.86, stoneLight(stuff));
  const specks = Array.from({ length: Math.round((wide * high) / 190) }, () =>
    circle(
      x + random.between(-0.5, 0.5) * wide,
      y + random.between(-0.5, 0.5) * high,
      random.between(0.45, 1.25),
      {
        fill: random.next() < 0.5 ? '#ffffff' : stone.night,
        opacity: random.between(0.14, 0.4) * strength,
      },
    ),
  );
  const rim = linear(drawing, 58, [
    [0, hour === 'day' ? '#ffffff' : '#ffe9cc', 0.75 * strength],
    [0.3, '#ffe9cc', 0.14 * strength],
    [0.5, '#ffe9cc', 0],
  ]);
  return (
    path(outline, { fill }) +
    clipped(
      drawing,
      path(outline, {}),
      ...specks,
      path(outline, { fill: 'none', stroke: rim, 'stroke-width': 3.4 }),
    )
  );
}

/** Contact shadow: a dark line under the object and a soft shadow to the lower right. */
function contact({ drawing, hour }: Stuff, x: number, y: number, wide: number): string {
  const colour = hour === 'day' ? stone.night : '#000000';
  return [
    ellipse(x + wide * 0.14, y + 5, wide * 0.56, 15, {
      fill: colour,
      opacity: hour === 'day' ? 0.26 : 0.6,
      filter: blur(drawing, 10),
    }),
    ellipse(x + 3, y, wide * 0.44, 5, {
      fill: colour,
      opacity: hour === 'day' ? 0.5 : 0.8,
      filter: blur(drawing, 2.6),
    }),
  ].join('');
}

/** Headphones: the band is one long bent pebble, the pads are darker stone on the inner sides. */
function headphones(stuff: Stuff): string {
  const { drawing, hour, tone } = stuff;
  const pad = { ...stuff, tone: mix(tone, stone.night, hour === 'day' ? 0.6 : 0.5) };
  const band =
    'M52 178C38 84 84 26 150 26s112 58 98 152c-2 12-22 12-22 0C234 100 204 54 150 54s-84 46-76 124c0 12-20 12-22 0Z';
  return [
    contact(stuff, 78, 264, 84),
    contact(stuff, 222, 264, 84),
    piece(stuff, { x: 150, y: 108, wide: 204, high: 164, seed: 5 }, band),
    piece(pad, { x: 106, y: 208, wide: 34, high: 96, seed: 3 }),
    piece(pad, { x: 194, y: 208, wide: 34, high: 96, seed: 4 }),
    group({ opacity: 0.5 }, shapeShadow(drawing, worn({ x: 74, y: 204, wide: 62, high: 118, seed: 1 }), 7)),
    piece(stuff, { x: 74, y: 206, wide: 66, high: 120, seed: 8 }),
    piece(stuff, { x: 226, y: 206, wide: 66, high: 120, seed: 11 }),
  ].join('');
}

/** Earphones: two small stones on a cord. */
function smallHeadphones(stuff: Stuff): string {
  const { hour, tone, drawing } = stuff;
  const cord = 'M88 150C92 236 150 196 150 264M212 150C208 236 150 196 150 264';
  const thread = (colour: string, wide: number, dx = 0, dy = 0, opacity = 1): string =>
    path(cord, {
      fill: 'none',
      stroke: colour,
      'stroke-width': wide,
      'stroke-linecap': 'round',
      opacity,
      transform: `translate(${dx} ${dy})`,
    });
  const tip = { ...stuff, tone: mix(tone, stone.night, 0.5) };
  return [
    group({ filter: blur(drawing, 5), opacity: hour === 'day' ? 0.28 : 0.6 }, thread(stone.night, 8, 9, 12)),
    thread(mix(tone, stone.night, hour === 'day' ? 0.35 : 0.5), 7),
    thread('#ffffff', 1.8, -1.4, -0.8, hour === 'day' ? 0.5 : 0.2),
    piece(stuff, { x: 150, y: 228, wide: 20, high: 36, seed: 2 }),
    group({ opacity: 0.8 }, shapeShadow(drawing, worn({ x: 78, y: 108, wide: 92, high: 84, seed: 1 }), 11)),
    group({ opacity: 0.8 }, shapeShadow(drawing, worn({ x: 222, y: 108, wide: 92, high: 84, seed: 1 }), 11)),
    piece(tip, { x: 122, y: 104, wide: 40, high: 46, seed: 3 }),
    piece(tip, { x: 178, y: 104, wide: 40, high: 46, seed: 7 }),
    piece(stuff, { x: 86, y: 140, wide: 24, high: 62, seed: 6 }),
    piece(stuff, { x: 214, y: 140, wide: 24, high: 62, seed: 4 }),
    piece(stuff, { x: 76, y: 106, wide: 80, high: 80, seed: 8 }),
    piece(stuff, { x: 224, y: 106, wide: 80, high: 80, seed: 11 }),
  ].join('');
}

/** Round recess, shaded at its upper left edge. */
function hollow({ drawing, hour, tone, lit }: Stuff, x: number, y: number, r: number): string {
  const strength = hour === 'day' ? 1 : lit;
  const inside = pool(drawing, x + r * 0.24, y + r * 0.34, r * 1.3, [
    [0, mix(mix(tone, stone.night, 0.5), dark, 1 - strength)],
    [0.6, mix(mix(tone, stone.night, 0.76), dark, 1 - strength)],
    [1, mix(stone.night, '#000000', 0.4)],
  ]);
  const edge = linear(drawing, 58, [
    [0.5, '#ffffff', 0],
    [1, '#ffffff', 0.55 * strength],
  ]);
  return (
    circle(x, y, r, { fill: inside }) +
    circle(x, y, r, { fill: 'none', stroke: edge, 'stroke-width': Math.max(1.6, r * 0.05) })
  );
}

/** Speaker: an upright stone with two round recesses, each with a smooth stone inside. */
function speaker(stuff: Stuff): string {
  const cone = { ...stuff, tone: mix(stuff.tone, stone.night, 0.3) };
  const place = { x: 150, y: 150, wide: 136, high: 230, seed: 8 };
  return [
    contact(stuff, 150, 263, 122),
    piece(stuff, place),
    hollow(stuff, 150, 186, 44),
    piece(cone, { x: 150, y: 187, wide: 40, high: 40, seed: 2 }),
    hollow(stuff, 150, 92, 22),
    piece(cone, { x: 150, y: 92.5, wide: 17, high: 17, seed: 5 }),
  ].join('');
}

/** Camera: a flat stone with one deep recess, which holds a wet stone. */
function camera(stuff: Stuff): string {
  const ring = { ...stuff, tone: mix(stuff.tone, stone.night, 0.22) };
  const lens = { ...stuff, tone: mix(stone.slate, stone.night, 0.4) };
  return [
    contact(stuff, 150, 259, 210),
    piece(stuff, { x: 150, y: 98, wide: 76, high: 50, seed: 3 }),
    piece(ring, { x: 226, y: 106, wide: 34, high: 24, seed: 6 }),
    piece(stuff, { x: 150, y: 180, wide: 236, high: 162, seed: 8 }),
    piece(ring, { x: 150, y: 182, wide: 126, high: 126, seed: 12 }),
    hollow(stuff, 150, 182, 50),
    piece(lens, { x: 150, y: 183, wide: 76, high: 76, seed: 7 }),
    ellipse(134, 164, 11, 7, {
      fill: '#fff',
      opacity: stuff.hour === 'day' ? 0.6 : 0.3,
      transform: 'rotate(-38 134 164)',
    }),
  ].join('');
}

const made: Readonly<Record<Product, (stuff: Stuff) => string>> = {
  headphones,
  'small headphones': smallHeadphones,
  speaker,
  camera,
};

/**
 * Draws a product in a square of 300 units. In the evening the products that are not chosen are slightly
 * darker.
 */
function product(drawing: Drawing, kind: Product, hour: Hour, tone: Tone): string {
  const stuff = { drawing, hour, tone: colours[hour][tone], lit: tone === 'red' ? 1 : 0.94 };
  return made[kind](stuff);
}

/** Draws a product at a size, with its foot at a given height so that products align. */
export function standing(
  drawing: Drawing,
  { x, foot, size }: { x: number; foot: number; size: number },
  ...look: readonly [kind: Product, hour: Hour, tone: Tone]
): string {
  const scale = size / 300;
  return at(x, foot, group({ transform: `scale(${scale}) translate(-150 -264)` }, product(drawing, ...look)));
}
