import { isExternalHref, localizeHref } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';

export type LinkType = 'internal' | 'external';

export interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: string;
}

/**
 * What an `<a>` to an address in content carries: our own paths in the page's language, other sites in a
 * new tab. `type` is what a block's `linkType` says; without it the address decides.
 */
export function linkAttributes(address: string, language: Language, type?: LinkType): LinkAttributes {
  const typed = withType(address.trim(), type);
  const href = safeHref(localizeHref(typed, language));
  const newTab = type === undefined ? isExternalHref(typed) : type === 'external';
  return newTab ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}

/** People write `www.example.com` for a site and `cases/shell` for a page. */
function withType(address: string, type: LinkType | undefined): string {
  if (type === 'external' && /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(address)) return `https://${address}`;
  if (type === 'internal' && address !== 'main' && /^[\w-]+(?:[/?#][^:]*)?$/.test(address))
    return `/${address}`;
  return address;
}

/** Never a script: content is untrusted even when it comes from the database. */
function safeHref(href: string): string {
  return /^(?:https?:|mailto:|tel:|\/|#|\?|[^:]*$)/i.test(href) ? href : '#';
}
