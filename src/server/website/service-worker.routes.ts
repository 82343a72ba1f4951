import type { FastifyInstance } from 'fastify';
import { chooseEncoding, matchesEtag, prepareHtml } from './rendered-page.ts';

/**
 * `/sw.js`. Browsers look for a new one with every visit, so it is never kept without asking
 * (https://w3c.github.io/ServiceWorker/#service-worker-script-request). It stands at the root: a worker is
 * for what lies below it.
 */
export function serviceWorkerRoutes(app: FastifyInstance, source: string): void {
  const headers = {
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    // The worker's own rules: it asks this site and nobody else, and runs nothing besides itself.
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  };
  const prepared = prepareHtml(source, 200, headers, 'kept', 'text/javascript; charset=utf-8');
  const options = { config: { access: 'public' as const }, schema: { hide: true } as object };
  app.get('/sw.js', options, async (request, reply) => {
    const { representations } = await prepared;
    const best = representations[chooseEncoding(request.headers['accept-encoding'])];
    if (matchesEtag(request.headers['if-none-match'], best.etag)) {
      return reply.code(304).headers(best.unchanged).send();
    }
    return reply.headers(best.headers).send(best.body);
  });
}
