import { createStore } from 'zustand/vanilla';
import { getResolvedTokens, type Tokens, tokens } from '#tokens/resolve-tokens.ts';

/**
 * The values that the site is shown in, as the server said last; the design's until it has. What the editor draws of the site
 * outside of its frames (swatches, contrast, previews of search engines) is drawn in them: the editor itself keeps the design's.
 */
export const siteTokensStore = createStore<{ readonly tokens: Tokens }>(() => ({ tokens }));

export function getSiteTokens(): Tokens {
  return siteTokensStore.getState().tokens;
}

/** Is told whenever somebody hears what the studio has changed. */
export function updateSiteTokens(changes: Readonly<Record<string, unknown>>): void {
  const next = getResolvedTokens(changes);
  if (next !== getSiteTokens()) siteTokensStore.setState({ tokens: next });
}
