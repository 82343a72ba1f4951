import type { WriteScope } from '#server/storage/storage.ts';
import { formatDestination, type RedirectDestination, resolveDestination } from './follow-redirects.ts';
import { mergeSearch } from './redirect-address.ts';
import { listCoveredPaths, type RedirectRule } from './redirect-rules.ts';
import { upsertRedirects } from './redirects.repository.ts';
import { createHop, findHop, type Hop, type SiteGraph } from './site-graph.ts';

/** Hops of a chain that stay as they were written; each is a read of storage for a visitor. */
export const mostHops = 8;

/** The end of a chain of rules, and its number of hops. */
interface Chain extends RedirectDestination {
  readonly hops: number;
}

/**
 * Points every rule of a long chain at its end. Returns the changed rules. A page on the way that visitors see, or that redirects
 * them, ends a chain: it may be changed tomorrow. A chain that runs into a redirect loop of old data stays as it is.
 *
 * @param graph as it is stored
 */
export async function flattenChains(scope: WriteScope, graph: SiteGraph): Promise<readonly RedirectRule[]> {
  const rules = findRulesToFlatten(graph);
  await upsertRedirects(
    scope.db,
    rules.map((rule) => ({ ...rule, updatedAt: scope.now })),
  );
  return rules;
}

/** Marks a chain that never ends; compared by identity. */
const redirectLoop: Chain = { bare: '', search: '', hash: '', path: undefined, hops: 0 };

/**
 * Finds the rules of long chains, each with the end of its chain as target. Linear in the number of rules.
 */
export function findRulesToFlatten(graph: SiteGraph): RedirectRule[] {
  const known = new Map<string, Chain | undefined>();
  const buildChain = (leg: Hop): Chain => {
    const next = resolveDestination(graph, leg);
    return appendHop(next, next.path === undefined ? undefined : findChain(graph, next.path, known));
  };
  return [...graph.rules.values()].flatMap((rule) => {
    const ways = listCoveredPaths(rule.fromPath).map((path) => ({
      path,
      way: buildChain(createHop(rule, path)),
    }));
    const [first] = ways;
    if (!first || ways.some(({ way }) => way === redirectLoop)) return [];
    if (ways.every(({ way }) => way.hops <= mostHops)) return [];
    const short = { ...rule, toPath: formatDestination(first.way) };
    // A rule for all languages has one target: it stays if the chains of the languages differ.
    const isSame = ways.every(
      ({ path, way }) =>
        formatDestination(resolveDestination(graph, createHop(short, path))) === formatDestination(way),
    );
    return isSame ? [short] : [];
  });
}

/** Undefined if no rule applies. */
function findChain(
  graph: SiteGraph,
  start: string,
  known: Map<string, Chain | undefined>,
): Chain | undefined {
  const trail: { readonly path: string; readonly next: RedirectDestination }[] = [];
  for (let at: string | undefined = start; at !== undefined && !known.has(at); ) {
    const leg = findHop(graph, at);
    // Reaching a path again while its own chain is being followed means a redirect loop.
    known.set(at, leg?.by === 'rule' ? redirectLoop : undefined);
    if (leg?.by !== 'rule') break;
    const next = resolveDestination(graph, leg);
    trail.push({ path: at, next });
    at = next.path;
  }
  for (const { path, next } of trail.toReversed())
    known.set(path, appendHop(next, next.path === undefined ? undefined : known.get(next.path)));
  return known.get(start);
}

/**
 * Puts a hop before the rest of a chain. Query parameters and hash that the later URL lacks are taken from
 * the hop, as in `travel`.
 */
function appendHop(next: RedirectDestination, rest: Chain | undefined): Chain {
  if (!rest) return { ...next, hops: 1 };
  if (rest === redirectLoop) return redirectLoop;
  return {
    ...rest,
    search: mergeSearch(rest.search, next.search),
    hash: rest.hash || next.hash,
    hops: rest.hops + 1,
  };
}
