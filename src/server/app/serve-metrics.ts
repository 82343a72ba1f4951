import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createMetrics } from './metrics.ts';

type Options = Parameters<typeof createMetrics>[0] & {
  /** Where to listen; undefined for a server that tells nothing. */
  readonly at: { readonly host: string; readonly port: number } | undefined;
};

/**
 * Answers `/metrics` at a port of its own for as long as the app runs. Not at the site's: what a server does is nobody's business
 * who can only read the site, and a port is closed more surely than an address.
 *
 * @returns the port, once it listens; undefined where it does not
 */
export async function serveMetrics(
  app: FastifyInstance,
  { at, ...watched }: Options,
): Promise<number | undefined> {
  if (at === undefined) return undefined;
  const metrics = createMetrics(watched);
  metrics.watch(app.server);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response
        .writeHead(404, { 'content-type': 'text/plain; charset=utf-8' })
        .end('There is /metrics here.\n');
      return;
    }
    try {
      const text = await metrics.read();
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text);
    } catch (error) {
      app.log.error({ err: error }, 'metrics could not be read');
      response.writeHead(500).end();
    }
  });
  server.listen(at);
  await once(server, 'listening');
  app.addHook('preClose', async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return address !== null && typeof address === 'object' ? address.port : undefined;
}
