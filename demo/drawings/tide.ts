import { mix, oklch } from './colour.ts';
import { type PhonePlace, phoneHeight } from './devices.ts';
import {
  blended,
  blur,
  box,
  type Drawing,
  group,
  linear,
  masked,
  n,
  type Point,
  path,
  polygon,
  pool,
  smooth,
} from './drawing.ts';
import { wander } from './random.ts';
import type { Hour } from './surface.ts';

/** Palette of the tide app for mudflat walkers: sea blue, wet sand and one warning red. */
export const sea = {
  night: oklch(0.29, 0.045, 235),
  deep: oklch(0.41, 0.06, 230),
  water: oklch(0.6, 0.065, 220),
  shallow: oklch(0.78, 0.045, 205),
  foam: oklch(0.93, 0.02, 200),
  wet: oklch(0.8, 0.035, 85),
  sand: oklch(0.89, 0.03, 85),
  dry: oklch(0.945, 0.02, 85),
};

/**
 * Colours of the bands from the dry bank to the channel: by day, in moonlight (warm sand, cold water) and in
 * a lighthouse beam.
 */
const bands = {
  day: [
    sea.dry,
    sea.sand,
    sea.wet,
    sea.shallow,
    mix(sea.shallow, sea.water, 0.5),
    sea.water,
    mix(sea.water, sea.deep, 0.55),
    sea.deep,
  ],
  night: [
    oklch(0.5, 0.026, 58),
    oklch(0.44, 0.027, 56),
    oklch(0.37, 0.027, 52),
    oklch(0.34, 0.068, 238),
    oklch(0.285, 0.066, 243),
    oklch(0.24, 0.06, 247),
    oklch(0.195, 0.05, 252),
    oklch(0.175, 0.046, 255),
  ],
  lit: [
    oklch(0.88, 0.075, 82),
    oklch(0.81, 0.085, 78),
    oklch(0.73, 0.085, 72),
    oklch(0.62, 0.05, 180),
    oklch(0.54, 0.052, 200),
    oklch(0.47, 0.056, 215),
    oklch(0.41, 0.056, 225),
    oklch(0.36, 0.054, 232),
  ],
} as const;

/** Beam of a lighthouse over the flats, from above: its origin and the two ends of its far side. */
export interface Beam {
  readonly from: Point;
  readonly to: readonly [Point, Point];
  /** Share of the light that is left at the far side, from 0 to 1. */
  readonly left?: number;
}

interface Layers {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly level: number;
}

/** Contour bands of a falling tide. */
export function flats(
  drawing: Drawing,
  width: number,
  height: number,
  seed: number,
  level = 0,
  hour: Hour = 'day',
  beam?: Beam,
): string {
  const layers = { width, height, seed, level };
  return group(
    {},
    drawLayers(drawing, layers, hour),
    beam === undefined ? '' : masked(drawing, maskBeam(drawing, beam), drawLayers(drawing, layers, 'lit')),
  );
}

function drawLayers(
  drawing: Drawing,
  { width, height, seed, level }: Layers,
  light: keyof typeof bands,
): string {
  const tones = bands[light];
  const soft = blur(drawing, width / 260);
  const parts = [box(0, 0, width, height, tones[0] as string)];
  for (let index = 1; index < tones.length; index += 1) {
    const shape = wander(seed + Math.floor(index / 2));
    const detail = wander(seed * 3 + index);
    const points: Point[] = [];
    for (let step = 0; step <= 30; step += 1) {
      const t = step / 30;
      const base = 0.08 + (index / tones.length) * 0.84 + level;
      points.push([
        -20 + (width + 40) * t,
        height * (base + shape(t * 0.8) * 0.085 + detail(t * 1.6) * 0.028),
      ]);
    }
    const outline = `${smooth(points)}L${n(width + 20)} ${n(height + 20)}L-20 ${n(height + 20)}Z`;
    const tone = tones[index] as string;
    const fall = linear(drawing, 90, [
      [0, mix(tone, '#ffffff', light === 'night' ? 0.13 : 0.16)],
      [0.24, tone],
      [1, tone],
    ]);
    parts.push(
      path(outline, {
        fill: light === 'night' ? '#04081a' : sea.night,
        opacity: light === 'day' ? 0.17 : 0.34,
        filter: soft,
        transform: `translate(0 ${n(-height * 0.006)})`,
      }),
    );
    parts.push(path(outline, { fill: fall }));
    parts.push(
      path(smooth(points), {
        fill: 'none',
        stroke: edges[light].colour,
        'stroke-opacity': edges[light].strength * (index < 3 ? 0.5 : 0.26),
        'stroke-width': Math.max(1, width / (light === 'lit' ? 620 : 900)),
      }),
    );
  }
  if (light === 'night') parts.push(moonlight(drawing, width, height));
  return parts.join('');
}

/** Moon above the dry end: sand near it is pale, farther away only edges are lit. */
function moonlight(drawing: Drawing, width: number, height: number): string {
  const reach = Math.max(width, height) * 0.86;
  const moon = pool(drawing, width * 0.3, -height * 0.08, reach, [
    [0, '#d7e0ff', 0.46],
    [0.42, '#c3d1fb', 0.16],
    [1, '#b9c8f5', 0],
  ]);
  return blended('screen', box(-20, -20, width + 40, height + 40, moon));
}

/** Light on the edges of the layers. */
const edges = {
  day: { colour: '#ffffff', strength: 1 },
  night: { colour: '#cddcf8', strength: 0.55 },
  lit: { colour: '#fff3d6', strength: 1.8 },
} as const;

/** Share of the beam's width, from each side, over which its light increases. */
const softSide = 0.3;

/** Number of nested wedges that form the soft sides of a beam. */
const wedges = 22;

/**
 * Masks a beam that fades with distance and has soft sides. It uses nested wedges instead of a blur, which
 * would end the beam short of the picture's edge.
 */
function maskBeam(drawing: Drawing, { from, to: [one, other], left = 0.42 }: Beam): string {
  const reach = Math.hypot((one[0] + other[0]) / 2 - from[0], (one[1] + other[1]) / 2 - from[1]);
  const fall = pool(drawing, from[0], from[1], reach, [
    [0, '#ffffff', 1],
    [0.5, '#ffffff', 0.44 + left],
    [1, '#ffffff', left],
  ]);
  const between = (share: number): Point => [
    one[0] + (other[0] - one[0]) * share,
    one[1] + (other[1] - one[1]) * share,
  ];
  const sides = Array.from({ length: wedges }, (_, index) => {
    const inset = (index / wedges) * softSide;
    // Each wedge adds a share of the missing light, so that together they increase evenly to full light.
    return path(polygon([from, between(inset), between(1 - inset)]), {
      fill: '#ffffff',
      opacity: 1 / (wedges - index),
    });
  });
  return masked(
    drawing,
    group({}, ...sides),
    box(-drawing.width, -drawing.height, drawing.width * 3, drawing.height * 3, fall),
  );
}

/** Light of a phone's screen on the dark sand around it. */
export function screenPool(drawing: Drawing, place: PhonePlace): string {
  const { x, y, width, turn = 0 } = place;
  const height = phoneHeight(width);
  const halo = (by: number, soft: number, opacity: number): string =>
    group(
      { filter: blur(drawing, width * soft), opacity },
      box(
        x - width * by,
        y - width * by,
        width * (1 + by * 2),
        height + width * by * 2,
        '#8fb0d8',
        width * 0.2,
        {
          transform: `rotate(${turn} ${n(x + width / 2)} ${n(y + height / 2)})`,
        },
      ),
    );
  return blended('screen', halo(0.06, 0.24, 0.26), halo(0.005, 0.05, 0.16));
}

export function tideAt(position: number): number {
  return Math.cos(position * Math.PI * 2 * 1.35 + 0.5);
}

export function tideCurve(width: number, height: number, top: number): Point[] {
  return Array.from({ length: 41 }, (_, step): Point => {
    const t = step / 40;
    return [width * t, top + height * (0.5 - tideAt(t) * 0.5)];
  });
}
