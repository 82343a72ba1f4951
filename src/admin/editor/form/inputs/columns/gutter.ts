import { fractionLimits } from '#blocks/shared/columns.ts';

/** State at the start of a gutter drag. */
export interface GutterStart {
  readonly fractions: readonly number[];
  /** Column widths, in the same pixels as the pointer's distance. */
  readonly widths: readonly number[];
  /** Index of the column before the gutter. */
  readonly gutter: number;
}

/** Pixels on both sides of a stop within which the gutter snaps to it. */
const hold = 8;
/** Minimum width of a column in pixels. */
const narrowest = 24;

/** Common ratios of two columns. */
const ratios: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 3],
  [1, 1],
  [3, 2],
  [2, 1],
];

/**
 * Computes the fractions after a drag by so many pixels. The gutter snaps to 1:1, 1:2 and 2:3 of the columns
 * beside it, and to the width of a third column; with `free` to steps of 8 pixels. Other columns keep their
 * share.
 */
export function dragGutter(start: GutterStart, by: number, free = false): readonly number[] {
  const { left, pair } = computeWidths(start);
  if (pair === 0) return start.fractions;
  const wanted = clampShare(left + (free ? Math.round(by / hold) * hold : by), pair);
  const stop = free ? undefined : findNearest(listStops(start), wanted / pair);
  const held = stop !== undefined && Math.abs(stop * pair - wanted) <= hold;
  return divideColumns(start, held ? stop : wanted / pair, held);
}

/** Fractions at the next stop in a direction; unchanged if there is none. */
export function stepGutter(start: GutterStart, direction: 1 | -1): readonly number[] {
  const { left, right } = sumPair(start);
  const now = left / (left + right);
  const further = listStops(start).filter((stop) => (stop - now) * direction > 0.005);
  const next = direction === 1 ? Math.min(...further) : Math.max(...further);
  return further.length === 0 ? start.fractions : divideColumns(start, next, true);
}

/** Formats fractions: `1 : 2`; as percentages if no small whole numbers match. */
export function formatRatio(fractions: readonly number[]): string {
  const whole = findWholeNumbers(fractions);
  if (whole) return whole.join(' : ');
  return toPercentages(fractions)
    .map((share) => `${share}%`)
    .join(' : ');
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

function sumPair({ fractions, gutter }: GutterStart) {
  return { left: fractions[gutter] ?? 1, right: fractions[gutter + 1] ?? 1 };
}

function computeWidths({ widths, gutter }: GutterStart) {
  const left = widths[gutter] ?? 0;
  return { left, pair: left + (widths[gutter + 1] ?? 0) };
}

function clampShare(left: number, pair: number): number {
  const least = Math.min(narrowest, pair / 2);
  return Math.min(pair - least, Math.max(least, left));
}

/** Stops as shares of the left one of two columns, in rising order. */
function listStops(start: GutterStart): readonly number[] {
  const { left, right } = sumPair(start);
  const others = start.fractions.filter(
    (_fraction, index) => index - start.gutter !== 0 && index - start.gutter !== 1,
  );
  const asWide = others.flatMap((other) => [other / (left + right), 1 - other / (left + right)]);
  const stops = [...ratios.map(([one, two]) => one / (one + two)), ...asWide];
  return [...new Set(stops)].filter((stop) => stop > 0 && stop < 1).sort((a, b) => a - b);
}

function findNearest(stops: readonly number[], share: number): number | undefined {
  return stops.toSorted((a, b) => Math.abs(a - share) - Math.abs(b - share))[0];
}

/** Divides the sum of two columns anew; at a stop in whole numbers, if small ones match. */
function divideColumns(
  { fractions, gutter }: GutterStart,
  share: number,
  atStop: boolean,
): readonly number[] {
  const both = (fractions[gutter] ?? 1) + (fractions[gutter + 1] ?? 1);
  const next = fractions.with(gutter, both * share).with(gutter + 1, both * (1 - share));
  return (atStop ? findWholeNumbers(next) : undefined) ?? toFractions(next);
}

/** Scales all fractions down if one exceeds the limit of the field. */
function toFractions(wanted: readonly number[]): readonly number[] {
  const { min, max } = fractionLimits;
  const times = Math.min(1, max / Math.max(...wanted));
  return wanted.map((fraction) => Math.min(max, Math.max(min, Number((fraction * times).toFixed(2)))));
}

/** Smallest whole numbers in the same ratios; undefined if the field does not accept them. */
function findWholeNumbers(fractions: readonly number[]): readonly number[] | undefined {
  const smallest = Math.min(...fractions);
  const ratio = fractions.map((fraction) => fraction / smallest);
  for (let times = 1; times <= fractionLimits.max; times += 1) {
    const whole = ratio.map((one) => Math.round(one * times));
    const exact = ratio.every((one, index) => Math.abs(one * times - (whole[index] ?? 0)) < 0.001);
    if (exact) return whole.every((one) => one <= fractionLimits.max) ? whole : undefined;
  }
  return undefined;
}
