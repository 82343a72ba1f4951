import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/not-found.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { mount } from '#server/http/route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { loadGraph } from './ask-graph.ts';
import { followPath, type KnownEnds } from './journey.ts';
import { indexPlaces, type KnownAddress, nearestPage } from './nearest-page.ts';
import type { Sightings } from './not-found.repository.ts';
import { NotFoundLog } from './not-found-log.ts';
import { normalizePath } from './redirect-address.ts';
import { withoutClients } from './redirect-rules.ts';
import { pageAt, type SiteGraph } from './site-graph.ts';

const writeEveryMs = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the website notes addresses that are not there. */
    readonly notFoundLog: NotFoundLog;
  }
}

interface Deps {
  readonly storage: Storage;
  readonly publicUrl: string;
}

/** The log of addresses that were not found: the calls on it, and its writing once a minute and at the end. */
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

    /** What is missing still; without a sighting, the site is not looked through. */
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

/** Those addresses at which visitors would still find nothing: for the others somebody has made a page or a rule since. */
function stillMissing(graph: SiteGraph, sightings: readonly Sightings[]): Sightings[] {
  const ends: KnownEnds = new Map();
  return sightings.filter(({ path, language }) => {
    const { type } = followPath(graph, normalizePath(withLanguage(path, language)), ends);
    return type === 'nothing' || type === 'circle';
  });
}

/** The addresses by which a page may be meant: its own ones, those it had, and below them where pages in the trash stood. */
function placesOf(graph: SiteGraph): KnownAddress[] {
  return [...ownPlaces(graph), ...formerPlaces(graph), ...trashedPlaces(graph)];
}

function ownPlaces({ pages }: SiteGraph): KnownAddress[] {
  return [...pages.values()].flatMap(({ id, path, identifier, visibility }) =>
    visibility === 'seen' && identifier !== '404'
      ? [{ path: normalizePath(path), toPath: path, pageId: id, because: 'spelling' as const }]
      : [],
  );
}

/** Where rules lead to a page, somebody may have misspelled what is in front of them. */
function formerPlaces(graph: SiteGraph): KnownAddress[] {
  const ends: KnownEnds = new Map();
  return [...graph.rules.keys()].flatMap((fromPath): KnownAddress[] => {
    const end = followPath(graph, fromPath, ends);
    const page = end.type === 'page' ? pageAt(graph, end.path) : undefined;
    if (!page) return [];
    return [{ path: withoutClients(fromPath), toPath: page.path, pageId: page.id, because: 'moved' }];
  });
}

/** Who asks for a page in the trash is best sent to what stood above it. */
function trashedPlaces(graph: SiteGraph): KnownAddress[] {
  return [...graph.trashed].flatMap((path): KnownAddress[] => {
    const page = pageAt(graph, path.slice(0, path.lastIndexOf('/')) || '/');
    if (page?.visibility !== 'seen') return [];
    return [{ path, toPath: page.path, pageId: page.id, because: 'trashed' }];
  });
}
