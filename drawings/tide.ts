import { mix, oklch } from './colour.ts';
import {
  blended,
  blur,
  box,
  circle,
  type Drawing,
  ellipse,
  group,
  line,
  linear,
  n,
  type Point,
  path,
  pool,
  smooth,
} from './drawing.ts';
import { seededRandom, wander } from './random.ts';
import type { Hour } from './surface.ts';

/** Tides for people who walk the mudflats: sea blue, wet sand, one warning red. */
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

/** From the dry bank down to the channel. By night all of it is the moon's: wet sand is slate, and the sea far darker than that. */
const bands: Readonly<Record<Hour, readonly string[]>> = {
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
    oklch(0.5, 0.03, 258),
    oklch(0.445, 0.034, 258),
    oklch(0.385, 0.038, 258),
    oklch(0.315, 0.062, 246),
    oklch(0.275, 0.06, 248),
    oklch(0.24, 0.054, 250),
    oklch(0.21, 0.048, 252),
    oklch(0.185, 0.04, 254),
  ],
};

/** Contour bands: the picture of a falling tide. */
export function flats(
  drawing: Drawing,
  width: number,
  height: number,
  seed: number,
  level = 0,
  hour: Hour = 'day',
): string {
  const tones = bands[hour];
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
      [0, mix(tone, '#ffffff', hour === 'night' ? 0.07 : 0.16)],
      [0.24, tone],
      [1, tone],
    ]);
    parts.push(
      path(outline, {
        fill: sea.night,
        opacity: 0.17,
        filter: soft,
        transform: `translate(0 ${n(-height * 0.006)})`,
      }),
    );
    parts.push(path(outline, { fill: fall }));
    parts.push(
      path(smooth(points), {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': (index < 3 ? 0.5 : 0.26) * (hour === 'night' ? 0.6 : 1),
        'stroke-width': Math.max(1, width / 900),
      }),
    );
  }
  if (hour === 'night') {
    const moon = pool(drawing, width * 0.74, -height * 0.1, height * 1.3, [
      [0, '#cfe0ff', 0.34],
      [0.5, '#a9c4f0', 0.1],
      [1, '#a9c4f0', 0],
    ]);
    parts.push(blended('screen', box(0, 0, width, height, moon)));
  }
  return group({}, ...parts);
}

/** The moon as the water has it: a disc that the ripples cut into strips, and its light running on from there. */
export function moonOnWater(drawing: Drawing, x: number, y: number, r: number, reach = r * 9): string {
  const random = seededRandom(Math.round(x + y));
  const halo = pool(drawing, x, y, r * 6, [
    [0, '#dfeaff', 0.42],
    [0.3, '#a9c4f0', 0.16],
    [1, '#a9c4f0', 0],
  ]);
  const strips = Array.from({ length: 11 }, (_, index) => {
    const t = (index - 5) / 5.5;
    const half = Math.sqrt(1 - t * t) * r;
    return ellipse(x + random.between(-0.1, 0.1) * r * (1 + t), y + t * r, half, r * (0.098 - t * 0.028), {
      fill: '#fbf6e6',
    });
  });
  const glints = Array.from({ length: 34 }, (_, index) => {
    const depth = (index + 1) / 34;
    return ellipse(
      x + random.between(-1, 1) * r * (0.45 + depth * 1.5),
      y + r * 1.25 + depth ** 1.15 * reach,
      r * random.between(0.14, 0.5 + depth * 0.3),
      r * (0.035 + depth * 0.03),
      { fill: '#eef3ff', opacity: random.between(0.35, 0.85) * (1 - depth * 0.75) },
    );
  });
  return group({}, blended('screen', circle(x, y, r * 6, { fill: halo })), ...strips, ...glints);
}

/** A guide's lantern on the sand, seen from above, and how far its light comes: the only warm thing by night. */
export function lantern(drawing: Drawing, x: number, y: number, r: number, reach: number): string {
  const spill = pool(drawing, x, y, reach, [
    [0, '#ffcf8a', 0.72],
    [0.16, '#f2a552', 0.46],
    [0.5, '#c2743a', 0.16],
    [1, '#a4572a', 0],
  ]);
  const glass = pool(drawing, x, y, r * 0.72, [
    [0, '#fffdf2'],
    [0.45, '#ffe3a3'],
    [1, '#f0953a'],
  ]);
  return group(
    {},
    blended('screen', circle(x, y, reach, { fill: spill })),
    circle(x, y, r, { fill: '#2a2320' }),
    circle(x, y, r * 0.72, { fill: glass }),
    ...[0, 60, 120].map((turn) =>
      line(x - r, y, x + r, y, '#2a2320', r * 0.07, { transform: `rotate(${turn} ${n(x)} ${n(y)})` }),
    ),
    circle(x, y, r * 0.2, { fill: '#2a2320' }),
  );
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
