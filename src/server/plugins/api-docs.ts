import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';

/** What the documentation says of its own answers; everything else is set for all of `/api`. */
const passedOn = ['content-type', 'location', 'etag', 'last-modified', 'cache-control'];

/**
 * The description of the calls, at `/api/openapi.json` and to read at `/api/docs`. Collects the routes that come
 * after it, so register it before them; the description is made when somebody first asks for it, since what makes
 * it is large and most servers are never asked.
 */
export function apiDocs(app: FastifyInstance, publicUrl: string): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  let described: Promise<FastifyInstance> | undefined;

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    described ??= import('./describe-routes.ts').then(({ describeRoutes }) =>
      describeRoutes(routes, publicUrl),
    );
    const docs = await described;
    const { url, headers } = request;
    const { statusCode, rawPayload, ...drawn } = await docs.inject({ method: 'GET', url, headers });
    if (statusCode === 404) return reply.callNotFound();
    for (const name of passedOn) {
      const value = drawn.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.code(statusCode).send(rawPayload.length > 0 ? rawPayload : undefined);
  }

  for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/*']) {
    app.get(url, { schema: { hide: true }, config: { access: 'public' } }, answer);
  }
}
