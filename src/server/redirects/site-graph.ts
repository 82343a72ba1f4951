import { findAnsweringPage, parseSitePath } from '#content/address/site-paths.ts';
import { defaultLanguage, type Language } from '#content/language/language.ts';
import type { AddressedPage } from '#server/redirects/addresses.repository.ts';
import { getPathLanguage, listRulePaths, type RedirectRule, toCanonicalPath } from './redirect-rules.ts';

/**
 * Graph of everything that can redirect visitors. Its nodes are the site's paths in either language, decoded,
 * as `normalizePath` writes them.
 */
export interface SiteGraph {
  /** The site's origin; absolute URLs with it are treated as paths. */
  readonly origin: string;
  /** By source path. */
  readonly rules: ReadonlyMap<string, RedirectRule>;
  /** By identifier, without the trash. */
  readonly pages: ReadonlyMap<string, AddressedPage>;
  /** Paths of pages in the trash, without language. */
  readonly trashed: ReadonlySet<string>;
}

/** Part of a graph that suffices for questions about single paths. */
export interface PartialGraph extends Pick<SiteGraph, 'origin'> {
  readonly rules: Pick<SiteGraph['rules'], 'get'>;
  readonly pages: Pick<SiteGraph['pages'], 'get'>;
  readonly trashed: Pick<SiteGraph['trashed'], 'has'>;
}

/** Edge of the graph: one redirect from a path. */
export interface Hop {
  readonly by: 'rule' | 'hidden' | 'address';
  /** Target as written. */
  readonly to: string;
  /** Visitor's language that an unprefixed target keeps; undefined if the target itself names one. */
  readonly language: Language | undefined;
}

/** Builds a graph of rules without pages. */
export function createRuleGraph(rules: Iterable<RedirectRule>, origin = ''): SiteGraph {
  const byPath = new Map(Array.from(rules, (rule) => [rule.fromPath, rule]));
  return { origin, rules: byPath, pages: new Map(), trashed: new Set() };
}

/** Finds the page that answers a path, visible or not. */
export function findPageAt({ pages }: PartialGraph, path: string): AddressedPage | undefined {
  return findAnsweringPage(pages, parseSitePath(encodePath(path)));
}

/** Finds the current redirect from a path; undefined if there is none. */
export function findHop(graph: PartialGraph, path: string): Hop | undefined {
  const page = findPageAt(graph, path);
  if (page?.visibility === 'seen') {
    const { path: asked, target } = parseSitePath(encodePath(path));
    const underClients = target.type === 'case' && target.under === 'clients';
    if (asked === page.path || underClients) return undefined;
    return { by: 'address', to: page.path, language: getPathLanguage(path) };
  }
  return (
    (page?.visibility === 'hidden' && getHiddenHop(page, path)) ||
    findRuleHop(graph, path) ||
    findLowerCaseHop(graph, path)
  );
}

/**
 * Lists every redirect that a path may have in the future: its page may be hidden, published or deleted at
 * any time, which must not create a loop.
 */
export function listPossibleHops(graph: PartialGraph, path: string): Hop[] {
  const page = findPageAt(graph, path);
  const rule = findRuleHop(graph, path) ?? toLowerCase(path);
  return [page && getHiddenHop(page, path), rule].filter((leg) => leg !== undefined);
}

/** Redirects a path with capitals and no page to its lower-case spelling, if that has a page or rule. */
function findLowerCaseHop(graph: PartialGraph, path: string): Hop | undefined {
  const leg = toLowerCase(path);
  const lower = path.toLowerCase();
  const isAnswered = leg && (findPageAt(graph, lower)?.visibility === 'seen' || findHop(graph, lower));
  return isAnswered ? leg : undefined;
}

function toLowerCase(path: string): Hop | undefined {
  const lower = path.toLowerCase();
  return lower === path ? undefined : { by: 'address', to: encodePath(lower), language: undefined };
}

function getHiddenHop({ redirectUrl }: AddressedPage, path: string): Hop | undefined {
  return redirectUrl === null
    ? undefined
    : { by: 'hidden', to: redirectUrl, language: getPathLanguage(path) };
}

function findRuleHop({ rules }: PartialGraph, path: string): Hop | undefined {
  for (const asked of listRulePaths(path)) {
    const rule = rules.get(asked);
    if (rule) return createHop(rule, path);
  }
  return undefined;
}

/**
 * Builds the edge of a rule. A rule without language keeps the visitor's; a rule for one language doesn't.
 */
export function createHop({ fromPath, toPath }: RedirectRule, path: string): Hop {
  const forAll = getPathLanguage(fromPath) === defaultLanguage;
  return { by: 'rule', to: toPath, language: forAll ? getPathLanguage(path) : undefined };
}

/** True if the page at the path is in the trash and no other page has the path. */
export function isTrashed(graph: PartialGraph, path: string): boolean {
  return graph.trashed.has(toCanonicalPath(path)) && findPageAt(graph, path) === undefined;
}

function encodePath(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
