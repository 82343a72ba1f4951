import type { Tokens } from '#tokens/resolve-tokens.ts';
import { toHex } from '#tokens/srgb.ts';

/** What a browser paints its own bars with, so that they continue the page. */
export function themeColorsOf({ color: { paper } }: Pick<Tokens, 'color'>) {
  return { light: toHex(paper.light), dark: toHex(paper.dark) } as const;
}
