import type { Tokens } from '#tokens/resolve-tokens.ts';
import { iconSvg } from '#ui/site-icon/site-icon.ts';

/** A drawing as an address. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The icon that comes with the site, as a browser of this theme shows it. */
export function standardIcon(theme: 'light' | 'dark', tokens: Tokens): string {
  return svgAddress(iconSvg(tokens, theme));
}
