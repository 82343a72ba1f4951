import { mix, oklch } from './colour.ts';
import {
  blended,
  box,
  circle,
  type Drawing,
  ellipse,
  group,
  linear,
  n,
  path,
  polygon,
  radial,
} from './drawing.ts';
import { seededRandom } from './random.ts';

/** Palette of the energy sharing case: an indigo evening with yellow windows. */
export const flat = {
  night: oklch(0.24, 0.055, 278),
  indigo: oklch(0.35, 0.085, 278),
  blue: oklch(0.52, 0.1, 276),
  haze: oklch(0.74, 0.06, 280),
  pale: oklch(0.91, 0.022, 285),
  white: oklch(0.975, 0.008, 290),
  sun: oklch(0.86, 0.145, 88),
  butter: oklch(0.94, 0.07, 95),
};

/** Power that the block uses at an hour of the day. 1 is about its peak. */
export function use(hour: number): number {
  const peak = (at_: number, wide: number, height: number): number =>
    height * Math.exp(-(((hour - at_) / wide) ** 2));
  return 0.22 + peak(7.6, 1.3, 0.42) + peak(18.8, 2.1, 0.72) + peak(12.6, 1.6, 0.16);
}

export function make(hour: number): number {
  return Math.max(0, Math.sin(((hour - 6) / 14) * Math.PI)) ** 1.3 * 0.85;
}

/** Street side of the block: balconies, lit windows and solar panels on the roof. */
export function building(
  drawing: Drawing,
  columns: number,
  floors: number,
  cell: number,
  lit: (floor: number, column: number) => number,
  wall = flat.indigo,
): string {
  const width = columns * cell;
  const height = floors * cell * 0.82;
  const face = linear(drawing, 0, [
    [0, mix(wall, flat.haze, 0.16)],
    [0.6, wall],
    [1, mix(wall, flat.night, 0.5)],
  ]);
  const parts = [box(-cell * 0.25, -height - cell * 0.3, width + cell * 0.5, height + cell * 0.3, face, 4)];
  for (let index = 0; index < columns; index += 1) {
    const x = index * cell + cell * 0.08;
    const panel = linear(drawing, 60, [
      [0, mix(flat.blue, '#ffffff', 0.35)],
      [1, flat.night],
    ]);
    parts.push(
      path(
        polygon([
          [x, -height - cell * 0.34],
          [x + cell * 0.2, -height - cell * 0.66],
          [x + cell * 0.84, -height - cell * 0.66],
          [x + cell * 0.64, -height - cell * 0.34],
        ]),
        { fill: panel, stroke: flat.haze, 'stroke-width': 1.5 },
      ),
    );
  }
  parts.push(
    box(-cell * 0.32, -height - cell * 0.34, width + cell * 0.64, cell * 0.1, mix(wall, flat.haze, 0.35), 2),
  );
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = column * cell + cell * 0.14;
      const y = -(floor + 1) * cell * 0.82 + cell * 0.06;
      const glow = lit(floor, column);
      const tone = mix(flat.night, flat.sun, glow);
      const pane = linear(drawing, 90, [
        [0, mix(tone, '#ffffff', glow * 0.25)],
        [1, mix(tone, glow > 0.4 ? '#e08a3a' : flat.night, 0.22)],
      ]);
      parts.push(box(x, y, cell * 0.72, cell * 0.52, pane, 2));
      parts.push(box(x + cell * 0.34, y, cell * 0.035, cell * 0.52, wall));
      if ((floor * 3 + column) % 4 === 1 && glow > 0.3)
        parts.push(
          circle(x + cell * 0.2, y + cell * 0.34, cell * 0.055, { fill: mix(wall, flat.night, 0.4) }),
          path(
            `M${n(x + cell * 0.12)} ${n(y + cell * 0.52)}q${n(cell * 0.08)} ${n(-cell * 0.2)} ${n(cell * 0.16)} 0z`,
            { fill: mix(wall, flat.night, 0.4) },
          ),
        );
      if (glow > 0.3 && (floor + column) % 3 === 0)
        parts.push(box(x + cell * 0.38, y, cell * 0.34, cell * 0.52, '#ffffff', 0, { opacity: 0.28 }));
      parts.push(
        box(x - cell * 0.06, y + cell * 0.46, cell * 0.84, cell * 0.16, mix(wall, flat.haze, 0.12), 2),
      );
      for (let bar = 0; bar < 9; bar += 1)
        parts.push(
          box(
            x - cell * 0.03 + bar * cell * 0.095,
            y + cell * 0.48,
            cell * 0.02,
            cell * 0.13,
            mix(wall, flat.night, 0.35),
          ),
        );
      parts.push(
        box(x - cell * 0.06, y + cell * 0.6, cell * 0.84, cell * 0.025, mix(wall, flat.night, 0.45)),
      );
    }
  }
  return group({}, ...parts);
}

/** Light that lit windows throw on the wall around them. Draw it over a building with the same measures. */
export function windowGlow(
  drawing: Drawing,
  columns: number,
  floors: number,
  cell: number,
  lit: (floor: number, column: number) => number,
): string {
  const halo = radial(drawing, [
    [0, '#ffb45e', 0.42],
    [0.45, '#f08a3c', 0.13],
    [1, '#f08a3c', 0],
  ]);
  const parts: string[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const glow = lit(floor, column);
      if (glow < 0.3) continue;
      const x = (column + 0.5) * cell;
      const y = -(floor + 1) * cell * 0.82 + cell * 0.36;
      parts.push(ellipse(x, y, cell * 0.82, cell * 0.7, { fill: halo, opacity: glow }));
    }
  }
  return blended('screen', ...parts);
}

export function evening(seed: number, share: number): (floor: number, column: number) => number {
  return (floor, column) => {
    const random = seededRandom(seed + floor * 57 + column * 131);
    random.next();
    return random.next() < share ? random.between(0.62, 1) : random.between(0, 0.12);
  };
}
