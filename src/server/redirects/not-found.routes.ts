import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/not-found.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { mount } from '#server/http/route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { findDestination, type KnownDestinations } from './follow-redirects.ts';
import { loadGraph } from './load-graph.ts';
import { buildPlaceIndex, findNearestPage, type KnownAddress } from './nearest-page.ts';
import type { NotFoundVisits } from './not-found.repository.ts';
import { NotFoundLog } from './not-found-log.ts';
import { normalizePath } from './redirect-address.ts';
import { toCanonicalPath } from './redirect-rules.ts';
import { findPageAt, type SiteGraph } from './site-graph.ts';

const writeEveryMs = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Log that the website records missing paths in. */
    readonly notFoundLog: NotFoundLog;
  }
}

interface Deps {
  readonly storage: Storage;
  readonly publicUrl: string;
}

/** Routes of the 404 log. Writes it every minute and on shutdown. */
export const notFoundRoutes = fp<Deps>(
  async (app, deps) => {
    const log = new NotFoundLog(deps);
    app.decorate('notFoundLog', log);
    app.jobs.add({
      name: 'not-found',
      firstAfterMs: writeEveryMs,
      everyMs: writeEveryMs,
      runsAtClose: true,
      failure: '404 log entries could not be saved yet',
      run: () => log.write(),
    });

    /** The entries that are still missing. Without entries, the graph isn't loaded. */
    const loadMissing = async () => {
      const sightings = await log.list();
      if (sightings.length === 0) return undefined;
      const graph = await loadGraph(deps.storage.db, deps.publicUrl);
      return { graph, addresses: filterStillMissing(graph, sightings) };
    };
    mount(app, endpoints.listNotFound, async () => (await loadMissing())?.addresses ?? []);
    mount(app, endpoints.proposeRedirects, async () => {
      const found = await loadMissing();
      if (!found) return [];
      const { graph, addresses } = found;
      const index = buildPlaceIndex(listKnownAddresses(graph));
      return addresses.flatMap(({ path, language }) => {
        const nearest = findNearestPage(path, index);
        return nearest ? [{ path, language, ...nearest }] : [];
      });
    });
    mount(app, endpoints.restoreNotFound, async ({ body }) => {
      await log.putBack(body.addresses);
      return {};
    });
    mount(app, endpoints.deleteNotFound, async ({ query }) => {
      await log.forget(query.path, query.language);
      return {};
    });
  },
  { name: 'not-found-log', dependencies: ['identity', 'jobs', 'not-found-answers'] },
);

/** Filters entries to those that still answer 404: for the others a page or redirect was created since. */
function filterStillMissing(graph: SiteGraph, sightings: readonly NotFoundVisits[]): NotFoundVisits[] {
  const ends: KnownDestinations = new Map();
  return sightings.filter(({ path, language }) => {
    const { type } = findDestination(graph, normalizePath(withLanguage(path, language)), ends);
    return type === 'nothing' || type === 'circle';
  });
}

/**
 * Lists the paths by which a page may be meant: its current ones, former ones, and those of child pages in
 * the trash.
 */
function listKnownAddresses(graph: SiteGraph): KnownAddress[] {
  return [...listCurrentAddresses(graph), ...listFormerAddresses(graph), ...listTrashedAddresses(graph)];
}

function listCurrentAddresses({ pages }: SiteGraph): KnownAddress[] {
  return [...pages.values()].flatMap(({ id, path, identifier, visibility }) =>
    visibility === 'seen' && identifier !== '404'
      ? [{ path: normalizePath(path), toPath: path, pageId: id, because: 'spelling' as const }]
      : [],
  );
}

/** Paths of rules that lead to a page: visitors may have misspelled those. */
function listFormerAddresses(graph: SiteGraph): KnownAddress[] {
  const ends: KnownDestinations = new Map();
  return [...graph.rules.keys()].flatMap((fromPath): KnownAddress[] => {
    const end = findDestination(graph, fromPath, ends);
    const page = end.type === 'page' ? findPageAt(graph, end.path) : undefined;
    if (!page) return [];
    return [{ path: toCanonicalPath(fromPath), toPath: page.path, pageId: page.id, because: 'moved' }];
  });
}

/** Visitors of a page in the trash are best sent to its former parent. */
function listTrashedAddresses(graph: SiteGraph): KnownAddress[] {
  return [...graph.trashed].flatMap((path): KnownAddress[] => {
    const page = findPageAt(graph, path.slice(0, path.lastIndexOf('/')) || '/');
    if (page?.visibility !== 'seen') return [];
    return [{ path, toPath: page.path, pageId: page.id, because: 'trashed' }];
  });
}
