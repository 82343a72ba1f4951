import { findPathOwner } from '#content/address/own-paths.ts';
import { parseUrl } from '#content/address/parse-url.ts';
import { findAnsweringPage, parseSitePath } from '#content/address/site-paths.ts';
import type { PageKind, PageStatus } from '#content/page/page.ts';

/** A page, with its address and visibility. */
export interface CheckedPage {
  readonly identifier: string;
  readonly kind: PageKind;
  readonly parentIdentifier: string | null;
  readonly status: PageStatus;
  readonly redirectUrl: string | null;
  /** Title in the sentences of findings. */
  readonly name: string;
}

interface Rule {
  readonly fromPath: string;
  readonly toPath: string;
}

/** Response to a visitor of an address of this site. */
export type AddressTarget =
  | { readonly to: 'page' | 'nothing' }
  | { readonly to: 'draft' | 'hidden' | 'trashed'; readonly name: string }
  | { readonly to: 'elsewhere'; readonly path: string };

/** Resolves the addresses of the site. */
export interface SiteAddresses {
  /**
   * Path on this site that a browser requests for an address, without query and hash; undefined for another
   * site.
   */
  readonly pathAt: (address: string) => string | undefined;
  /** @param path of this site, without query and hash, encoded or not */
  readonly leads: (path: string) => AddressTarget;
}

interface Site {
  /** Origin of the site. */
  readonly origin: string;
  readonly pages: readonly CheckedPage[];
  readonly redirects: readonly Rule[];
  /** Pages in the trash, by their former path. */
  readonly trashed: readonly { readonly path: string; readonly name: string }[];
}

/** Longest chain of redirects that is followed; a longer one is treated as a dead end. */
const longestJourney = 10;

/**
 * Creates the resolver. Visible pages take precedence over redirects, and these over pages that only the
 * studio can see.
 */
export function createSiteAddresses({ origin, pages, redirects, trashed }: Site): SiteAddresses {
  const byIdentifier = new Map(pages.map((page) => [page.identifier, page]));
  const gone = new Map(trashed.map((page) => [page.path, page.name]));
  const rules = new Map(redirects.map((rule) => [rule.fromPath, rule.toPath]));

  function leads(path: string, left = longestJourney): AddressTarget {
    const asked = parseSitePath(path);
    const { path: bare, canonicalPath } = asked;
    if (findPathOwner(decodePath(bare))) return { to: 'page' };
    const page = findAnsweringPage(byIdentifier, asked);
    if (page?.status === 'PUBLISHED') return { to: 'page' };
    const hidden = page?.status === 'HIDDEN' ? page.redirectUrl : null;
    const rule = hidden ?? rules.get(decodePath(canonicalPath)) ?? rules.get(decodePath(bare));
    if (rule) return follow(rule, left);
    if (page) return { to: page.status === 'DRAFT' ? 'draft' : 'hidden', name: page.name };
    const lower = path.toLowerCase();
    const below = lower === path ? undefined : leads(lower, left);
    if (below?.to === 'page') return { to: 'elsewhere', path: lower };
    if (below?.to === 'elsewhere') return below;
    const name = gone.get(decodePath(bare));
    return name === undefined ? { to: 'nothing' } : { to: 'trashed', name };
  }

  function follow(rule: string, left: number): AddressTarget {
    if (!rule.startsWith('/') || left === 0) return { to: 'elsewhere', path: rule };
    const [path = '/'] = rule.split(/[?#]/, 1);
    const end = leads(path, left - 1);
    return end.to === 'page' ? { to: 'elsewhere', path: rule } : end;
  }

  return { leads: (path) => leads(path), pathAt: (address) => pathAt(address, origin) };
}

function pathAt(address: string, origin: string): string | undefined {
  const url = parseUrl(address, origin);
  return url?.host === new URL(origin).host && url.protocol.startsWith('http') ? url.pathname : undefined;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
