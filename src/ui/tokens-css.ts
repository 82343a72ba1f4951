import { lightDark, themeSwitches } from './light-dark.ts';
import { tokens } from './tokens.ts';

/** Tokens that are the same in both themes, by their names in CSS. */
const constants: ReadonlyMap<string, string> = new Map(
  Object.entries(tokens).flatMap(([scale, values]) =>
    scale === 'color'
      ? []
      : Object.entries(values).map(([name, value]) => [`--${scale}-${name}`, String(value)] as const),
  ),
);

/**
 * The tokens as CSS, or those of them that are needed. Without a `data-theme` the reader's system decides, also where no script runs. Any
 * element with one renders what is in it in that theme, since it declares the colours anew.
 */
export function tokensCss(isNeeded: (name: string) => boolean = () => true): string {
  const colors = Object.entries(tokens.color).map(
    ([name, { light, dark }]) => [`--color-${name}`, lightDark(light, dark)] as const,
  );
  const block = (selector: string, all: Iterable<readonly [string, string]>) => {
    const needed = [...all].filter(([name]) => isNeeded(name));
    return needed.length === 0 ? '' : `${selector}{${needed.map((each) => each.join(':')).join(';')}}`;
  };
  const theme = (name: 'light' | 'dark') => `{color-scheme:${name};${themeSwitches[name]}}`;
  return [
    block(':root', constants),
    block(':root,[data-theme]', colors),
    `:root,[data-theme=light]${theme('light')}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme])${theme('dark')}}`,
    `[data-theme=dark]${theme('dark')}`,
    // On paper dark ink on white, whatever the theme: printers leave backgrounds out.
    `@media print{:root:not([data-theme]),[data-theme]${theme('light')}}`,
  ].join('');
}

/** A sheet with the values of the tokens that no theme changes, in place of their names. */
export function inlineTokens(css: string): string {
  return css.replace(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use);
}
