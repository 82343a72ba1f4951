/**
 * `npm run test:long` runs everything; `npm test`, which everybody waits for, what is most likely to tell that
 * something broke: series, kills and random sequences in a sample, which is the same each time.
 */
export const isLongRun = process.env.TEST_LONG === 'true';

/** Of a list that is tried one after the other: all of it in the long run, else every `share`th, from the first on. */
export function sampleOf<Item>(all: readonly Item[], share: number): readonly Item[] {
  return isLongRun ? all : all.filter((_item, index) => index % share === 0);
}

/** How often something is repeated: so often in the long run, else a `share`th of it, and at least once. */
export function repeated(times: number, share: number): number {
  return isLongRun ? times : Math.max(1, Math.round(times / share));
}
