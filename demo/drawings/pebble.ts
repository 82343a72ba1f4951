import { mix, oklch, studio } from './colour.ts';
import {
  blur,
  circle,
  clipped,
  type Drawing,
  ellipse,
  group,
  linear,
  type Point,
  path,
  radial,
  smoothLoop,
} from './drawing.ts';
import { seededRandom, wander } from './random.ts';
import { shapeShadow } from './surface.ts';

/** Palette of the second-hand electronics case: pebble greys, slate and one red for the choice. */
export const stone = {
  mist: oklch(0.955, 0.005, 240),
  pale: oklch(0.9, 0.008, 240),
  grey: oklch(0.76, 0.012, 240),
  mid: oklch(0.6, 0.018, 245),
  slate: oklch(0.38, 0.026, 250),
  night: oklch(0.25, 0.022, 255),
  sand: oklch(0.87, 0.022, 75),
};

export interface PebbleLook {
  x: number;
  y: number;
  r: number;
  tone: string;
  seed: number;
  flat?: number;
  turn?: number;
  /** Share of lamplight in the evening, from 0 to 1. Without it the pebble is lit by day. */
  lit?: number;
  /** Direction of the lamp from the pebble, in radians. The pebble's edge is lit on that side. */
  from?: number;
}

/** Colour of the shaded side by night. */
const dark = oklch(0.13, 0.018, 258);

/** Returns the outline of a pebble around 0, 0. */
export function pebbleOutline({ r, seed, flat = 0.76 }: PebbleLook): string {
  const shape = wander(seed);
  return smoothLoop(
    Array.from({ length: 14 }, (_, index): Point => {
      const angle = (index / 14) * Math.PI * 2;
      const reach =
        r *
        (1 + 0.075 * Math.sin(angle * 2 + seed) + 0.05 * Math.cos(angle * 3 + seed * 2) + shape(0.1) * 0.02);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach * flat];
    }),
  );
}

/** Pebble worn by water: lit from the upper left, with specks and sometimes a vein. */
export function pebble(drawing: Drawing, look: PebbleLook): string {
  const { x, y, r, tone, seed, flat = 0.76, turn = 0, lit, from } = look;
  // Subtracts the turn, because the stone is rotated but its light is not.
  const side = from === undefined ? undefined : from - (turn * Math.PI) / 180;
  const random = seededRandom(seed * 13 + 1);
  const outline = pebbleOutline(look);
  // Warm light near the lamp, cold night light away from it.
  const tint = mix('#b9cdf0', '#ffe3bd', Math.max(0, Math.min(1, ((lit ?? 1) - 0.55) / 0.35)));
  const body = radial(
    drawing,
    lit === undefined
      ? [
          [0, mix(tone, '#ffffff', 0.5)],
          [0.35, mix(tone, '#ffffff', 0.16)],
          [0.72, mix(tone, stone.night, 0.14)],
          [1, mix(tone, stone.night, 0.46)],
        ]
      : [
          [0, mix(dark, mix(tone, tint, 0.62), lit)],
          [0.3, mix(dark, mix(tone, tint, 0.2), lit)],
          [0.66, mix(mix(tone, dark, 0.52), dark, 1 - lit)],
          [1, mix(mix(tone, dark, 0.9), dark, 1 - lit)],
        ],
    side === undefined ? 0.34 : 0.5 + Math.cos(side) * 0.26,
    side === undefined ? 0.24 : 0.5 + Math.sin(side) * 0.3,
    0.86,
  );
  const edge =
    side === undefined
      ? undefined
      : linear(drawing, (side * 180) / Math.PI, [
          [0.55, tint, 0],
          [0.82, tint, 0.24 * (lit ?? 1)],
          [1, mix(tint, '#ffffff', 0.2), 0.62 * (lit ?? 1)],
        ]);
  const specks = Array.from({ length: Math.round(26 + r / 3) }, () => {
    const angle = random.between(0, 6.28);
    const reach = Math.sqrt(random.next()) * r * 0.92;
    const speck = random.next() < 0.5 ? '#ffffff' : stone.night;
    return circle(Math.cos(angle) * reach, Math.sin(angle) * reach * flat, r * random.between(0.004, 0.014), {
      fill: speck,
      opacity: random.between(0.1, 0.32) * (lit ?? 1),
    });
  });
  const vein =
    seed % 3 === 0
      ? path(`M${-r} ${r * 0.3}C${-r * 0.3} ${-r * 0.1} ${r * 0.1} ${r * 0.24} ${r} ${-r * 0.35}`, {
          fill: 'none',
          stroke: '#fff',
          'stroke-width': r * 0.045,
          opacity: 0.4 * (lit ?? 1),
        })
      : '';
  return group(
    { transform: `translate(${x} ${y})` },
    shapeShadow(drawing, outline, r * 0.22, lit === undefined ? studio.ink : '#000000', turn),
    group(
      { transform: `rotate(${turn})` },
      path(outline, { fill: body }),
      clipped(
        drawing,
        path(outline, {}),
        ...specks,
        vein,
        ellipse(r * 0.1, r * flat * 0.98, r * 0.9, r * 0.2, {
          fill: '#fff',
          opacity: lit === undefined ? 0.13 : 0.05,
          filter: blur(drawing, r * 0.08),
        }),
        edge === undefined
          ? ''
          : // Blurred, because stone has no sharp outline.
            path(outline, {
              fill: 'none',
              stroke: edge,
              'stroke-width': Math.max(5, r * 0.1),
              filter: blur(drawing, r * 0.025),
            }),
      ),
    ),
  );
}
