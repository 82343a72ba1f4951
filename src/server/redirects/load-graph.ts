import {
  listAddressedPages,
  listSendingPages,
  listTrashedPaths,
} from '#server/redirects/addresses.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import { listRedirects } from './redirects.repository.ts';
import { graphOfRules, type SiteGraph } from './site-graph.ts';

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
