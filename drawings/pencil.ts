import { oklch } from './colour.ts';
import { circle, type Point, path, smooth } from './drawing.ts';
import { type Random, seededRandom } from './random.ts';

const pencil = oklch(0.36, 0.012, 80);

/** A line drawn by hand: nearly straight. */
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

/** Six ways to lay out the same page, in pencil on sheets of 420 by 380. */
export function idea(kind: number): string {
  const random = seededRandom(kind * 41 + 9);
  const crossed = (x: number, y: number, width: number, height: number): string =>
    frame(random, x, y, width, height) +
    stroke(random, x, y, x + width, y + height, 2) +
    stroke(random, x + width, y, x, y + height, 2);
  const lines = (x: number, y: number, width: number, count: number): string =>
    Array.from({ length: count }, (_, index) =>
      scribble(random, x, y + index * 22, width * (index === count - 1 ? 0.6 : 1)),
    ).join('');
  const page = frame(random, 40, 36, 340, 300);
  if (kind === 0)
    return page + crossed(58, 54, 304, 128) + lines(62, 212, 180, 4) + frame(random, 280, 206, 80, 34);
  if (kind === 1)
    return (
      page +
      crossed(210, 54, 152, 264) +
      lines(62, 80, 120, 3) +
      lines(62, 180, 126, 4) +
      frame(random, 62, 282, 90, 34)
    );
  if (kind === 2)
    return (
      page +
      [0, 1, 2]
        .map((index) => crossed(58 + index * 106, 54, 92, 110) + lines(60 + index * 106, 190, 84, 4))
        .join('') +
      frame(random, 58, 286, 304, 30)
    );
  if (kind === 3)
    return (
      page +
      circle(210, 150, 84, { fill: 'none', stroke: pencil, 'stroke-width': 3 }) +
      path('M210 150L210 66A84 84 0 0 1 283 192Z', { fill: pencil, opacity: 0.16 }) +
      lines(90, 268, 240, 3)
    );
  if (kind === 4)
    return (
      page +
      [0, 1, 2, 3]
        .map(
          (index) =>
            frame(random, 58, 56 + index * 66, 304, 50) +
            circle(84, 81 + index * 66, 13, { fill: 'none', stroke: pencil, 'stroke-width': 2.6 }) +
            scribble(random, 112, 81 + index * 66, 130 + (index % 2) * 60),
        )
        .join('')
    );
  return (
    page +
    path(
      smooth([
        [58, 220],
        [110, 160],
        [170, 190],
        [230, 104],
        [300, 140],
        [362, 74],
      ]),
      { fill: 'none', stroke: pencil, 'stroke-width': 3.4 },
    ) +
    stroke(random, 58, 250, 362, 250) +
    lines(62, 282, 280, 2)
  );
}
