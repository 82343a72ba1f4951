import fp from 'fastify-plugin';

interface Options {
  /** The site's origin. */
  readonly publicUrl: string;
  /** The origin of foreign code, another host than the site's. */
  readonly frameOrigin: string;
}

/** What brings scripts that are not ours: documents that run code, and the studio's decks. */
const foreign = /^\/(?:frame|decks)\//;
/** What such scripts may ask by its path alone, as they could where frames had the site's own origin. */
const library = /^\/media\//;

const reading = new Set(['GET', 'HEAD']);

/**
 * Gives foreign code a host of its own, which has nothing else: no page, no call, no cookie. Both hosts are this server;
 * what is asked at the wrong one is sent to the other, so that addresses in pages stay what they are.
 */
export const frameHost = fp<Options>(
  async (app, { publicUrl, frameOrigin }) => {
    const { host } = new URL(frameOrigin);
    app.addHook('onRequest', async (request, reply) => {
      // By its route, however the address is written: what has none is a page that is not there.
      const isForeign = foreign.test(request.routeOptions.url ?? '');
      const reads = reading.has(request.method);
      if (getHost(request, frameOrigin) !== host) {
        if (!isForeign || !reads) return;
        // The path of a deck can be a proof; and behind a proxy that hides the host, this would lead to itself for as long as it is kept.
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

/** The host that was asked, without the port that its scheme has anyway. */
function getHost({ host }: { readonly host: string }, frameOrigin: string): string {
  const address = `${new URL(frameOrigin).protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : '';
}
