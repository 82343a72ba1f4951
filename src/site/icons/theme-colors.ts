import { toHex } from '#ui/srgb.ts';
import { type Tokens, tokens } from '#ui/tokens.ts';

/** What a browser paints its own bars with, so that they continue the page. */
export function themeColorsOf({ color: { paper } }: Pick<Tokens, 'color'>) {
  return { light: toHex(paper.light), dark: toHex(paper.dark) } as const;
}

/** Those of the design. */
export const themeColors = themeColorsOf(tokens);
