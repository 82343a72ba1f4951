import { listAddressedAmong, trashedAmong } from '#server/redirects/addresses.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import { listAddressedPages, listSendingPages, listTrashedPaths } from './addresses.repository.ts';
import { listRedirects, redirectsAmong } from './redirects.repository.ts';
import { type AskedGraph, graphOfRules, type SiteGraph } from './site-graph.ts';

/** Ways of so many hops are followed hop by hop; for a longer one, the whole graph is read. */
const mostRounds = 24;

/**
 * Answers a question about a few paths of the graph of addresses, as it is stored, from the pages and rules that it asks for:
 * what is not known yet is read, and the question asked again, until it has asked for nothing new.
 *
 * @param question without effects: it is asked more than once
 */
export async function askGraph<T>(db: Db, origin: string, question: (graph: AskedGraph) => T): Promise<T> {
  const rules = new Asked((paths) => redirectsAmong(db, paths));
  const pages = new Asked((identifiers) => listAddressedAmong(db, identifiers));
  const trashed = new Asked(
    async (paths) => new Map([...(await trashedAmong(db, paths))].map((path) => [path, true])),
  );
  const graph = { origin, rules, pages, trashed };
  for (let round = 0; round < mostRounds; round += 1) {
    const answer = question(graph);
    const read = [await rules.read(), await pages.read(), await trashed.read()];
    if (!read.includes(true)) return answer;
  }
  return question(await loadGraph(db, origin));
}

/** Knows what was read, and remembers what was asked for beyond it. */
class Asked<V> {
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

  /** Reads what was asked for; false where that was nothing. */
  async read(): Promise<boolean> {
    if (this.#wanted.size === 0) return false;
    const keys = [...this.#wanted];
    this.#wanted.clear();
    // What visitors type may hold what no database takes in a question, and then nothing is there.
    const found = await this.#load(keys.filter((key) => !key.includes('\0')));
    for (const key of keys) this.#known.set(key, found.get(key));
    return true;
  }
}

/**
 * The graph as it is stored.
 *
 * @param origin the site's own; empty where it is not known: absolute addresses are then another site's
 */
export async function loadGraph(db: Db, origin: string): Promise<SiteGraph> {
  const rules = graphOfRules(await listRedirects(db), origin);
  const pages = await listAddressedPages(db);
  return {
    ...rules,
    pages: new Map(pages.map((page) => [page.identifier, page])),
    trashed: new Set(await listTrashedPaths(db)),
  };
}

/**
 * Of the graph what circles can go through, in a studio's site a handful of pages: a page that sends nobody elsewhere is
 * where a way ends. For `findCircle` alone; whoever follows a visitor needs all of it.
 */
export async function loadSendingGraph(db: Db): Promise<SiteGraph> {
  const rules = graphOfRules(await listRedirects(db));
  const pages = await listSendingPages(db);
  return { ...rules, pages: new Map(pages.map((page) => [page.identifier, page])) };
}
