import type { TokenDefinition, TokenSetting } from '../token-list.ts';
import { isAlias } from '../token-list.ts';
import { inPixels, type TokenValue, type TokenValues } from '../token-value.ts';

/**
 * Values as CSS writes them with all their digits: what sheets are made of is rounded for its weight, what is exported must come
 * back as it was.
 */
const writers: { readonly [Type in keyof TokenValues]: (value: TokenValues[Type]) => string } = {
  color: ({ components, alpha = 1 }) => `oklch(${components.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`,
  dimension: lengthCss,
  duration: ({ value }) => `${value}ms`,
  number: String,
  fontWeight: String,
  fontFamily: (names) => names.map((name) => `"${name}"`).join(', '),
  composition: (name) => name,
  cubicBezier: (points) => `cubic-bezier(${points.join(', ')})`,
  shadow: (layers) => (layers.length === 0 ? 'none' : layers.map(layerCss).join(', ')),
};

function lengthCss({ value, unit }: TokenValues['dimension']): string {
  return `${value}${unit}`;
}

function layerCss({ color, offsetX, offsetY, blur, spread, inset }: TokenValues['shadow'][number]): string {
  const sizes = [offsetX, offsetY, blur, spread].map(lengthCss).join(' ');
  return `${inset ? 'inset ' : ''}${sizes} ${writers.color(color)}`;
}

/** One side of a setting; `reference` writes the name of another token. */
export function exactCss(
  token: TokenDefinition,
  value: TokenSetting['value'],
  reference: (path: string) => string,
): string {
  if (isAlias(value)) return reference(value.slice(1, -1));
  if (token.unit) return `${value}${token.unit}`;
  return (writers[token.type] as (value: TokenValue) => string)(value);
}

/** A size that grows, with the window that it begins at in plain sight. */
export function exactFluid(
  max: TokenValues['dimension'],
  { min, from, to }: NonNullable<TokenSetting['fluid']>,
): string {
  const slope = (inPixels(max) - inPixels(min)) / (to - from);
  if (slope === 0) return lengthCss(max);
  const [low, high] = slope > 0 ? [min, max] : [max, min];
  const line = `${lengthCss(min)} + (100vw - ${from}px) * ${Number(slope.toPrecision(12))}`;
  return `clamp(${lengthCss(low)}, ${line}, ${lengthCss(high)})`;
}
