import { oklch } from './colour.ts';
import { blended, box, type Drawing, masked, type Point, path, polygon } from './drawing.ts';

/**
 * Position, size and number of the panes of sunlight, in units of the viewBox. `bar` is the width between
 * panes.
 */
interface Panes {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly bar: number;
  readonly across: number;
  readonly down: number;
}

/**
 * Soft edge of the light: the number of steps from shade to sun, and its total width in units of the viewBox.
 */
const penumbra = { steps: 16, breadth: 44 } as const;

/**
 * Darkens and cools everything except the window's panes of sunlight. The edges are soft in steps, because a
 * blur would fade along the picture's sides.
 */
export function windowLight(
  drawing: Drawing,
  { x, y, wide, high, bar, across: columns, down }: Panes,
): string {
  const { steps, breadth } = penumbra;
  const at = (along: number, wall: number): Point => [x + along + wall * 0.1, y + along * 0.25 + wall];
  const shadeAfter = (step: number): number => 1 - (step / steps) ** 2 * (3 - (2 * step) / steps);
  const panes = Array.from({ length: columns * down }, (_, index) => {
    const along = (index % columns) * (wide + bar);
    const wall = Math.floor(index / columns) * (high + bar);
    return Array.from({ length: steps }, (_, step) => {
      const inset = (step / steps - 0.5) * breadth;
      const outline = polygon([
        at(along + inset, wall + inset),
        at(along + wide - inset, wall + inset),
        at(along + wide - inset, wall + high - inset),
        at(along + inset, wall + high - inset),
      ]);
      return path(outline, { fill: '#000', 'fill-opacity': 1 - shadeAfter(step + 1) / shadeAfter(step) });
    }).join('');
  });
  const { width, height } = drawing;
  const all = (fill: string): string => box(0, 0, width, height, fill);
  return blended('multiply', masked(drawing, all('#fff') + panes.join(''), all(oklch(0.835, 0.014, 225))));
}
