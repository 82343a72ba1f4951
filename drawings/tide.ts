import { mix, oklch } from './colour.ts';
import {
  blended,
  blur,
  box,
  type Drawing,
  group,
  linear,
  n,
  type Point,
  path,
  pool,
  smooth,
} from './drawing.ts';
import { wander } from './random.ts';
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

/** From the dry bank down to the channel. By night the sand stays warm and the water cold, so that one sees where one can walk. */
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
    oklch(0.53, 0.042, 74),
    oklch(0.47, 0.042, 72),
    oklch(0.4, 0.038, 70),
    oklch(0.4, 0.062, 232),
    oklch(0.35, 0.06, 236),
    oklch(0.31, 0.056, 240),
    oklch(0.27, 0.05, 243),
    oklch(0.23, 0.044, 246),
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
      [0, '#cfe0ff', 0.3],
      [0.5, '#a9c4f0', 0.09],
      [1, '#a9c4f0', 0],
    ]);
    parts.push(blended('screen', box(0, 0, width, height, moon)));
  }
  return group({}, ...parts);
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
