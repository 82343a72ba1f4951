import type { CSSProperties } from 'react';
import type { Theme } from '#tokens/light-dark.ts';
import { getSiteTokens } from '../../../data/site-tokens.ts';

/** All colours as they are in one theme, whichever the editor is in. */
export function getSnippetColors(theme: Theme): CSSProperties {
  const colors = Object.entries(getSiteTokens().color).map(([name, value]) => [
    `--color-${name}`,
    value[theme],
  ]);
  return { colorScheme: theme, ...Object.fromEntries(colors) };
}
