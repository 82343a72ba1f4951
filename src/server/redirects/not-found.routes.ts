import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/not-found.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { mount } from '#server/http/route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { loadGraph } from './ask-graph.ts';
import { endOf, type KnownEnds } from './journey.ts';
import { indexPlaces, nearestPage, type Place } from './nearest-page.ts';
import type { Sightings } from './not-found.repository.ts';
import { NotFoundLog } from './not-found-log.ts';
import { normalizePath } from './redirect-address.ts';
import { withoutClients } from './redirect-rules.ts';
import { pageAt, type SiteGraph } from './site-graph.ts';

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
      failure: 'not-found addresses wait to be written',
      run: () => log.write(),
    });

    /** The entries that are still missing. Without entries, the graph isn't loaded. */
    const missing = async () => {
      const sightings = await log.list();
      if (sightings.length === 0) return undefined;
      const graph = await loadGraph(deps.storage.db, deps.publicUrl);
      return { graph, addresses: stillMissing(graph, sightings) };
    };
    mount(app, endpoints.listNotFound, async () => (await missing())?.addresses ?? []);
    mount(app, endpoints.proposeRedirects, async () => {
      const found = await missing();
      if (!found) return [];
      const { graph, addresses } = found;
      const index = indexPlaces(placesOf(graph));
      return addresses.flatMap(({ path, language }) => {
        const nearest = nearestPage(path, index);
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
function stillMissing(graph: SiteGraph, sightings: readonly Sightings[]): Sightings[] {
  const ends: KnownEnds = new Map();
  return sightings.filter(({ path, language }) => {
    const { type } = endOf(graph, normalizePath(withLanguage(path, language)), ends);
    return type === 'nothing' || type === 'circle';
  });
}

/**
 * Lists the paths by which a page may be meant: its current ones, former ones, and those of child pages in
 * the trash.
 */
function placesOf(graph: SiteGraph): Place[] {
  return [...ownPlaces(graph), ...formerPlaces(graph), ...trashedPlaces(graph)];
}

function ownPlaces({ pages }: SiteGraph): Place[] {
  return [...pages.values()].flatMap(({ id, path, identifier, visibility }) =>
    visibility === 'seen' && identifier !== '404'
      ? [{ path: normalizePath(path), toPath: path, pageId: id, because: 'spelling' as const }]
      : [],
  );
}

/** Paths of rules that lead to a page: visitors may have misspelled those. */
function formerPlaces(graph: SiteGraph): Place[] {
  const ends: KnownEnds = new Map();
  return [...graph.rules.keys()].flatMap((fromPath): Place[] => {
    const end = endOf(graph, fromPath, ends);
    const page = end.type === 'page' ? pageAt(graph, end.path) : undefined;
    if (!page) return [];
    return [{ path: withoutClients(fromPath), toPath: page.path, pageId: page.id, because: 'moved' }];
  });
}

/** Visitors of a page in the trash are best sent to its former parent. */
function trashedPlaces(graph: SiteGraph): Place[] {
  return [...graph.trashed].flatMap((path): Place[] => {
    const page = pageAt(graph, path.slice(0, path.lastIndexOf('/')) || '/');
    if (page?.visibility !== 'seen') return [];
    return [{ path, toPath: page.path, pageId: page.id, because: 'trashed' }];
  });
}
