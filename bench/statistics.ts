/** The middle of some figures: one that a busy moment spoilt does not move it. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** What so large a part of some figures, from 0 to 1, does not exceed. */
export function percentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

export interface Spread {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export function spread(figures: readonly number[]): Spread {
  return { median: median(figures), lowest: Math.min(...figures), highest: Math.max(...figures) };
}

/** Milliseconds until the work is done. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
