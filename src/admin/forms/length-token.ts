import type { LengthField } from '#content/fields/field.ts';
import { spaceNames } from '#tokens/scale/space-scale.ts';
import { formatTokenName } from '../shared/tokens/format-token-name.ts';
import { getSiteTokens } from '../shared/tokens/site-tokens.ts';
import { parseLength } from './length-text.ts';

const reference = /^var\(--(radius|space)-([\w-]+)\)$/;

/** The token that a length refers to; undefined for any other value. */
function findLengthToken(value: unknown): { readonly name: string; readonly css: string } | undefined {
  const [, scale, name = ''] = (typeof value === 'string' && reference.exec(value)) || [];
  if (scale !== 'radius' && scale !== 'space') return undefined;
  const values: Readonly<Record<string, string>> = getSiteTokens()[scale];
  const css = values[name];
  // Spaces are numbered, so their names need the scale.
  return css === undefined
    ? undefined
    : { name: formatTokenName(`${scale}${scale === 'space' ? ' ' : '.'}${name}`), css };
}

/** Formats a stored length: `12px`, or the name of its token. '' for none. */
export function formatStoredLength(value: unknown): string {
  if (typeof value === 'number') return `${value}px`;
  return findLengthToken(value)?.name ?? (typeof value === 'string' ? value : '');
}

/** Replaces a reference to a token by the length that the site's design gives it. */
export function resolveLength(value: unknown): string {
  return findLengthToken(value)?.css ?? formatStoredLength(value);
}

/** True for a reference to a token. */
export function isLengthToken(value: unknown): boolean {
  return findLengthToken(value) !== undefined;
}

/** Finds the preset that a typed token name means, in any case: `medium`. */
export function findNamedPreset({ presets = [] }: LengthField, typed: string): string | undefined {
  const name = typed.trim().toLowerCase();
  return presets.find((preset) => findLengthToken(preset)?.name.toLowerCase() === name);
}

/** Replaces a length by the preset token that has this length now; other lengths stay as they are. */
export function linkPreset({ presets = [] }: LengthField, value: string): string {
  const pixels = toPixels(value);
  const equal = presets.find((preset) => isLengthToken(preset) && toPixels(resolveLength(preset)) === pixels);
  return pixels === undefined ? value : (equal ?? value);
}

/** Finds the space of the design that has this length now, as a reference to its token. */
export function findSpaceToken(length: string): string | undefined {
  const pixels = toPixels(length);
  const spaces = spaceNames.map((name) => `var(--space-${name})`);
  return spaces.find((space) => pixels !== undefined && toPixels(resolveLength(space)) === pixels);
}

function toPixels(length: string): number | undefined {
  const { number, unit } = parseLength(length) ?? {};
  if (number === undefined) return undefined;
  if (unit === 'px' || number === 0) return number;
  return unit === 'rem' ? number * 16 : undefined;
}
