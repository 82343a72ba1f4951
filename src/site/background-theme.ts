import type { Scheme } from '#blocks/shared/surface.ts';

/** Builds a rule for one theme: the chosen theme or, without scripts, that of the system. */
export function buildThemeRule(theme: Scheme, selector: string, declarations: string): string {
  return [
    `:root[data-theme=${theme}]${selector}{${declarations}}`,
    `@media(prefers-color-scheme:${theme}){:root:not([data-theme])${selector}{${declarations}}}`,
  ].join('');
}
