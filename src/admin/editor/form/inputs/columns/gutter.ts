import { fractionLimits } from '#blocks/shared/columns.ts';

/** A gutter that is dragged: the columns as they were when that began. */
export interface GutterStart {
  readonly fractions: readonly number[];
  /** Of the columns, in the same pixels as the way of the pointer. */
  readonly widths: readonly number[];
  /** The gutter after the column of this index. */
  readonly gutter: number;
}

/** Pixels on both sides of a stop in which a gutter is held by it. */
const hold = 8;
/** Pixels that a column keeps. */
const narrowest = 24;

/** What designers divide two columns by. */
const ratios: readonly (readonly [number, number])[] = [
  [1, 2],
  [2, 3],
  [1, 1],
  [3, 2],
  [2, 1],
];

/**
 * The fractions after a gutter was dragged so many pixels. It stops at 1:1, 1:2 and 2:3 of the two columns beside it and where
 * one of them is as wide as a third; `free` goes on in steps of 8 pixels. The other columns keep their share.
 */
export function dragGutter(start: GutterStart, by: number, free = false): readonly number[] {
  const { left, pair } = widthsAt(start);
  if (pair === 0) return start.fractions;
  const wanted = within(left + (free ? Math.round(by / hold) * hold : by), pair);
  const stop = free ? undefined : nearest(listStops(start), wanted / pair);
  const held = stop !== undefined && Math.abs(stop * pair - wanted) <= hold;
  return divided(start, held ? stop : wanted / pair, held);
}

/** The fractions at the next stop in a direction; the same ones where there is none. */
export function stepGutter(start: GutterStart, direction: 1 | -1): readonly number[] {
  const { left, right } = sumPair(start);
  const now = left / (left + right);
  const further = listStops(start).filter((stop) => (stop - now) * direction > 0.005);
  const next = direction === 1 ? Math.min(...further) : Math.max(...further);
  return further.length === 0 ? start.fractions : divided(start, next, true);
}

/** Fractions as designers say them: `1 : 2`; in percent where no small numbers say it. */
export function formatRatio(fractions: readonly number[]): string {
  const whole = inWholes(fractions);
  if (whole) return whole.join(' : ');
  return inPercent(fractions)
    .map((share) => `${share}%`)
    .join(' : ');
}

/** Whole percentages that make 100 together: each ends where the sum so far does. */
function inPercent(fractions: readonly number[]): readonly number[] {
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

function widthsAt({ widths, gutter }: GutterStart) {
  const left = widths[gutter] ?? 0;
  return { left, pair: left + (widths[gutter + 1] ?? 0) };
}

function within(left: number, pair: number): number {
  const least = Math.min(narrowest, pair / 2);
  return Math.min(pair - least, Math.max(least, left));
}

/** Shares of the left one of two columns at which a gutter stops, in rising order. */
function listStops(start: GutterStart): readonly number[] {
  const { left, right } = sumPair(start);
  const others = start.fractions.filter(
    (_fraction, index) => index - start.gutter !== 0 && index - start.gutter !== 1,
  );
  const asWide = others.flatMap((other) => [other / (left + right), 1 - other / (left + right)]);
  const stops = [...ratios.map(([one, two]) => one / (one + two)), ...asWide];
  return [...new Set(stops)].filter((stop) => stop > 0 && stop < 1).sort((a, b) => a - b);
}

function nearest(stops: readonly number[], share: number): number | undefined {
  return stops.toSorted((a, b) => Math.abs(a - share) - Math.abs(b - share))[0];
}

/** Two columns share anew what both have; at a stop in whole numbers, where small ones say the same. */
function divided({ fractions, gutter }: GutterStart, share: number, atStop: boolean): readonly number[] {
  const both = (fractions[gutter] ?? 1) + (fractions[gutter + 1] ?? 1);
  const next = fractions.with(gutter, both * share).with(gutter + 1, both * (1 - share));
  return (atStop ? inWholes(next) : undefined) ?? asFractions(next);
}

/** Within what the field takes; all of them smaller where one would be too large. */
function asFractions(wanted: readonly number[]): readonly number[] {
  const { min, max } = fractionLimits;
  const times = Math.min(1, max / Math.max(...wanted));
  return wanted.map((fraction) => Math.min(max, Math.max(min, Number((fraction * times).toFixed(2)))));
}

/** The smallest whole numbers in the same ratios; undefined where the field would not take them. */
function inWholes(fractions: readonly number[]): readonly number[] | undefined {
  const smallest = Math.min(...fractions);
  const ratio = fractions.map((fraction) => fraction / smallest);
  for (let times = 1; times <= fractionLimits.max; times += 1) {
    const whole = ratio.map((one) => Math.round(one * times));
    const exact = ratio.every((one, index) => Math.abs(one * times - (whole[index] ?? 0)) < 0.001);
    if (exact) return whole.every((one) => one <= fractionLimits.max) ? whole : undefined;
  }
  return undefined;
}
