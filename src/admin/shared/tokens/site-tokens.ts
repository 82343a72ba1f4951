import { createStore } from 'zustand/vanilla';
import { getResolvedTokens, type Tokens, tokens } from '#tokens/resolve-tokens.ts';

/**
 * The site's design tokens as last received from the server; the defaults until then. The editor renders
 * swatches, contrast and search previews with them, while its own interface keeps the defaults.
 */
export const siteTokensStore = createStore<{ readonly tokens: Tokens }>(() => ({ tokens }));

export function getSiteTokens(): Tokens {
  return siteTokensStore.getState().tokens;
}

/** Call with the studio's token changes whenever they were fetched or saved. */
export function updateSiteTokens(changes: Readonly<Record<string, unknown>>): void {
  const next = getResolvedTokens(changes);
  if (next !== getSiteTokens()) siteTokensStore.setState({ tokens: next });
}
