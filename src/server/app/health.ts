import fp from 'fastify-plugin';
import { isDatabaseReachable } from '#server/storage/is-database-reachable.ts';
import type { Storage } from '#server/storage/storage.ts';

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

interface Options {
  readonly storage: Storage;
}

/** Serves `/healthz`: the process responds. And `/readyz`: it can also work, so it may get traffic. */
export const health = fp<Options>(
  async (app, { storage }) => {
    const options = {
      config: { access: 'public' as const },
      logLevel: 'warn' as const,
    };
    let closing = false;
    app.addHook('preClose', async () => {
      closing = true;
    });
    app.get('/healthz', options, async (_request, reply) => {
      reply.headers(headers);
      return { status: 'ok' };
    });
    app.get('/readyz', options, async (request, reply) => {
      reply.headers(headers);
      if (
        !closing &&
        (await isDatabaseReachable(storage, (error) => request.log.warn({ err: error }, 'not ready')))
      ) {
        return { status: 'ok', revision: storage.revision.current };
      }
      return reply
        .code(503)
        .header('retry-after', 5)
        .send({ status: closing ? 'closing' : 'no storage' });
    });
  },
  { name: 'health', dependencies: ['not-found-answers'] },
);
