import { isExternalHref, localizeHref } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';

export type LinkType = 'internal' | 'external';

export interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: string;
}

/**
 * Builds the attributes of an `<a>` in content: own paths get the page's language, links to other sites open
 * in a new tab. `type` is the block's `linkType`; by default the URL decides.
 */
export function buildLinkAttributes(address: string, language: Language, type?: LinkType): LinkAttributes {
  const typed = completeUrl(address.trim(), type);
  const href = sanitizeHref(localizeHref(typed, language));
  const newTab = type === undefined ? isExternalHref(typed) : type === 'external';
  return newTab ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}

/** Completes URLs as people type them: `www.example.com` for a site, `cases/shell` for a page. */
function completeUrl(address: string, type: LinkType | undefined): string {
  if (type === 'external' && /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(address)) return `https://${address}`;
  if (type === 'internal' && address !== 'main' && /^[\w-]+(?:[/?#][^:]*)?$/.test(address))
    return `/${address}`;
  return address;
}

/** Rejects script URLs: content is untrusted even if it comes from the database. */
function sanitizeHref(href: string): string {
  return /^(?:https?:|mailto:|tel:|\/|#|\?|[^:]*$)/i.test(href) ? href : '#';
}
