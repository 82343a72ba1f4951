import { localizeHref, parseSitePath, withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage } from '#content/language/language.ts';
import { mergeSearch, normalizePath, readAddress } from './redirect-address.ts';
import { getPathLanguage } from './redirect-rules.ts';
import {
  findHop,
  findPageAt,
  type Hop,
  isTrashed,
  listPossibleHops,
  type PartialGraph,
} from './site-graph.ts';

/** One hop of a visitor without shortened redirects. */
interface Step {
  /** Path of this site, decoded. */
  readonly from: string;
  readonly to: string;
  readonly by: Hop['by'];
}

/** End of a journey. Paths are decoded. */
export type FinalDestination =
  | { readonly type: 'page'; readonly path: string }
  /** Path of this site where visitors get a 404; `trashed` if its page is in the trash. */
  | { readonly type: 'nothing'; readonly path: string; readonly trashed: boolean }
  | { readonly type: 'elsewhere' }
  /** Paths of the loop; the last one repeats the first. */
  | { readonly type: 'circle'; readonly paths: readonly string[] };

export interface RedirectTrace {
  readonly steps: readonly Step[];
  readonly end: FinalDestination;
  /** Final URL with the query and hash collected on the way; undefined without steps or in a loop. */
  readonly to: string | undefined;
}

/** Memo of ends by starting path. */
export type KnownDestinations = Map<string, FinalDestination>;

/** Outcome for a visitor at a path without a page. */
export type RedirectOutcome =
  | {
      readonly type: 'redirect';
      readonly to: string;
      /** True if a page on the way is hidden, so that the redirect may change. */
      readonly temporary: boolean;
    }
  | { readonly type: 'nowhere' }
  /** Stored rules form a loop; new ones are rejected. */
  | { readonly type: 'circle'; readonly paths: readonly string[] };

export interface RedirectDestination {
  /** Percent-encoded as it was written. */
  readonly bare: string;
  readonly search: string;
  readonly hash: string;
  /** Decoded; undefined for a URL of another site. */
  readonly path: string | undefined;
}

/**
 * Follows a visitor from a path to the end. Every path is passed at most once, whatever is stored.
 * @param first replaces the path's current redirect, to follow an inactive rule
 */
export function followRedirects(
  graph: PartialGraph,
  start: string,
  first = findHop(graph, start),
): RedirectTrace {
  const steps: Step[] = [];
  const passed = new Set([start]);
  let at = start;
  let reached: RedirectDestination | undefined;
  for (let leg = first; leg; leg = findHop(graph, at)) {
    const next = resolveDestination(graph, leg);
    // Query parameters and hash that the new URL lacks are taken from the one before. Browsers do this for
    // the hash.
    reached = {
      ...next,
      search: mergeSearch(next.search, reached?.search ?? ''),
      hash: next.hash || (reached?.hash ?? ''),
    };
    steps.push({ from: at, to: next.bare + next.search + next.hash, by: leg.by });
    if (next.path === undefined) return { steps, end: { type: 'elsewhere' }, to: formatDestination(reached) };
    if (passed.has(next.path)) {
      return { steps, end: buildLoop([...passed], next.path), to: undefined };
    }
    passed.add(next.path);
    at = next.path;
  }
  return {
    steps,
    end: endAt(graph, at),
    to: reached && formatDestination({ ...reached, bare: normalizeSpelling(graph, at, reached.bare) }),
  };
}

/**
 * Finds where visitors of a path arrive, and memoizes it for every path on the way: a whole table takes time
 * linear in its rules, however long the chains.
 */
export function findDestination(
  graph: PartialGraph,
  start: string,
  known: KnownDestinations,
): FinalDestination {
  const passed = new Set<string>();
  let end: FinalDestination | undefined;
  for (let at = start; end === undefined; ) {
    end = known.get(at);
    if (end) break;
    passed.add(at);
    const leg = findHop(graph, at);
    const next = leg && resolveDestination(graph, leg).path;
    if (!leg) end = endAt(graph, at);
    else if (next === undefined) end = { type: 'elsewhere' };
    else if (passed.has(next)) end = buildLoop([...passed], next);
    else at = next;
  }
  for (const path of passed) known.set(path, end);
  return end;
}

function buildLoop(passed: readonly string[], again: string): FinalDestination {
  return { type: 'circle', paths: [...passed.slice(passed.indexOf(again)), again] };
}

/** Finds where a visitor of a pathname (with or without `/en`, as written) is redirected in one hop. */
export function findRedirectOutcome(graph: PartialGraph, pathname: string): RedirectOutcome {
  const { steps, end, to } = followRedirects(graph, normalizePath(pathname));
  if (end.type === 'circle') return { type: 'circle', paths: end.paths };
  // If the target is in the trash, a redirect would only lead to a later 404.
  if (to === undefined || (end.type === 'nothing' && end.trashed)) return { type: 'nowhere' };
  return { type: 'redirect', to, temporary: steps.some(({ by }) => by === 'hidden') };
}

function endAt(graph: PartialGraph, path: string): FinalDestination {
  if (findPageAt(graph, path)?.visibility === 'seen') return { type: 'page', path };
  return { type: 'nothing', path, trashed: isTrashed(graph, path) };
}

/**
 * Normalizes the final URL to the site's own spelling, since another one would cause a second redirect. A
 * case below `/clients` gets its canonical path.
 */
function normalizeSpelling(graph: PartialGraph, path: string, bare: string): string {
  const page = findPageAt(graph, path);
  if (page?.visibility === 'seen') return withLanguage(page.path, getPathLanguage(path));
  return parseSitePath(bare).canonicalPath;
}

/**
 * A target with a language prefix stays as written; any other path of this site keeps the visitor's language.
 */
export function resolveDestination({ origin }: PartialGraph, { to, language }: Hop): RedirectDestination {
  const { own, bare, search, hash } = readAddress(to, origin);
  if (!own) return { bare, search, hash, path: undefined };
  const written = bare.replace(/\/{2,}/g, '/') || '/';
  const namesLanguage = getPathLanguage(normalizePath(written)) !== defaultLanguage;
  const localized = namesLanguage || language === undefined ? written : localizeHref(written, language);
  return { bare: localized, search, hash, path: normalizePath(localized) };
}

export function formatDestination({ bare, search, hash }: RedirectDestination): string {
  return bare + search + hash;
}

/**
 * Finds a redirect loop reachable from these paths, whether pages are visible or hidden: its paths, the last
 * one repeats the first. Undefined if there is none.
 * @param done paths known to lead into no loop, extended by the search; reuse it only for a graph that has
 * lost edges since
 */
export function findRedirectLoop(
  graph: PartialGraph,
  starts: readonly string[],
  done = new Set<string>(),
): readonly string[] | undefined {
  for (const start of starts) {
    const found = findLoopFrom(graph, start, done);
    if (found) return found;
  }
  return undefined;
}

interface Visit {
  readonly path: string;
  /** Targets still to be searched from here. */
  readonly ways: string[];
}

/** Searches depth first without recursion: a chain may be as long as the table. */
function findLoopFrom(graph: PartialGraph, start: string, done: Set<string>): string[] | undefined {
  const trail: Visit[] = [];
  const onTrail = new Set<string>();
  const enter = (path: string) => {
    trail.push({ path, ways: listNextPaths(graph, path) });
    onTrail.add(path);
  };
  if (!done.has(start)) enter(start);
  for (let visit = trail.at(-1); visit; visit = trail.at(-1)) {
    const next = visit.ways.pop();
    if (next === undefined) {
      trail.pop();
      onTrail.delete(visit.path);
      done.add(visit.path);
    } else if (onTrail.has(next)) {
      const paths = trail.map(({ path }) => path);
      return [...paths.slice(paths.indexOf(next)), next];
    } else if (!done.has(next)) enter(next);
  }
  return undefined;
}

function listNextPaths(graph: PartialGraph, path: string): string[] {
  return listPossibleHops(graph, path)
    .map((leg) => resolveDestination(graph, leg).path)
    .filter((to) => to !== undefined);
}

/** Formats paths as `/a → /b → /a` for a message; long ones are shortened in the middle. */
export function formatPathChain(paths: readonly string[]): string {
  const short = paths.length <= 10 ? paths : [...paths.slice(0, 6), '…', ...paths.slice(-3)];
  return short.join(' → ');
}
