import { fractionLimits, maxColumns, toTwelfths } from '#blocks/shared/columns.ts';

/** State at the start of a gutter drag. */
export interface GutterStart {
  readonly fractions: readonly number[];
  /** Column widths, in the same pixels as the pointer's distance. */
  readonly widths: readonly number[];
  /** Index of the column before the gutter. */
  readonly gutter: number;
}

/** Minimum width of a column during a free drag, in pixels. */
const narrowest = 24;

/**
 * Computes the fractions after a drag by `by` pixels. The drag moves whole twelfths of the row between the
 * columns beside the gutter; with `free` it moves pixels. Other columns keep their width.
 */
export function dragGutter(start: GutterStart, by: number, free = false): readonly number[] {
  const left = start.widths[start.gutter] ?? 0;
  const pair = left + (start.widths[start.gutter + 1] ?? 0);
  if (pair === 0) return start.fractions;
  const share = clampShare(left + by, pair) / pair;
  return free ? divideFreely(start, share) : divideTwelfths(start, share);
}

/** Fractions after the gutter has moved by a twelfth; with `free` by a hundredth of the row. */
export function stepGutter(start: GutterStart, direction: 1 | -1, free = false): readonly number[] {
  const { fractions, gutter } = start;
  if (free) {
    const both = sumPair(fractions, gutter);
    const step = fractions.reduce((sum, one) => sum + one, 0) / 100;
    const share = ((fractions[gutter] ?? 1) + direction * step) / both;
    return share <= 0 || share >= 1 ? fractions : divideFreely(start, share);
  }
  const twelfths = toTwelfths(fractions);
  const [left = 1, right = 1] = twelfths.slice(gutter);
  if ((direction === 1 ? right : left) === 1) return fractions;
  return twelfths.with(gutter, left + direction).with(gutter + 1, right - direction);
}

/** Formats the widths of columns: `7 / 5` in twelfths, and `58% / 42%` for others. */
export function formatWidths(fractions: readonly number[]): string {
  const sum = fractions.reduce((total, one) => total + one, 0);
  const twelfths = toTwelfths(fractions);
  const isWhole = twelfths.every(
    (one, index) => Math.abs(one - ((fractions[index] ?? 0) / sum) * maxColumns) < 0.01,
  );
  const parts = isWhole ? twelfths : toPercentages(fractions).map((share) => `${share}%`);
  return parts.join(' / ');
}

/** Whole percentages that add up to 100: each is rounded on the running sum. */
function toPercentages(fractions: readonly number[]): readonly number[] {
  const sum = fractions.reduce((total, fraction) => total + fraction, 0);
  let before = 0;
  let soFar = 0;
  return fractions.map((fraction) => {
    soFar += fraction;
    const end = Math.round((100 * soFar) / sum);
    const share = end - before;
    before = end;
    return share;
  });
}

function sumPair(fractions: readonly number[], gutter: number): number {
  return (fractions[gutter] ?? 1) + (fractions[gutter + 1] ?? 1);
}

function clampShare(left: number, pair: number): number {
  const least = Math.min(narrowest, pair / 2);
  return Math.min(pair - least, Math.max(least, left));
}

function divideTwelfths({ fractions, gutter }: GutterStart, share: number): readonly number[] {
  const twelfths = toTwelfths(fractions);
  const both = sumPair(twelfths, gutter);
  const left = Math.min(both - 1, Math.max(1, Math.round(share * both)));
  return twelfths.with(gutter, left).with(gutter + 1, both - left);
}

/** Divides two columns at any point. All fractions are scaled down if one exceeds the limit of the field. */
function divideFreely({ fractions, gutter }: GutterStart, share: number): readonly number[] {
  const both = sumPair(fractions, gutter);
  const next = fractions.with(gutter, both * share).with(gutter + 1, both * (1 - share));
  const { min, max } = fractionLimits;
  const times = Math.min(1, max / Math.max(...next));
  return next.map((fraction) => Math.min(max, Math.max(min, Number((fraction * times).toFixed(2)))));
}
