import fp from 'fastify-plugin';
import { requireSameOrigin } from '#server/http/same-origin.ts';

interface Options {
  readonly publicUrl: string;
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests that change something and that another website made a browser send. */
export const foreignOrigins = fp<Options>(
  async (app, { publicUrl }) => {
    const check = requireSameOrigin(publicUrl);
    app.addHook('onRequest', async (request) => {
      if (!safeMethods.has(request.method)) await check(request);
    });
  },
  { name: 'foreign-origins' },
);
