import type { TokenDefinition, TokenSetting } from '../token-list.ts';
import { isAlias } from '../token-list.ts';
import { type TokenValue, type TokenValues, toPixels } from '../token-value.ts';

/**
 * CSS writers without rounding: stylesheets round values to save bytes, exports must be read back unchanged.
 */
const writers: { readonly [Type in keyof TokenValues]: (value: TokenValues[Type]) => string } = {
  color: ({ components, alpha = 1 }) => `oklch(${components.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`,
  dimension: formatExactLength,
  duration: ({ value }) => `${value}ms`,
  number: String,
  fontWeight: String,
  fontFamily: (names) => names.map((name) => `"${name}"`).join(', '),
  composition: (name) => name,
  cubicBezier: (points) => `cubic-bezier(${points.join(', ')})`,
  shadow: (layers) => (layers.length === 0 ? 'none' : layers.map(formatExactLayer).join(', ')),
};

function formatExactLength({ value, unit }: TokenValues['dimension']): string {
  return `${value}${unit}`;
}

function formatExactLayer({
  color,
  offsetX,
  offsetY,
  blur,
  spread,
  inset,
}: TokenValues['shadow'][number]): string {
  const sizes = [offsetX, offsetY, blur, spread].map(formatExactLength).join(' ');
  return `${inset ? 'inset ' : ''}${sizes} ${writers.color(color)}`;
}

/** Writes one side of a setting as CSS; `reference` writes the name of another token. */
export function formatExactCss(
  token: TokenDefinition,
  value: TokenSetting['value'],
  reference: (path: string) => string,
): string {
  if (isAlias(value)) return reference(value.slice(1, -1));
  if (token.unit) return `${value}${token.unit}`;
  return (writers[token.type] as (value: TokenValue) => string)(value);
}

/** Writes a fluid size so that the width of the window at which it begins can be read. */
export function formatExactFluid(
  max: TokenValues['dimension'],
  { min, from, to }: NonNullable<TokenSetting['fluid']>,
): string {
  const slope = (toPixels(max) - toPixels(min)) / (to - from);
  if (slope === 0) return formatExactLength(max);
  const [low, high] = slope > 0 ? [min, max] : [max, min];
  const line = `${formatExactLength(min)} + (100vw - ${from}px) * ${Number(slope.toPrecision(12))}`;
  return `clamp(${formatExactLength(low)}, ${line}, ${formatExactLength(high)})`;
}
