import { type Bread, bread, crumb, outlineBread } from './bread.ts';
import { mix, oklch, studio } from './colour.ts';
import {
  blur,
  clipped,
  type Drawing,
  finishDrawing,
  group,
  linear,
  n,
  type Point,
  path,
  startDrawing,
} from './drawing.ts';
import { keptForPhones, type Picture } from './picture.ts';
import type { Hour } from './surface.ts';
import { type } from './type.ts';
import { counter } from './zeven-uur.ts';

/**
 * Bread on the counter at half past six. An ordered bread has a paper band with the customer's name and the
 * time of collection.
 */
interface Baked {
  readonly kind: Bread;
  readonly turn: number;
  readonly order?: readonly [who: string, at: string];
}

/** Two breads in each row of three are ordered. */
const baked: readonly Baked[] = [
  { kind: 'round', turn: 14, order: ['Haddad', '7:00'] },
  { kind: 'tin', turn: -4, order: ['De Wit', '7:00'] },
  { kind: 'seeds', turn: 22 },
  { kind: 'bun', turn: 0, order: ['Nel', '6:30'] },
  { kind: 'ring', turn: 0 },
  { kind: 'tin', turn: 5, order: ['Bos', '7:30'] },
  { kind: 'stick', turn: 34 },
  { kind: 'seeds', turn: -9, order: ['Fatma', '7:00'] },
  { kind: 'round', turn: -20, order: ['nr. 34', '7:30'] },
  { kind: 'tin', turn: 3, order: ['Vos', '6:30'] },
  { kind: 'bun', turn: 30 },
  { kind: 'round', turn: 40, order: ['Terpstra', '7:00'] },
];

const sizes: Partial<Record<Bread, number>> = { stick: 0.86, bun: 1.5, tin: 1.22, seeds: 1.14 };

/** Height of the paper band in units of the viewBox, and its reach beyond the bread as a factor. */
const band = { height: 86, reach: 1.03 };

/** Draws the paper band of an ordered bread. `tilt` is its rotation in degrees. */
function drawBand(drawing: Drawing, { kind, order, turn }: Baked, tilt: number, hour: Hour): string {
  if (!order) return '';
  const [who, at] = order;
  const size = sizes[kind] ?? 1.12;
  const sheet = hour === 'day' ? '#fffdf7' : oklch(0.9, 0.04, 80);
  const half = band.height / 2;
  const round = linear(drawing, 0, [
    [0, mix(sheet, crumb.dark, 0.45)],
    [0.16, mix(sheet, crumb.gold, 0.1)],
    [0.36, sheet],
    [0.74, sheet],
    [1, mix(sheet, crumb.dark, 0.5)],
  ]);
  const outline = path(outlineBread(kind), {
    transform: `rotate(${n(turn - tilt)}) scale(${n(size * band.reach)})`,
  });
  const arched = `M-190 ${-half}Q0 ${-half + 16} 190 ${-half}V${half}Q0 ${half + 16} -190 ${half}Z`;
  return (
    clipped(
      drawing,
      outline,
      path(arched, { fill: crumb.bark, opacity: 0.5, filter: blur(drawing, 6), transform: 'translate(2 6)' }),
      path(arched, { fill: round }),
    ) +
    type(who, 0, 2, { size: 31, colour: crumb.bark, weight: 600, align: 'centre' }) +
    type(at, 0, 36, { size: 29, colour: studio.accent, weight: 600, align: 'centre', figures: 'tabular' })
  );
}

function drawCounter(columns: number, rows: number, cell: readonly [number, number], hour: Hour): string {
  const [across, down] = cell;
  const drawing = startDrawing(columns * across, rows * down);
  const oven: Point = [-0.06 * drawing.width, 0.55 * drawing.height];
  const lying = baked.slice(0, columns * rows).map((one, index) => {
    const x = ((index % columns) + 0.5) * across;
    const y = (Math.floor(index / columns) + 0.5) * down;
    const size = sizes[one.kind] ?? 1.12;
    const tilt = (index % 3) * 3 - 3;
    return (
      bread(drawing, one.kind, x, y, size, one.turn, index + 21, 24, hour === 'night' ? oven : undefined) +
      group({ transform: `translate(${n(x)} ${n(y)}) rotate(${tilt})` }, drawBand(drawing, one, tilt, hour))
    );
  });
  return finishDrawing(drawing, counter(drawing, hour), ...lying);
}

const wide = (hour: Hour) => drawCounter(6, 2, [300, 310], hour);
const narrow = (hour: Hour) => drawCounter(3, 3, [280, 290], hour);

export const orderedBread: Picture[] = [
  { file: 'toast-ordered.webp', quality: 74, draw: () => wide('day') },
  { file: 'toast-ordered-night.webp', quality: 74, draw: () => wide('night') },
  { file: 'toast-ordered-phone.webp', ...keptForPhones, draw: () => narrow('day') },
  { file: 'toast-ordered-phone-night.webp', ...keptForPhones, draw: () => narrow('night') },
];
