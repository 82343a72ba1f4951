import type { Scheme } from '#blocks/shared/surface.ts';

/** A rule in one theme: the one that was chosen, else, without scripts, the system's. */
export function themeRule(theme: Scheme, selector: string, declarations: string): string {
  return [
    `:root[data-theme=${theme}]${selector}{${declarations}}`,
    `@media(prefers-color-scheme:${theme}){:root:not([data-theme])${selector}{${declarations}}}`,
  ].join('');
}
