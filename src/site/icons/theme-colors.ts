import { toHex } from '#ui/srgb.ts';
import { tokens } from '#ui/tokens.ts';

/** What a browser paints its own bars with, so that they continue the page. */
export const themeColors = {
  light: toHex(tokens.color.paper.light),
  dark: toHex(tokens.color.paper.dark),
} as const;
