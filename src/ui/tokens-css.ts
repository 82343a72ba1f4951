import { tokens } from './tokens.ts';

/**
 * The tokens as CSS. Colours use `light-dark()`, so one declaration serves both themes: without a
 * `data-theme` the reader's system decides, also where no script runs.
 */
export function tokensCss(): string {
  const colors = Object.entries(tokens.color).map(
    ([name, { light, dark }]) => `--color-${name}:light-dark(${light},${dark})`,
  );
  const { color: _colors, ...scales } = tokens;
  const sizes = Object.entries(scales).flatMap(([scale, values]) =>
    Object.entries(values).map(([name, value]) => `--${scale}-${name}:${value}`),
  );
  return [
    `:root{color-scheme:light dark;${[...colors, ...sizes].join(';')}}`,
    ':root[data-theme=light]{color-scheme:light}',
    ':root[data-theme=dark]{color-scheme:dark}',
  ].join('');
}
