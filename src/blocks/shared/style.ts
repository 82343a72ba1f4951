import type { CSSProperties } from 'react';
import { lightDark } from '#tokens/light-dark.ts';

/** CSS properties and custom properties of one element; undefined ones are left out by React. */
export type Style = CSSProperties & { readonly [property: `--${string}`]: string | undefined };

/** The style, or undefined when nothing in it is set, so that no empty attribute is rendered. */
export function style(values: Style): CSSProperties | undefined {
  return Object.values(values).some((value) => value !== undefined) ? (values as CSSProperties) : undefined;
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
  return lightDark(light ?? dark, dark);
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
