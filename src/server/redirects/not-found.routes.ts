import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/not-found.ts';
import { mount } from '#server/http/route.ts';
import { loadGraph } from '#server/redirects/load-graph.ts';
import type { Storage } from '#server/storage/storage.ts';
import { indexPlaces, nearestPage } from './nearest-page.ts';
import { NotFoundLog } from './not-found-log.ts';
import { placesOf } from './places.ts';
import { stillMissing } from './still-missing.ts';

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
