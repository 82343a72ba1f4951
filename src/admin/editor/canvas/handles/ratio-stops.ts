import type { Field } from '#content/fields/field.ts';

/** A ratio at which a drag stops, and the value that it stores. */
export interface RatioStop {
  readonly value: string;
  /** Width divided by height. */
  readonly ratio: number;
}

/** Ratios that differ by less count as the same: a photo of 3000 × 2001 is 3:2. */
const tolerance = 0.02;

/** Step of a key with Alt. */
const freeStep = 0.05;

/** Smallest and largest ratio by hand. */
const limits = { least: 0.2, most: 5 } as const;

/** Lists the ratios that a field offers, widest first. Its own is that of the file, which it stores as `auto`. */
export function listRatioStops(field: Field, own: number | undefined): readonly RatioStop[] {
  const options = field.kind === 'choice' ? field.options : [];
  const stops = options.flatMap(({ value }): RatioStop[] => {
    const ratio = parseRatio(value);
    return ratio === undefined ? [] : [{ value, ratio }];
  });
  const hasAuto = options.some(({ value }) => value === 'auto');
  const isKnown = own === undefined || stops.some(({ ratio }) => Math.abs(ratio / own - 1) < tolerance);
  const all = hasAuto && !isKnown ? [...stops, { value: 'auto', ratio: own }] : stops;
  return all.toSorted((one, other) => other.ratio - one.ratio);
}

/** Computes the value for a ratio: that of the nearest stop, or any ratio with two decimals. */
export function snapRatio(stops: readonly RatioStop[], ratio: number, isFree: boolean): string {
  if (isFree || stops.length === 0) return formatFreeRatio(ratio);
  const measureDistance = (stop: RatioStop) => Math.abs(Math.log(stop.ratio / ratio));
  return stops.reduce((best, stop) => (measureDistance(stop) < measureDistance(best) ? stop : best)).value;
}

/** Steps a ratio by a key: `taller` is 1 towards a higher box. */
export function stepRatio(
  stops: readonly RatioStop[],
  ratio: number,
  taller: 1 | -1,
  isFree: boolean,
): string {
  if (isFree) return formatFreeRatio(ratio - taller * freeStep);
  const further = stops.filter((stop) => (ratio / stop.ratio - 1) * taller > tolerance / 10);
  return (taller === 1 ? further[0] : further.at(-1))?.value ?? snapRatio(stops, ratio, false);
}

/** Parses `16/9` or `1.5`; undefined for `auto`. */
export function parseRatio(value: unknown): number | undefined {
  const [, width, height = '1'] = /^([\d.]+)(?: *\/ *([\d.]+))?$/.exec(String(value)) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio > 0 && Number.isFinite(ratio) ? ratio : undefined;
}

/** Formats a ratio as people write it: `16:9`, `1.43:1`. */
export function formatRatio(value: string): string {
  const [width = '', height = '1'] = value.split('/');
  return `${width.trim()}:${height.trim()}`;
}

function formatFreeRatio(ratio: number): string {
  return `${Number(Math.min(limits.most, Math.max(limits.least, ratio)).toFixed(2))}/1`;
}
