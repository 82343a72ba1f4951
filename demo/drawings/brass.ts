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
  group,
  line,
  linear,
  path,
  polygon,
  pool,
  radial,
} from './drawing.ts';
import { seededRandom } from './random.ts';
import { type Hour, type ShadowShape, shadow } from './surface.ts';
import { type as setType, type TypeLook } from './type.ts';

/** Tones of old brass: brushed lengthwise and unevenly polished. */
interface Brass {
  readonly lit: string;
  readonly body: string;
  readonly shade: string;
  readonly deep: string;
  readonly gleam: string;
}

const tones: Readonly<Record<Hour, Brass>> = {
  day: {
    lit: oklch(0.885, 0.066, 92),
    body: oklch(0.72, 0.093, 84),
    shade: oklch(0.55, 0.088, 74),
    deep: oklch(0.27, 0.05, 62),
    gleam: oklch(0.975, 0.03, 98),
  },
  night: {
    lit: oklch(0.36, 0.046, 72),
    body: oklch(0.26, 0.036, 66),
    shade: oklch(0.195, 0.028, 60),
    deep: oklch(0.1, 0.014, 60),
    gleam: oklch(0.66, 0.09, 74),
  },
};

/** Blurred, dark reflection of the houses across the water in brushed metal. */
function acrossTheWater(drawing: Drawing, { width, height }: ShadowShape, hour: Hour): string {
  const random = seededRandom(19);
  const gables: string[] = [];
  for (let x = -60; x < width; ) {
    const wide = random.between(110, 190);
    const top = height * random.between(0.4, 0.6);
    const neck = wide * random.between(0.26, 0.36);
    gables.push(
      polygon([
        [x, height * 1.1],
        [x, top + 60],
        [x + neck, top + 44],
        [x + neck, top],
        [x + wide - neck, top],
        [x + wide - neck, top + 44],
        [x + wide, top + 60],
        [x + wide, height * 1.1],
      ]),
    );
    x += wide + random.between(-4, 5);
  }
  return group(
    { filter: blur(drawing, 9), opacity: hour === 'day' ? 0.3 : 0.34 },
    path(gables.join(''), { fill: tones[hour].deep }),
  );
}

function brushing({ width, height }: ShadowShape, hour: Hour): string {
  const random = seededRandom(73);
  const { gleam, deep } = tones[hour];
  return Array.from({ length: Math.round(height / 11) }, () => {
    const y = random.between(0, height);
    const isLight = random.next() < 0.5;
    return line(0, y, width, y, isLight ? gleam : deep, random.between(1.4, 5), {
      opacity: random.between(0.03, hour === 'day' ? 0.12 : 0.1),
    });
  }).join('');
}

/** Brass plate on a door: its shadow, bevelled edge and reflection. */
export function brassPlate(drawing: Drawing, shape: ShadowShape, hour: Hour, ...on: string[]): string {
  const { x, y, width, height, radius } = shape;
  const { lit, body, shade, deep, gleam } = tones[hour];
  const local = { x: 0, y: 0, width, height, radius };
  const fall = linear(drawing, 24, [
    [0, lit],
    [0.16, mix(lit, body, 0.4)],
    [0.44, body],
    [0.62, mix(body, lit, 0.35)],
    [0.8, mix(body, shade, 0.6)],
    [1, shade],
  ]);
  const bevel = linear(drawing, 68, [
    [0, gleam],
    [0.3, mix(lit, body, 0.3)],
    [0.72, shade],
    [1, deep],
  ]);
  const band = linear(drawing, 12, [
    [0, gleam, 0],
    [0.12, gleam, 0.55],
    [0.2, gleam, 0.08],
    [0.5, gleam, 0],
    [0.58, gleam, 0.3],
    [0.66, gleam, 0],
  ]);
  return at(
    x,
    y,
    shadow(drawing, local, 26, hour === 'day' ? 1.5 : 1.9, '#04110c'),
    box(0, 0, width, height, bevel, radius),
    box(7, 7, width - 14, height - 14, deep, radius - 6, { opacity: 0.35 }),
    clipped(
      drawing,
      box(9, 9, width - 18, height - 18, '#fff', radius - 7),
      box(0, 0, width, height, fall),
      acrossTheWater(drawing, local, hour),
      box(0, 0, width, height, band, 0, { opacity: hour === 'day' ? 0.7 : 0.16 }),
      brushing(local, hour),
      // Tarnish along the edges, where polishing does not reach.
      group(
        { filter: blur(drawing, 16), opacity: hour === 'day' ? 0.3 : 0.55 },
        box(0, 0, width, height, 'none', radius, { stroke: deep, 'stroke-width': 36 }),
      ),
    ),
    ...on,
  );
}

/** Countersunk screw. `turned` is the angle of its slot in degrees. */
export function screw(drawing: Drawing, x: number, y: number, r: number, turned: number, hour: Hour): string {
  const { lit, shade, deep, gleam } = tones[hour];
  const head = linear(drawing, 55, [
    [0, gleam],
    [0.5, lit],
    [1, shade],
  ]);
  const slot = { transform: `rotate(${turned} ${x} ${y})` };
  return [
    circle(x, y, r * 1.22, { fill: deep, opacity: 0.55 }),
    circle(x + 0.6, y + 0.8, r * 1.12, { fill: gleam, opacity: 0.45 }),
    circle(x, y, r, { fill: head }),
    line(x - r * 0.8, y, x + r * 0.8, y, deep, r * 0.3, { ...slot, 'stroke-linecap': 'butt' }),
    line(x - r * 0.78, y + r * 0.19, x + r * 0.78, y + r * 0.19, gleam, r * 0.1, { ...slot, opacity: 0.7 }),
  ].join('');
}

/** Words engraved in the metal: dark, with light on their lower edge. */
export function engraved(
  words: string,
  x: number,
  y: number,
  hour: Hour,
  look: Omit<TypeLook, 'colour'>,
): string {
  const { deep, gleam } = tones[hour];
  const lip = look.size * 0.05;
  // By night the name lamps shine into the cut, so it is lighter than its edge.
  if (hour === 'night')
    return (
      setType(words, x - lip * 0.5, y - lip, { ...look, colour: deep }) +
      setType(words, x, y, { ...look, colour: mix(gleam, '#ffe3ae', 0.45) })
    );
  return (
    setType(words, x + lip * 0.5, y + lip, {
      ...look,
      colour: gleam,
      opacity: 0.75,
    }) + setType(words, x, y, { ...look, colour: deep, opacity: 0.86 })
  );
}

/** Loudspeaker grille: holes in concentric rings. */
export function speaker(drawing: Drawing, x: number, y: number, r: number, hour: Hour): string {
  const { deep, gleam } = tones[hour];
  const hole = r * 0.068;
  const holes = [{ dx: 0, dy: 0 }];
  for (let ring = 1; ring <= 4; ring += 1) {
    for (let index = 0; index < ring * 6; index += 1) {
      const angle = (index / (ring * 6)) * Math.PI * 2;
      holes.push({ dx: Math.cos(angle) * ring * r * 0.235, dy: Math.sin(angle) * ring * r * 0.235 });
    }
  }
  const dip = radial(drawing, [
    [0, deep, 0.22],
    [0.85, deep, 0.1],
    [1, deep, 0],
  ]);
  return [
    circle(x, y, r * 1.16, { fill: dip }),
    circle(x, y, r * 1.13, { fill: 'none', stroke: deep, 'stroke-width': 2, opacity: 0.4 }),
    circle(x, y + 2, r * 1.13, { fill: 'none', stroke: gleam, 'stroke-width': 1.6, opacity: 0.5 }),
    ...holes.map(({ dx, dy }) => circle(x + dx + 0.8, y + dy + 1.6, hole, { fill: gleam, opacity: 0.6 })),
    ...holes.map(({ dx, dy }) => circle(x + dx, y + dy, hole, { fill: oklch(0.1, 0.012, 60) })),
  ].join('');
}

/** Wear of a button. Use yellows its porcelain and polishes the brass around it. */
export interface Wear {
  /** From 0 (new) to 1. */
  readonly worn: number;
}

/** Bell button: a brass collar around porcelain with a hollow for the finger. */
export function bellButton(
  drawing: Drawing,
  x: number,
  y: number,
  r: number,
  { worn }: Wear,
  hour: Hour,
): string {
  const { lit, body, shade, deep, gleam } = tones[hour];
  const isNight = hour === 'night';
  const collar = linear(drawing, 52, [
    [0, gleam],
    [0.28, lit],
    [0.55, body],
    [1, mix(shade, deep, 0.5)],
  ]);
  const inner = linear(drawing, 52, [
    [0, mix(shade, deep, 0.7)],
    [0.6, body],
    [1, gleam],
  ]);
  const white = isNight ? oklch(0.6, 0.06, 78 - worn * 16) : mix('#fffdf6', oklch(0.86, 0.07, 82), worn);
  const low = isNight ? oklch(0.26, 0.04, 58) : mix(oklch(0.8, 0.02, 85), oklch(0.66, 0.08, 74), worn);
  const dome = radial(
    drawing,
    [
      [0, isNight ? oklch(0.84, 0.06, 82) : '#ffffff'],
      [0.3, white],
      [0.72, mix(white, low, 0.45)],
      [1, low],
    ],
    0.36,
    0.3,
    0.78,
  );
  const hollow = radial(
    drawing,
    [
      [0, low, 0.62],
      [0.6, low, 0.28],
      [1, low, 0],
    ],
    0.42,
    0.38,
    0.6,
  );
  const halo = radial(drawing, [
    [0.4, gleam, 0.9],
    [0.7, gleam, 0.4],
    [1, gleam, 0],
  ]);
  const porcelain = r * 0.62;
  return [
    circle(x, y, r * 1.75, { fill: halo, opacity: worn * (isNight ? 0.16 : 0.85) }),
    group(
      { filter: blur(drawing, r * 0.14), opacity: isNight ? 0.7 : 0.5 },
      circle(x + r * 0.1, y + r * 0.2, r * 1.02, { fill: deep }),
    ),
    circle(x, y, r, { fill: collar }),
    circle(x, y, r * 0.9, { fill: 'none', stroke: deep, 'stroke-width': r * 0.02, opacity: 0.35 }),
    circle(x, y, r * 0.76, { fill: inner }),
    circle(x, y, r * 0.69, { fill: oklch(0.14, 0.02, 60) }),
    circle(x, y, porcelain, { fill: dome }),
    circle(x, y, porcelain * 0.6, { fill: hollow }),
    // Reflection of the sky in the glaze.
    ellipse(x - porcelain * 0.36, y - porcelain * 0.48, porcelain * 0.34, porcelain * 0.17, {
      fill: isNight ? '#fff0d2' : '#ffffff',
      opacity: isNight ? 0.8 - worn * 0.3 : 0.95 - worn * 0.35,
      transform: `rotate(-34 ${x - porcelain * 0.36} ${y - porcelain * 0.48})`,
    }),
    path(
      `M${x - porcelain * 0.5} ${y + porcelain * 0.68}A${porcelain * 0.85} ${porcelain * 0.85} 0 0 0 ${x + porcelain * 0.74} ${y + porcelain * 0.4}`,
      {
        fill: 'none',
        stroke: isNight ? gleam : '#ffffff',
        'stroke-width': porcelain * 0.07,
        'stroke-linecap': 'round',
        opacity: 0.5,
      },
    ),
  ].join('');
}

/** Window in the plate, with a card behind glass. By night a lamp shines behind the card. */
export function nameWindow(
  drawing: Drawing,
  { width, height }: { readonly width: number; readonly height: number },
  hour: Hour,
  card: string,
  lamp = 1,
): string {
  const { lit, body, shade, deep, gleam } = tones[hour];
  const isNight = hour === 'night';
  const rim = 13;
  const [w, h] = [width + rim * 2, height + rim * 2];
  const frame = linear(drawing, 58, [
    [0, gleam],
    [0.2, lit],
    [0.55, body],
    [1, mix(shade, deep, 0.35)],
  ]);
  const sheen = linear(drawing, 20, [
    [0, '#ffffff', isNight ? 0.1 : 0.3],
    [0.3, '#ffffff', isNight ? 0.03 : 0.06],
    [0.302, '#ffffff', 0],
    [0.62, '#ffffff', 0],
    [0.622, '#ffffff', isNight ? 0.03 : 0.13],
    [0.74, '#ffffff', isNight ? 0.02 : 0.05],
    [0.742, '#ffffff', 0],
  ]);
  const glow = isNight
    ? blended(
        'screen',
        box(-rim - 4, -rim - 4, w + 8, h + 8, '#e08a35', 26, {
          filter: blur(drawing, 30),
          opacity: 0.62 * lamp,
        }),
      )
    : '';
  return [
    // Tarnish around the rim, where polish gathers.
    box(-rim - 3, -rim - 3, w + 6, h + 6, deep, 19, { filter: blur(drawing, 5), opacity: 0.4 }),
    glow,
    box(-rim + 3, -rim + 7, w, h, deep, 16, { filter: blur(drawing, 7), opacity: isNight ? 0.8 : 0.6 }),
    box(-rim, -rim, w, h, frame, 16),
    box(
      -5,
      -5,
      width + 10,
      height + 10,
      isNight ? mix(deep, '#d98a3a', 0.5 * lamp) : mix(shade, deep, 0.55),
      9,
    ),
    clipped(
      drawing,
      box(0, 0, width, height, '#fff', 5),
      card,
      // The glass lies above the card, so its edge throws a shadow on the card.
      group(
        { filter: blur(drawing, 6), opacity: isNight ? 0.45 : 0.5 },
        box(-20, -20, width + 40, 27, '#1a120a'),
        box(-20, -20, 26, height + 40, '#1a120a'),
      ),
      box(0, 0, width, height, sheen),
    ),
    line(2, height + 2.4, width - 2, height + 2.4, gleam, 2, { opacity: isNight ? 0.5 : 0.8 }),
  ].join('');
}

/** Lamplight through paper, brightest at the bulb, a little below the middle. */
export function lamplit(
  drawing: Drawing,
  { width, height }: { readonly width: number; readonly height: number },
  colour: string,
): string {
  const reach = width * 0.62;
  return box(
    0,
    0,
    width,
    height,
    pool(drawing, width * 0.5, height * 0.58, reach, [
      [0, mix(colour, '#fff1cf', 0.45)],
      [0.35, mix(colour, '#ffd894', 0.16)],
      [0.75, mix(colour, '#7a4517', 0.16)],
      [1, mix(colour, '#4a2a12', 0.44)],
    ]),
  );
}
