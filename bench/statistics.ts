/** Returns the median, which outliers from a busy machine do not change; NaN without figures. */
export function computeMedian(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Returns the value that `part` of the figures, from 0 to 1, do not exceed; NaN without figures. */
export function computePercentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

export interface Spread {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export function spread(figures: readonly number[]): Spread {
  return { median: computeMedian(figures), lowest: Math.min(...figures), highest: Math.max(...figures) };
}

/** Returns the ms that the work takes. */
export async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
