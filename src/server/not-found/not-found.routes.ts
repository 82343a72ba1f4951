import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/not-found.ts';
import { mount } from '#server/http/route.ts';
import type { Storage } from '#server/storage/storage.ts';
import { NotFoundLog } from './not-found-log.ts';

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
    const write = () =>
      log
        .write()
        .catch((error: unknown) => app.log.warn({ err: error }, 'not-found addresses wait to be written'));
    const timer = setInterval(() => void write(), writeEveryMs);
    timer.unref();
    app.addHook('preClose', async () => {
      clearInterval(timer);
      await write();
    });

    mount(app, endpoints.listNotFound, () => log.list());
    mount(app, endpoints.deleteNotFound, async ({ query }) => {
      await log.forget(query.path, query.language);
      return {};
    });
  },
  { name: 'not-found-log', dependencies: ['identity', 'not-found-answers'] },
);
