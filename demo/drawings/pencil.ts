import { oklch } from './colour.ts';
import { type Point, path, smooth } from './drawing.ts';
import type { Random } from './random.ts';

const pencil = oklch(0.36, 0.012, 80);

/** Hand-drawn line, nearly straight. */
export function stroke(
  random: Random,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width = 3,
  tone: string = pencil,
): string {
  const steps = 4;
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const t = index / steps;
    return [x1 + (x2 - x1) * t + random.between(-1.6, 1.6), y1 + (y2 - y1) * t + random.between(-1.6, 1.6)];
  });
  return path(smooth(points), {
    fill: 'none',
    stroke: tone,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });
}

export function frame(
  random: Random,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: string = pencil,
): string {
  const o = 5;
  return [
    stroke(random, x - o, y, x + width + o, y, 3, tone),
    stroke(random, x + width, y - o, x + width, y + height + o, 3, tone),
    stroke(random, x + width + o, y + height, x - o, y + height, 3, tone),
    stroke(random, x, y + height + o, x, y - o, 3, tone),
  ].join('');
}

export function scribble(random: Random, x: number, y: number, width: number): string {
  const points = Array.from(
    { length: Math.round(width / 9) },
    (_, index): Point => [x + index * 9, y + (index % 2 === 0 ? -1 : 1) * random.between(2, 5)],
  );
  return path(smooth(points), {
    fill: 'none',
    stroke: pencil,
    'stroke-width': 2.4,
    'stroke-linecap': 'round',
    opacity: 0.8,
  });
}
