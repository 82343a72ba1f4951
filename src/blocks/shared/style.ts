import type { CSSProperties } from 'react';
import { formatLightDark } from '#tokens/light-dark.ts';

/** CSS properties and custom properties of one element; undefined ones are left out by React. */
export type Style = CSSProperties & { readonly [property: `--${string}`]: string | undefined };

/**
 * The style, or undefined when nothing in it is set, so that no empty attribute is rendered. Stored widths, side margins and
 * side paddings are capped by the container, so that no block makes a page wider than its window.
 */
export function style(values: Style): CSSProperties | undefined {
  if (!Object.values(values).some((value) => value !== undefined)) return undefined;
  const large = (name: string) => isLarge((values as Values)[name]);
  const sides = sideNames.filter(large);
  const widths = widthNames.filter(large);
  const borders = isLarge(values.borderWidth) ? ['borderWidth'] : [];
  if (sides.length + widths.length + borders.length === 0) return values as CSSProperties;
  // Beside all of them there is room for a word.
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

/** True for an absolute length that a narrow column may have no room for: percentages follow their container already. */
function isLarge(value: unknown): boolean {
  const [, size, unit] = (typeof value === 'string' && /^([\d.]+)([a-z]+)$/.exec(value)) || [];
  if (size === undefined) return false;
  return Number(size) * (unit === 'px' ? 1 : 16) > 24;
}

interface StyleAttributes {
  readonly style: CSSProperties | undefined;
  readonly 'data-theme': string | undefined;
}

/**
 * The same as attributes. A colour scheme of its own becomes `data-theme`, so that the tokens in the element
 * follow it, too (`tokens/tokens-css.ts`).
 */
export function styleAttributes({ colorScheme, ...values }: Style): StyleAttributes {
  return { style: style(values), 'data-theme': colorScheme };
}

/** Light and dark of one colour as a value; a missing one takes the other's place. */
export function themed(light: string | undefined, dark: string | undefined): string | undefined {
  if (light === undefined && dark === undefined) return undefined;
  if (light === dark || dark === undefined) return light;
  return formatLightDark(light ?? dark, dark);
}

type Sides<Prefix extends string> = {
  readonly [Side in 'Top' | 'Right' | 'Bottom' | 'Left' as `${Prefix}${Side}`]?: string | undefined;
};

/** The style that margins and paddings ask for. */
export function boxStyle(block: Sides<'margin'> & Sides<'padding'>): CSSProperties | undefined {
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
