import { mix, oklch, studio } from './colour.ts';
import { arc, box, circle, type Drawing, ellipse, group, line, linear, n, path, polygon } from './drawing.ts';

/** Palette of the theatre checklist case: bottle green, chalk and warm stage light. */
export const stage = {
  black: oklch(0.2, 0.025, 165),
  bottle: oklch(0.31, 0.045, 165),
  green: oklch(0.42, 0.06, 162),
  leaf: oklch(0.58, 0.065, 158),
  sage: oklch(0.79, 0.035, 155),
  mist: oklch(0.92, 0.016, 150),
  chalk: oklch(0.97, 0.01, 110),
  light: oklch(0.92, 0.07, 92),
  wood: oklch(0.46, 0.05, 62),
};

/** Curtain with folds between two edges. */
export function curtain(
  drawing: Drawing,
  x: number,
  width: number,
  height: number,
  folds: number,
  tone: string,
): string {
  const fold = width / folds;
  const cloth = linear(drawing, 0, [
    [0, mix(tone, '#000000', 0.5)],
    [0.3, mix(tone, '#000000', 0.08)],
    [0.46, mix(tone, stage.light, 0.2)],
    [0.62, tone],
    [1, mix(tone, '#000000', 0.52)],
  ]);
  return group(
    {},
    ...Array.from({ length: folds }, (_, index) => {
      const left = x + index * fold;
      const sag = (index % 3) * 7;
      return path(
        `M${n(left)} 0H${n(left + fold + 1)}V${n(height - sag)}Q${n(left + fold / 2)} ${n(height + 18 - sag)} ${n(left)} ${n(height - sag)}Z`,
        { fill: cloth },
      );
    }),
  );
}

/** Auditorium from above: stage, lamps with their beams and seats in arcs. 900 by 900 units. */
export function hallPlan(drawing: Drawing, seat: string, floor: string, boards: string): string {
  const seats: string[] = [];
  for (let row = 0; row < 8; row += 1) {
    const r = 330 + row * 54;
    const count = 13 + row * 2;
    for (let index = 0; index < count; index += 1) {
      const angle = 180 - 42 + (84 / (count - 1)) * index;
      if (Math.abs(angle - 180) < 2.4) continue;
      const radians = ((angle - 90) * Math.PI) / 180;
      const cx = 450 + r * Math.cos(radians);
      const cy = 90 + r * Math.sin(radians);
      const isTaken = (row === 3 && index === 4) || (row === 5 && index === 16);
      seats.push(
        box(-13, -13, 26, 24, isTaken ? studio.accent : seat, 7, {
          transform: `translate(${n(cx)} ${n(cy)}) rotate(${n(angle - 180)})`,
        }),
      );
    }
  }
  const beam = (x: number, tx: number, tone: string): string => {
    const fill = linear(drawing, 90, [
      [0, tone, 0.85],
      [1, tone, 0.12],
    ]);
    return (
      path(
        polygon([
          [x - 10, 44],
          [x + 10, 44],
          [tx + 92, 292],
          [tx - 92, 292],
        ]),
        { fill },
      ) + ellipse(tx, 292, 92, 30, { fill: tone, opacity: 0.35 })
    );
  };
  return [
    path('M110 60H790V250Q450 370 110 250Z', { fill: boards }),
    ...Array.from({ length: 16 }, (_, index) =>
      line(130 + index * 43, 62, 130 + index * 43, 262, floor, 1.5, { opacity: 0.28 }),
    ),
    beam(240, 330, stage.light),
    beam(450, 450, '#ffffff'),
    beam(660, 560, oklch(0.8, 0.12, 50)),
    box(90, 34, 720, 12, stage.leaf, 6),
    ...[160, 240, 340, 450, 560, 660, 740].map(
      (x) =>
        box(x - 13, 28, 26, 30, mix(stage.leaf, stage.bottle, 0.45), 8) +
        circle(x, 54, 8, { fill: stage.light }),
    ),
    ...seats,
    path(arc(450, 90, 774, 136, 224), { fill: 'none', stroke: seat, 'stroke-width': 3, opacity: 0.5 }),
  ].join('');
}
