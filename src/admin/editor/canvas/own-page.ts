import { parseUrl } from '#content/address/parse-url.ts';
import { parseSitePath } from '#content/address/site-paths.ts';

/** One of our own pages that a link leads to, by its identifier; undefined for anything else. */
export function pageIdentifierOf(href: string): string | undefined {
  const url = parseUrl(href, window.location.origin);
  if (!url || url.origin !== window.location.origin) return undefined;
  const { target } = parseSitePath(url.pathname);
  return target.type === 'unknown' ? undefined : target.identifier;
}
