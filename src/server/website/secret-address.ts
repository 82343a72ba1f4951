import type { SiteContext } from '#site/render.tsx';

/** Of what stands at an address that is a secret. */
export const secretHeaders = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  // No other site gets to see it, and nothing of ours writes it down.
  'referrer-policy': 'no-referrer',
} as const;

/** The address is told to nobody, also not to what measures. */
export function unmeasured(site: SiteContext): SiteContext {
  return { ...site, settings: { ...site.settings, measurementId: '' } };
}

/** Without any referrer a form would come from nowhere, and be refused. This one names the site and no address. */
export const headersOfForms = { 'referrer-policy': 'strict-origin' } as const;
