import type { DynamicBackgroundSettings } from './background.ts';
import { easings } from './easing.ts';

/** A colour of a scrolling background, per theme; undefined uses the theme's paper. */
export interface ColorStep {
  readonly colorLight?: string | undefined;
  readonly colorDark?: string | undefined;
}

/**
 * Limits for the number of colours: with fewer there is no change; more cannot be told apart while scrolling.
 */
export const fewestSteps = 2;
export const mostSteps = 8;

/** Lists all colours of a background, including the first and the last. */
export function listColorSteps(settings: DynamicBackgroundSettings): readonly ColorStep[] {
  const { startColorLight, startColorDark, endColorLight, endColorDark } = settings;
  return [
    { colorLight: startColorLight, colorDark: startColorDark },
    ...(settings.colorSteps ?? []),
    { colorLight: endColorLight, colorDark: endColorDark },
  ];
}

/**
 * Returns the settings with other colours.
 *
 * @throws {RangeError} if there are too few or too many
 */
export function withColorSteps(
  settings: DynamicBackgroundSettings,
  steps: readonly ColorStep[],
): DynamicBackgroundSettings {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < fewestSteps || steps.length > mostSteps) {
    throw new RangeError(`A background goes through ${fewestSteps} to ${mostSteps} colours.`);
  }
  const between = steps.slice(1, -1).map((step) => set(step));
  const { colorSteps: _before, ...rest } = settings;
  return set({
    ...rest,
    ...(between.length > 0 && { colorSteps: between }),
    startColorLight: first.colorLight,
    startColorDark: first.colorDark,
    endColorLight: last.colorLight,
    endColorDark: last.colorDark,
  });
}

/** Finds the two adjacent steps at a scroll position from 0 to 1, and the share of the second one. */
export function findStretch(count: number, part: number): { readonly from: number; readonly share: number } {
  const stretches = Math.max(count - 1, 1);
  const from = Math.min(Math.floor(part * stretches), stretches - 1);
  return { from, share: part * stretches - from };
}

/**
 * Returns the range of the page over which a background changes, in percent. The end is always greater than
 * the start.
 */
export function changeRange({
  scrollRange,
}: Pick<DynamicBackgroundSettings, 'scrollRange'>): readonly [number, number] {
  const start = Math.min(scrollRange.start, 99);
  return [start, Math.max(scrollRange.end, start + 1)];
}

/**
 * Lists the positions on the page at which each colour is reached, in percent; empty if there are no colours.
 */
export function stepPlaces(settings: DynamicBackgroundSettings): readonly number[] {
  if (!settings.enabled || settings.type !== 'scroll-color-transition') return [];
  const [start, end] = changeRange(settings);
  const stretches = listColorSteps(settings).length - 1;
  return Array.from({ length: stretches + 1 }, (_, step) => start + ((end - start) * step) / stretches);
}

/** Computes the progress of a background at a scroll position from 0 to 1, easing each step separately. */
export function changeAt(settings: DynamicBackgroundSettings, count: number, part: number) {
  const [start, end] = changeRange(settings);
  const gone = Math.min(1, Math.max(0, (part * 100 - start) / (end - start)));
  const { from, share } = findStretch(count, gone);
  return { from, share: easings[settings.easing](share) };
}

function set<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
