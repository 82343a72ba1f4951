import type { Tokens } from '#tokens/resolve-tokens.ts';
import { toHex } from '#tokens/srgb.ts';

/** Gets the colours of the browser's own bars, equal to the page's. */
export function getThemeColors({ color: { paper } }: Pick<Tokens, 'color'>) {
  return { light: toHex(paper.light), dark: toHex(paper.dark) } as const;
}
