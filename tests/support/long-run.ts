/**
 * `npm run test:long` runs everything. `npm test` has to be fast, so it runs the cases that are most likely
 * to find a fault. Of series, kills and random sequences it runs a sample, which is the same each time.
 */
export const isLongRun = process.env.TEST_LONG === 'true';

/** Returns the whole list in the long run, and otherwise every `share`th item, from the first on. */
export function takeSample<Item>(all: readonly Item[], share: number): readonly Item[] {
  return isLongRun ? all : all.filter((_item, index) => index % share === 0);
}

/** Returns `times` in the long run, and otherwise a `share`th of it, but at least 1. */
export function scaleRepeats(times: number, share: number): number {
  return isLongRun ? times : Math.max(1, Math.round(times / share));
}
