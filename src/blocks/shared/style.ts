import type { CSSProperties } from 'react';
import { formatLightDark } from '#tokens/light-dark.ts';

/** CSS properties and custom properties of an element. React leaves out undefined ones. */
export type Style = CSSProperties & { readonly [property: `--${string}`]: string | undefined };

/**
 * Builds a style attribute; undefined if no property is set, so that no empty attribute is rendered. Widths,
 * side margins and side paddings are limited to the container, so that no block is wider than the window.
 */
export function style(values: Style): CSSProperties | undefined {
  if (!Object.values(values).some((value) => value !== undefined)) return undefined;
  const isLargeValue = (name: string) => isLarge((values as Values)[name]);
  const sides = sideNames.filter(isLargeValue);
  const widths = widthNames.filter(isLargeValue);
  const borders = isLarge(values.borderWidth) ? ['borderWidth'] : [];
  if (sides.length + widths.length + borders.length === 0) return values as CSSProperties;
  // The capped sides together leave space for a word.
  const share = Math.min(40, Math.floor(90 / sides.length));
  const cap = (names: readonly string[], most: string) =>
    Object.fromEntries(names.map((name) => [name, `min(${(values as Values)[name]}, ${most})`]));
  return { ...values, ...cap(widths, '100%'), ...cap(sides, `${share}%`), ...cap(borders, '5cqi') };
}

type Values = Readonly<Record<string, unknown>>;

const widthNames = ['width', 'minWidth'] as const satisfies readonly (keyof CSSProperties)[];
const sideNames = [
  'marginLeft',
  'marginRight',
  'paddingLeft',
  'paddingRight',
] as const satisfies readonly (keyof CSSProperties)[];

/**
 * True for an absolute length, or a space of the design, that may not fit in a narrow column. Percentages depend on their container
 * anyway.
 */
function isLarge(value: unknown): boolean {
  if (typeof value === 'string' && value.startsWith('var(--space-')) return true;
  const [, size, unit] = (typeof value === 'string' && /^([\d.]+)([a-z]+)$/.exec(value)) || [];
  if (size === undefined) return false;
  return Number(size) * (unit === 'px' ? 1 : 16) > 24;
}

export interface StyleAttributes {
  readonly style: CSSProperties | undefined;
  readonly 'data-theme': string | undefined;
  /** Name of the element's rules for tablets and phones, if it has any. */
  readonly 'data-rules'?: string;
}

/**
 * Builds the style as attributes. A colour scheme becomes `data-theme`, so that the tokens in the element
 * follow it (`tokens/tokens-css.ts`).
 */
export function buildStyleAttributes({ colorScheme, ...values }: Style): StyleAttributes {
  return { style: style(values), 'data-theme': colorScheme };
}

/** Combines the colours of both themes into one CSS value. A missing one is replaced by the other one. */
export function combineThemeColors(light: string | undefined, dark: string | undefined): string | undefined {
  if (light === undefined && dark === undefined) return undefined;
  if (light === dark || dark === undefined) return light;
  return formatLightDark(light ?? dark, dark);
}

type Sides<Prefix extends string> = {
  readonly [Side in 'Top' | 'Right' | 'Bottom' | 'Left' as `${Prefix}${Side}`]?: string | undefined;
};

/** Builds the style of margins and paddings. */
export function buildBoxStyle(block: Sides<'margin'> & Sides<'padding'>): CSSProperties | undefined {
  return style({
    marginTop: block.marginTop,
    marginRight: block.marginRight,
    marginBottom: block.marginBottom,
    marginLeft: block.marginLeft,
    paddingTop: block.paddingTop,
    paddingRight: block.paddingRight,
    paddingBottom: block.paddingBottom,
    paddingLeft: block.paddingLeft,
  });
}
