import { filterTrashedPaths, listAddressedAmong } from '#server/redirects/addresses.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import { listAddressedPages, listRedirectingPages, listTrashedPaths } from './addresses.repository.ts';
import { findRedirects, listRedirects } from './redirects.repository.ts';
import { createRuleGraph, type PartialGraph, type SiteGraph } from './site-graph.ts';

/** Most hops that are followed by single reads; for a longer chain the whole graph is read. */
const mostRounds = 24;

/**
 * Answers a question about a few paths of the stored redirect graph without reading all of it. Pages and
 * rules that the question asks for are loaded, and it runs again until it asks for nothing new.
 * @param question has no side effects, since it runs several times
 */
export async function resolveInGraph<T>(
  db: Db,
  origin: string,
  question: (graph: PartialGraph) => T,
): Promise<T> {
  const rules = new LoadedValues((paths) => findRedirects(db, paths));
  const pages = new LoadedValues((identifiers) => listAddressedAmong(db, identifiers));
  const trashed = new LoadedValues(
    async (paths) => new Map([...(await filterTrashedPaths(db, paths))].map((path) => [path, true])),
  );
  const graph = { origin, rules, pages, trashed };
  for (let round = 0; round < mostRounds; round += 1) {
    const answer = question(graph);
    const read = [await rules.read(), await pages.read(), await trashed.read()];
    if (!read.includes(true)) return answer;
  }
  return question(await loadGraph(db, origin));
}

/** Loaded values by key; records which other keys were asked for. */
class LoadedValues<V> {
  readonly #known = new Map<string, V | undefined>();
  readonly #wanted = new Set<string>();
  readonly #load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>;

  constructor(load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>) {
    this.#load = load;
  }

  get(key: string): V | undefined {
    if (!this.#known.has(key)) this.#wanted.add(key);
    return this.#known.get(key);
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  /** Loads the keys that were asked for; resolves to false if there were none. */
  async read(): Promise<boolean> {
    if (this.#wanted.size === 0) return false;
    const keys = [...this.#wanted];
    this.#wanted.clear();
    // A requested path may hold characters that databases reject as a parameter; there is nothing at those.
    const found = await this.#load(keys.filter((key) => !key.includes('\0')));
    for (const key of keys) this.#known.set(key, found.get(key));
    return true;
  }
}

/**
 * Loads the whole redirect graph.
 * @param origin the site's origin; if empty, every absolute URL counts as external
 */
export async function loadGraph(db: Db, origin: string): Promise<SiteGraph> {
  const rules = createRuleGraph(await listRedirects(db), origin);
  const pages = await listAddressedPages(db);
  return {
    ...rules,
    pages: new Map(pages.map((page) => [page.identifier, page])),
    trashed: new Set(await listTrashedPaths(db)),
  };
}

/**
 * Loads the part of the graph that redirect loops can go through: rules and pages with a redirect URL,
 * usually few. Use it for {@link findRedirectLoop} only; following a visitor needs the whole graph.
 */
export async function loadRedirectingGraph(db: Db): Promise<SiteGraph> {
  const rules = createRuleGraph(await listRedirects(db));
  const pages = await listRedirectingPages(db);
  return { ...rules, pages: new Map(pages.map((page) => [page.identifier, page])) };
}
