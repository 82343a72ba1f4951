import { findPathOwner } from '#content/address/own-paths.ts';
import { parseUrl } from '#content/address/parse-url.ts';
import { findAnsweringPage, parseSitePath } from '#content/address/site-paths.ts';
import type { PageKind, PageStatus } from '#content/page/page.ts';

/** A page, as far as its address and whether visitors see it go. */
export interface CheckedPage {
  readonly identifier: string;
  readonly kind: PageKind;
  readonly parentIdentifier: string | null;
  readonly status: PageStatus;
  readonly redirectUrl: string | null;
  /** What it is called to whoever reads a finding. */
  readonly name: string;
}

interface Rule {
  readonly fromPath: string;
  readonly toPath: string;
}

/** What visitors of an address of ours get. */
export type Leads =
  | { readonly to: 'page' | 'nothing' }
  | { readonly to: 'draft' | 'hidden' | 'trashed'; readonly name: string }
  | { readonly to: 'elsewhere'; readonly path: string };

/** Tells where the addresses of the site lead. */
export interface SiteAddresses {
  /** The path of ours at which a browser looks for an address, without query and hash; undefined for one of another site. */
  readonly pathAt: (address: string) => string | undefined;
  /** @param path of ours, without query and hash, encoded or not */
  readonly leads: (path: string) => Leads;
}

interface Site {
  /** The site's own origin. */
  readonly origin: string;
  readonly pages: readonly CheckedPage[];
  readonly redirects: readonly Rule[];
  /** Pages in the trash, by where they stood. */
  readonly trashed: readonly { readonly path: string; readonly name: string }[];
}

/** Rules that follow each other further than this lead nowhere that a person would look for. */
const longestJourney = 10;

/** The addresses of a site. Visible pages come before redirects, and these before what is only there for the studio. */
export function createSiteAddresses({ origin, pages, redirects, trashed }: Site): SiteAddresses {
  const byIdentifier = new Map(pages.map((page) => [page.identifier, page]));
  const gone = new Map(trashed.map((page) => [page.path, page.name]));
  const rules = new Map(redirects.map((rule) => [rule.fromPath, rule.toPath]));

  function leads(path: string, left = longestJourney): Leads {
    const asked = parseSitePath(path);
    const { path: bare, canonicalPath } = asked;
    if (findPathOwner(decoded(bare))) return { to: 'page' };
    const page = findAnsweringPage(byIdentifier, asked);
    if (page?.status === 'PUBLISHED') return { to: 'page' };
    const hidden = page?.status === 'HIDDEN' ? page.redirectUrl : null;
    const rule = hidden ?? rules.get(decoded(canonicalPath)) ?? rules.get(decoded(bare));
    if (rule) return follow(rule, left);
    if (page) return { to: page.status === 'DRAFT' ? 'draft' : 'hidden', name: page.name };
    const lower = path.toLowerCase();
    const below = lower === path ? undefined : leads(lower, left);
    if (below?.to === 'page') return { to: 'elsewhere', path: lower };
    if (below?.to === 'elsewhere') return below;
    const name = gone.get(decoded(bare));
    return name === undefined ? { to: 'nothing' } : { to: 'trashed', name };
  }

  function follow(rule: string, left: number): Leads {
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

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
