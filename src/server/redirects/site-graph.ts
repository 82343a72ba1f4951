import { pageAnswering, parseSitePath } from '#content/address/site-paths.ts';
import { defaultLanguage, type Language } from '#content/language/language.ts';
import type { AddressedPage } from '#server/redirects/addresses.repository.ts';
import { languageOf, pathsAsked, type RedirectRule, withoutClients } from './redirect-rules.ts';

/**
 * Everything that can send a visitor from one address to another, as one graph: its nodes are the paths of the
 * site in either language, decoded, as `normalizePath` writes them.
 */
export interface SiteGraph {
  /** The site's own origin; absolute addresses with it are paths like all others. */
  readonly origin: string;
  /** By the path they are of. */
  readonly rules: ReadonlyMap<string, RedirectRule>;
  /** By identifier, without those in the trash. */
  readonly pages: ReadonlyMap<string, AddressedPage>;
  /** Where pages in the trash stood, without language. */
  readonly trashed: ReadonlySet<string>;
}

/** As much of a graph as answers questions about single paths. */
export interface AskedGraph extends Pick<SiteGraph, 'origin'> {
  readonly rules: Pick<SiteGraph['rules'], 'get'>;
  readonly pages: Pick<SiteGraph['pages'], 'get'>;
  readonly trashed: Pick<SiteGraph['trashed'], 'has'>;
}

/** One way on from a path. */
export interface Leg {
  readonly by: 'rule' | 'hidden' | 'address';
  /** The target as it was written. */
  readonly to: string;
  /** The language of a visitor who goes this way; undefined where the target says by itself where it leads. */
  readonly language: Language | undefined;
}

/** A graph of rules alone, for questions that no page has a part in. */
export function graphOfRules(rules: Iterable<RedirectRule>, origin = ''): SiteGraph {
  const byPath = new Map(Array.from(rules, (rule) => [rule.fromPath, rule]));
  return { origin, rules: byPath, pages: new Map(), trashed: new Set() };
}

/** The page that answers a path, whether visitors see it or not. */
export function pageAt({ pages }: AskedGraph, path: string): AddressedPage | undefined {
  return pageAnswering(pages, parseSitePath(encodePath(path)));
}

/** The way that a visitor of a path is sent now; undefined when they stay. */
export function legFrom(graph: AskedGraph, path: string): Leg | undefined {
  const page = pageAt(graph, path);
  if (page?.visibility === 'seen') {
    const { path: asked, target } = parseSitePath(encodePath(path));
    const underClients = target.type === 'case' && target.under === 'clients';
    if (asked === page.path || underClients) return undefined;
    return { by: 'address', to: page.path, language: languageOf(path) };
  }
  return (
    (page?.visibility === 'hidden' && hiddenLeg(page, path)) ||
    ruleLeg(graph, path) ||
    lowerCaseLeg(graph, path)
  );
}

/**
 * Every way on that a path may have some day: its page may be hidden, published or deleted at any time, and no
 * such click may close a circle.
 */
export function possibleLegs(graph: AskedGraph, path: string): Leg[] {
  const page = pageAt(graph, path);
  const rule = ruleLeg(graph, path) ?? toLowerCase(path);
  return [page && hiddenLeg(page, path), rule].filter((leg) => leg !== undefined);
}

/** Leads a path with capitals that nothing answers to its lower-case spelling, if a page or a rule answers that. */
function lowerCaseLeg(graph: AskedGraph, path: string): Leg | undefined {
  const leg = toLowerCase(path);
  const lower = path.toLowerCase();
  const isAnswered = leg && (pageAt(graph, lower)?.visibility === 'seen' || legFrom(graph, lower));
  return isAnswered ? leg : undefined;
}

function toLowerCase(path: string): Leg | undefined {
  const lower = path.toLowerCase();
  return lower === path ? undefined : { by: 'address', to: encodePath(lower), language: undefined };
}

function hiddenLeg({ redirectUrl }: AddressedPage, path: string): Leg | undefined {
  return redirectUrl === null ? undefined : { by: 'hidden', to: redirectUrl, language: languageOf(path) };
}

function ruleLeg({ rules }: AskedGraph, path: string): Leg | undefined {
  for (const asked of pathsAsked(path)) {
    const rule = rules.get(asked);
    if (rule) return legOf(rule, path);
  }
  return undefined;
}

/** A rule without a language keeps the visitor's; one for a single language says itself where it leads. */
export function legOf({ fromPath, toPath }: RedirectRule, path: string): Leg {
  const forAll = languageOf(fromPath) === defaultLanguage;
  return { by: 'rule', to: toPath, language: forAll ? languageOf(path) : undefined };
}

/** True where a page stood that is in the trash now, and no other one stands. */
export function isTrashed(graph: AskedGraph, path: string): boolean {
  return graph.trashed.has(withoutClients(path)) && pageAt(graph, path) === undefined;
}

function encodePath(path: string): string {
  return path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}
