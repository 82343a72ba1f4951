import { z } from 'zod';
import { compositions } from './compositions.ts';

/**
 * Token values in the shapes of the Design Tokens Format Module 2025.10
 * (https://www.designtokens.org/tr/2025.10/format/): one schema per type, from which the TypeScript type
 * derives, and a CSS writer. CSS is written from numbers and quoted names only, so that no value can escape
 * its declaration.
 */

const finite = (min: number, max: number) => z.number().min(min).max(max);

/**
 * OKLCH: lightness 0 to 1, chroma 0 to 0.5, hue in degrees. Other colour spaces are converted to it on
 * import.
 */
const colorSchema = z.object({
  colorSpace: z.literal('oklch'),
  components: z.tuple([finite(0, 1), finite(0, 0.5), finite(0, 360)]),
  /** 0 to 1; the default is 1. */
  alpha: finite(0, 1).optional(),
});
type ColorValue = z.infer<typeof colorSchema>;

export const dimensionSchema = z.object({ value: finite(-10_000, 10_000), unit: z.enum(['px', 'rem']) });
export type DimensionValue = z.infer<typeof dimensionSchema>;

const durationSchema = z.object({ value: finite(0, 60_000), unit: z.literal('ms') });

/** A font family: letters, digits and the punctuation of typeface names. */
const family = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} .,_&+'-]*$/u, 'must be the name of a typeface');

const shadowLayerSchema = z.object({
  color: colorSchema,
  offsetX: dimensionSchema,
  offsetY: dimensionSchema,
  blur: dimensionSchema,
  spread: dimensionSchema,
  inset: z.boolean().optional(),
});
type ShadowLayer = z.infer<typeof shadowLayerSchema>;

/** Schemas of the values, by token type. */
export const valueSchemas = {
  color: colorSchema,
  dimension: dimensionSchema,
  duration: durationSchema,
  number: finite(-100_000, 100_000),
  fontWeight: finite(1, 1000),
  fontFamily: z.array(family).min(1).max(8),
  cubicBezier: z.tuple([finite(0, 1), finite(-5, 5), finite(0, 1), finite(-5, 5)]),
  shadow: z.array(shadowLayerSchema).max(8),
  /** This project's own type, omitted from files for other programs. */
  composition: z.enum(compositions),
} as const;

export type TokenType = keyof typeof valueSchemas;
export type TokenValues = { [Type in TokenType]: z.infer<(typeof valueSchemas)[Type]> };
export type TokenValue = TokenValues[TokenType];

/** Writes a number for CSS with at most `digits` decimals. */
export function formatCssNumber(value: number, digits = 4): string {
  return String(Number(value.toFixed(digits)));
}

function formatOklch({ components: [lightness, chroma, hue], alpha = 1 }: ColorValue): string {
  const parts = [formatCssNumber(lightness), formatCssNumber(chroma), formatCssNumber(hue, 2)].join(' ');
  return `oklch(${parts}${alpha === 1 ? '' : ` / ${formatCssNumber(alpha)}`})`;
}

export function formatDimension({ value, unit }: DimensionValue): string {
  return value === 0 ? '0' : `${formatCssNumber(value)}${unit}`;
}

const formatShadowLayer = ({ color, offsetX, offsetY, blur, spread, inset }: ShadowLayer): string =>
  [
    ...(inset ? ['inset'] : []),
    ...[offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])].map(formatDimension),
    formatOklch(color),
  ].join(' ');

/** CSS writers, by token type. */
export const cssWriters: { readonly [Type in TokenType]: (value: TokenValues[Type]) => string } = {
  color: formatOklch,
  dimension: formatDimension,
  duration: ({ value }) => `${formatCssNumber(value)}ms`,
  number: (value) => formatCssNumber(value),
  fontWeight: (value) => formatCssNumber(value),
  fontFamily: (names) => names.map((name) => `"${name}"`).join(),
  cubicBezier: (points) => `cubic-bezier(${points.map((point) => formatCssNumber(point)).join(', ')})`,
  composition: (name) => name,
  shadow: (layers) => (layers.length === 0 ? 'none' : layers.map(formatShadowLayer).join(', ')),
};

/** Converts a length to CSS pixels, with browsers' default of 16 per rem. */
export function toPixels({ value, unit }: DimensionValue): number {
  return unit === 'rem' ? value * 16 : value;
}
