import { lightDark, themeSwitches } from './light-dark.ts';
import { tokens } from './tokens.ts';

/**
 * The tokens as CSS. Without a `data-theme` the reader's system decides, also where no script runs. Any
 * element with one draws what is in it in that theme, since it declares the colours anew.
 */
export function tokensCss(): string {
  const colors = Object.entries(tokens.color).map(
    ([name, { light, dark }]) => `--color-${name}:${lightDark(light, dark)}`,
  );
  const { color: _colors, ...scales } = tokens;
  const sizes = Object.entries(scales).flatMap(([scale, values]) =>
    Object.entries(values).map(([name, value]) => `--${scale}-${name}:${value}`),
  );
  const theme = (name: 'light' | 'dark') => `{color-scheme:${name};${themeSwitches[name]}}`;
  return [
    `:root{${sizes.join(';')}}`,
    `:root,[data-theme]{${colors.join(';')}}`,
    `:root,[data-theme=light]${theme('light')}`,
    `@media(prefers-color-scheme:dark){:root:not([data-theme])${theme('dark')}}`,
    `[data-theme=dark]${theme('dark')}`,
    // On paper dark ink on white, whatever the theme: printers leave backgrounds out.
    `@media print{:root:not([data-theme]),[data-theme]${theme('light')}}`,
  ].join('');
}
