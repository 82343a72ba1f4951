import type { TokenChanges } from '../token-changes.ts';
import { getTokenSetting } from '../token-changes.ts';
import { findToken, isAlias } from '../token-list.ts';
import { type DimensionValue, toPixels } from '../token-value.ts';

/** A spacing scale: multiples of a base, or a geometric series. The base is in CSS pixels. */
export interface SpaceScale {
  readonly base: number;
  /** Undefined for the multiples of the eight-point grid. */
  readonly ratio: number | undefined;
}

/** Steps of the design as multiples of its base of eight points. */
const rhythm: Readonly<Record<string, number>> = {
  half: 0.5,
  1: 1,
  2: 1.5,
  3: 2,
  4: 3,
  5: 4,
  6: 6,
  7: 9,
  8: 14,
};

/** Names of the spaces, smallest first. */
export const spaceNames: readonly string[] = ['half', '1', '2', '3', '4', '5', '6', '7', '8'];

/** Rounds to whole pixels, which keep lines and edges sharp. */
function roundToPixel(pixels: number): DimensionValue {
  return { value: Math.round(pixels) / 16, unit: 'rem' };
}

export function makeSpaceScale({ base, ratio }: SpaceScale): TokenChanges {
  return Object.fromEntries(
    spaceNames.map((name, index) => {
      const pixels = ratio === undefined ? base * (rhythm[name] ?? 1) : base * ratio ** (index - 1);
      return [`space.${name}`, { value: roundToPixel(pixels) }];
    }),
  );
}

/** Returns a space in large windows, in CSS pixels. */
export function getSpaceInPixels(name: string, changes: TokenChanges): number {
  const token = findToken(`space.${name}`);
  if (!token) throw new Error(`The design has no space ${name}.`);
  const { value } = getTokenSetting(token, changes);
  return toPixels((isAlias(value) ? token.standard.value : value) as DimensionValue);
}

/** Finds the scale that fits the current spaces best. */
export function fitSpaceScale(changes: TokenChanges): SpaceScale {
  const base = getSpaceInPixels('1', changes);
  const ratio = Math.round((getSpaceInPixels('8', changes) / base) ** (1 / 7) * 1000) / 1000;
  const measureError = (scale: SpaceScale) => computeDistance(makeSpaceScale(scale), changes);
  const even = { base, ratio: undefined };
  const growing = { base, ratio: Math.min(2, Math.max(1.05, ratio)) };
  return measureError(even) <= measureError(growing) ? even : growing;
}

function computeDistance(made: TokenChanges, changes: TokenChanges): number {
  return spaceNames.reduce(
    (sum, name) => sum + Math.abs(getSpaceInPixels(name, made) - getSpaceInPixels(name, changes)),
    0,
  );
}
