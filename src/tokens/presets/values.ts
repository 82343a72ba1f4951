import type { TokenSetting } from '../token-list.ts';
import type { DimensionValue, TokenValues } from '../token-value.ts';

type Color = TokenValues['color'];

export const rem = (value: number): DimensionValue => ({ value, unit: 'rem' });
export const px = (value: number): DimensionValue => ({ value, unit: 'px' });

/** Creates a colour in OKLCH. */
export const oklch = (lightness: number, chroma: number, hue: number, alpha?: number): Color => ({
  colorSpace: 'oklch',
  components: [lightness, chroma, hue],
  ...(alpha === undefined ? {} : { alpha }),
});

/** Creates a size of `min` rem in windows up to `from` pixels that grows to `max` rem at `to` pixels. */
export const fluid = (min: number, max: number, from: number, to: number): TokenSetting => ({
  value: rem(max),
  fluid: { min: rem(min), from, to },
});

/** Creates one layer of a shadow that falls straight down. */
export const layer = (color: Color, offsetY: number, blur: number, spread = 0) => ({
  color,
  offsetX: px(0),
  offsetY: px(offsetY),
  blur: px(blur),
  spread: px(spread),
});

type Scale = Readonly<Record<string, TokenSetting['value'] | TokenSetting>>;

/**
 * Creates settings of the tokens in one group, by their names in it; a value alone applies to both themes.
 */
export function inGroup(group: string, scale: Scale): Record<string, TokenSetting> {
  return Object.fromEntries(
    Object.entries(scale).map(([name, value]) => [`${group}.${name}`, isSetting(value) ? value : { value }]),
  );
}

function isSetting(value: Scale[string]): value is TokenSetting {
  return typeof value === 'object' && !Array.isArray(value) && 'value' in value && !('unit' in value);
}

/** Creates colours of a group, with separate light and dark values. */
export function colors(
  group: string,
  pairs: Readonly<Record<string, readonly [light: Color, dark: Color]>>,
): Record<string, TokenSetting> {
  return Object.fromEntries(
    Object.entries(pairs).map(([name, [value, dark]]) => [`${group}.${name}`, { value, dark }]),
  );
}
