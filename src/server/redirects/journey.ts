import { localizeHref, parseSitePath, withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage } from '#content/language/language.ts';
import { mergeSearch, normalizePath, readAddress } from './redirect-address.ts';
import { languageOf } from './redirect-rules.ts';
import { type AskedGraph, isTrashed, type Leg, legFrom, pageAt, possibleLegs } from './site-graph.ts';

/** One hop that a visitor would make if nobody spared them the way. */
interface Step {
  /** A path of ours, decoded. */
  readonly from: string;
  readonly to: string;
  readonly by: Leg['by'];
}

/** Where a journey ends. Paths are decoded. */
export type End =
  | { readonly type: 'page'; readonly path: string }
  /** A path of ours where visitors find nothing; `trashed` where a page stood that is in the trash. */
  | { readonly type: 'nothing'; readonly path: string; readonly trashed: boolean }
  | { readonly type: 'elsewhere' }
  /** The paths of the circle, the first one again at the end. */
  | { readonly type: 'circle'; readonly paths: readonly string[] };

export interface Journey {
  readonly steps: readonly Step[];
  readonly end: End;
  /** The address at the end, with the query and hash gathered on the way; undefined without steps or in a circle. */
  readonly to: string | undefined;
}

/** Ends that are known already, by the path from which they are reached. */
export type KnownEnds = Map<string, End>;

/** What becomes of a visitor whom no page answers. */
export type Onward =
  | {
      readonly type: 'redirect';
      readonly to: string;
      /** Not for good: a page on the way is hidden. */
      readonly temporary: boolean;
    }
  | { readonly type: 'nowhere' }
  /** Stored rules send each other round; new ones are refused. */
  | { readonly type: 'circle'; readonly paths: readonly string[] };

export interface RedirectDestination {
  /** As it is sent: percent-encoded as it was written. */
  readonly bare: string;
  readonly search: string;
  readonly hash: string;
  /** Decoded; undefined for an address of another site. */
  readonly path: string | undefined;
}

/**
 * Follows a visitor of a path to where they arrive. Every path is passed once at most, whatever is stored.
 *
 * @param first taken instead of the way that the path has now, for a rule that rests
 */
export function travel(graph: AskedGraph, start: string, first = legFrom(graph, start)): Journey {
  const steps: Step[] = [];
  const passed = new Set([start]);
  let at = start;
  let reached: RedirectDestination | undefined;
  for (let leg = first; leg; leg = legFrom(graph, at)) {
    const next = resolveDestination(graph, leg);
    // Parameters and hash that the new address lacks come from the one before. Browsers do this for the hash.
    reached = {
      ...next,
      search: mergeSearch(next.search, reached?.search ?? ''),
      hash: next.hash || (reached?.hash ?? ''),
    };
    steps.push({ from: at, to: next.bare + next.search + next.hash, by: leg.by });
    if (next.path === undefined) return { steps, end: { type: 'elsewhere' }, to: write(reached) };
    if (passed.has(next.path)) {
      return { steps, end: circleAt([...passed], next.path), to: undefined };
    }
    passed.add(next.path);
    at = next.path;
  }
  return {
    steps,
    end: endAt(graph, at),
    to: reached && write({ ...reached, bare: oneSpelling(graph, at, reached.bare) }),
  };
}

/**
 * Where visitors of a path arrive now, and of every path on their way: the ends of a whole table cost as much as it has
 * rules, however long its chains are.
 */
export function followPath(graph: AskedGraph, start: string, known: KnownEnds): End {
  const passed = new Set<string>();
  let end: End | undefined;
  for (let at = start; end === undefined; ) {
    end = known.get(at);
    if (end) break;
    passed.add(at);
    const leg = legFrom(graph, at);
    const next = leg && resolveDestination(graph, leg).path;
    if (!leg) end = endAt(graph, at);
    else if (next === undefined) end = { type: 'elsewhere' };
    else if (passed.has(next)) end = circleAt([...passed], next);
    else at = next;
  }
  for (const path of passed) known.set(path, end);
  return end;
}

function circleAt(passed: readonly string[], again: string): End {
  return { type: 'circle', paths: [...passed.slice(passed.indexOf(again)), again] };
}

/** Where a visitor of a pathname (with or without `/en`, as it was written) is sent, in one hop. */
export function onwardFrom(graph: AskedGraph, pathname: string): Onward {
  const { steps, end, to } = travel(graph, normalizePath(pathname));
  if (end.type === 'circle') return { type: 'circle', paths: end.paths };
  // Sent to a page in the trash, they would only find out later that it is gone.
  if (to === undefined || (end.type === 'nothing' && end.trashed)) return { type: 'nowhere' };
  return { type: 'redirect', to, temporary: steps.some(({ by }) => by === 'hidden') };
}

function endAt(graph: AskedGraph, path: string): End {
  if (pageAt(graph, path)?.visibility === 'seen') return { type: 'page', path };
  return { type: 'nothing', path, trashed: isTrashed(graph, path) };
}

/**
 * The address at the end as the site itself writes it: another spelling would be a second hop. A page has one
 * address; a case that is named below `/clients` is shown there too, and a visitor who is sent on anyway is sent to
 * its own one.
 */
function oneSpelling(graph: AskedGraph, path: string, bare: string): string {
  const page = pageAt(graph, path);
  if (page?.visibility === 'seen') return withLanguage(page.path, languageOf(path));
  return parseSitePath(bare).canonicalPath;
}

/** A target that names a language stands as written; any other path of ours keeps the visitor's language. */
export function resolveDestination({ origin }: AskedGraph, { to, language }: Leg): RedirectDestination {
  const { own, bare, search, hash } = readAddress(to, origin);
  if (!own) return { bare, search, hash, path: undefined };
  const written = bare.replace(/\/{2,}/g, '/') || '/';
  const namesLanguage = languageOf(normalizePath(written)) !== defaultLanguage;
  const localized = namesLanguage || language === undefined ? written : localizeHref(written, language);
  return { bare: localized, search, hash, path: normalizePath(localized) };
}

export function write({ bare, search, hash }: RedirectDestination): string {
  return bare + search + hash;
}

/**
 * A circle that visitors of any of these paths could come into, whichever pages are seen or hidden: its paths,
 * the first one again at the end. Undefined when there is none.
 *
 * @param done paths from which no circle is to be found, which the search adds to: for asking again about a graph
 *   that has only lost ways since
 */
export function findCircle(
  graph: AskedGraph,
  starts: readonly string[],
  done = new Set<string>(),
): readonly string[] | undefined {
  for (const start of starts) {
    const found = circleFrom(graph, start, done);
    if (found) return found;
  }
  return undefined;
}

interface Visit {
  readonly path: string;
  /** Paths that are still to be looked at from here. */
  readonly ways: string[];
}

/** Depth first and without recursion: a chain may be as long as the table. */
function circleFrom(graph: AskedGraph, start: string, done: Set<string>): string[] | undefined {
  const trail: Visit[] = [];
  const onTrail = new Set<string>();
  const enter = (path: string) => {
    trail.push({ path, ways: waysFrom(graph, path) });
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

function waysFrom(graph: AskedGraph, path: string): string[] {
  return possibleLegs(graph, path)
    .map((leg) => resolveDestination(graph, leg).path)
    .filter((to) => to !== undefined);
}

/** `/a → /b → /a`, for a sentence: of a long way its beginning and its end. */
export function inArrows(paths: readonly string[]): string {
  const short = paths.length <= 10 ? paths : [...paths.slice(0, 6), '…', ...paths.slice(-3)];
  return short.join(' → ');
}
