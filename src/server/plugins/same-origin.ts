import type { FastifyInstance } from 'fastify';
import { requireSameOrigin } from '../identity/same-origin.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses requests that change something and that another website made a browser send. */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const check = requireSameOrigin(publicUrl);
  app.addHook('onRequest', async (request) => {
    if (!safeMethods.has(request.method)) await check(request);
  });
}
