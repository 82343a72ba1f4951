import type { DynamicBackgroundSettings } from './background.ts';
import { easings } from './easing.ts';

/** A colour on the way down the page, per theme; a theme without one has its paper there. */
export interface ColorStep {
  readonly colorLight?: string | undefined;
  readonly colorDark?: string | undefined;
}

/** Fewer are no way from one to another; more are not told apart while scrolling. */
export const fewestSteps = 2;
export const mostSteps = 8;

/** The colours that a background goes through, the first and the last included. */
export function colorSteps(settings: DynamicBackgroundSettings): readonly ColorStep[] {
  const { startColorLight, startColorDark, endColorLight, endColorDark } = settings;
  return [
    { colorLight: startColorLight, colorDark: startColorDark },
    ...(settings.colorSteps ?? []),
    { colorLight: endColorLight, colorDark: endColorDark },
  ];
}

/** The settings with other colours to go through. Throws where these are no way. */
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

/** Two neighbouring steps and how far the second one has come, when a part of the way, 0 to 1, has been scrolled. */
export function stretchAt(count: number, part: number): { readonly from: number; readonly share: number } {
  const stretches = Math.max(count - 1, 1);
  const from = Math.min(Math.floor(part * stretches), stretches - 1);
  return { from, share: part * stretches - from };
}

/** The part of the page over which a background changes, in percent. The end always lies beyond the start. */
export function changeRange({
  scrollRange,
}: Pick<DynamicBackgroundSettings, 'scrollRange'>): readonly [number, number] {
  const start = Math.min(scrollRange.start, 99);
  return [start, Math.max(scrollRange.end, start + 1)];
}

/** Where on the page each colour is reached, in percent; none where there are no colours to go through. */
export function stepPlaces(settings: DynamicBackgroundSettings): readonly number[] {
  if (!settings.enabled || settings.type !== 'scroll-color-transition') return [];
  const [start, end] = changeRange(settings);
  const stretches = colorSteps(settings).length - 1;
  return Array.from({ length: stretches + 1 }, (_, step) => start + ((end - start) * step) / stretches);
}

/** How far the change of a background has come at a part of the page, 0 to 1, with its easing between each two steps. */
export function changeAt(settings: DynamicBackgroundSettings, count: number, part: number) {
  const [start, end] = changeRange(settings);
  const gone = Math.min(1, Math.max(0, (part * 100 - start) / (end - start)));
  const { from, share } = stretchAt(count, gone);
  return { from, share: easings[settings.easing](share) };
}

function set<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
