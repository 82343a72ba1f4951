import type { CSSProperties } from 'react';
import type { Theme } from '#tokens/light-dark.ts';
import { getSiteTokens } from '../../../shared/tokens/site-tokens.ts';

/** Colours in one theme, whichever theme the editor has. */
export function getSnippetColors(theme: Theme): CSSProperties {
  const colors = Object.entries(getSiteTokens().color).map(([name, value]) => [
    `--color-${name}`,
    value[theme],
  ]);
  return { colorScheme: theme, ...Object.fromEntries(colors) };
}
