import fp from 'fastify-plugin';

interface Options {
  /** Origin of the site. */
  readonly publicUrl: string;
  /** Origin of third-party code, on another host than the site's. */
  readonly frameOrigin: string;
}

/** Paths of third-party code: embedded documents that run code, and the studio's decks. */
const foreign = /^\/(?:frame|decks)\//;
/** Files that such code may load, as it could on the site's own origin. */
const library = /^\/media\//;

const reading = new Set(['GET', 'HEAD']);

/**
 * Isolates third-party code on its own host, which serves nothing else: no page, API or cookie. Both hosts
 * are this server, and redirect to each other, so that URLs in pages stay the same.
 */
export const frameHost = fp<Options>(
  async (app, { publicUrl, frameOrigin }) => {
    const { host } = new URL(frameOrigin);
    app.addHook('onRequest', async (request, reply) => {
      // Compares the route, since a URL can be spelled in several ways. URLs without a route are missing
      // pages.
      const isForeign = foreign.test(request.routeOptions.url ?? '');
      const reads = reading.has(request.method);
      if (getHost(request, frameOrigin) !== host) {
        if (!isForeign || !reads) return;
        // The redirect is not cached: a deck's path may contain a proof, and a cached redirect would loop
        // behind a proxy that hides the host.
        return reply
          .header('cache-control', 'private, no-store')
          .redirect(`${frameOrigin}${request.url}`, 307);
      }
      if (isForeign && reads) return;
      if (library.test(request.url) && reads) return reply.redirect(`${publicUrl}${request.url}`, 307);
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send('Nothing is here.\n');
    });
  },
  { name: 'frame-host' },
);

/** Returns the requested host without its scheme's default port. */
function getHost({ host }: { readonly host: string }, frameOrigin: string): string {
  const address = `${new URL(frameOrigin).protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : '';
}
