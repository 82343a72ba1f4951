import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseSitePath } from '#content/site-paths.ts';
import { chooseEncoding, matchesEtag, type RenderedPage } from './rendered-page.ts';
import { isCall, type Website } from './website.service.ts';

/** Every public address: the one wildcard below which nothing else is registered. */
export function websiteRoutes(website: Website) {
  return async (app: FastifyInstance): Promise<void> => {
    // A logger of its own is a fair part of what a request costs, and a page in memory has nothing to tell.
    app.setChildLoggerFactory((logger, bindings, options, { url = '' }) =>
      website.kept(url) ? logger : logger.child(bindings, options),
    );
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      config: { access: 'public', isThere: ({ url }) => website.isThere(url) },
      handler: (request, reply) => {
        const kept = website.kept(request.url);
        if (!kept) return answer(website, request, reply);
        write(kept, request, reply);
      },
    });
  };
}

async function answer(website: Website, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { pathname, search } = splitUrl(request.url);
  // A call that does not exist: its caller reads JSON, not a page.
  if (isCall(pathname)) return callNotFound(reply);
  const site = parseSitePath(pathname);
  if (pathname !== site.canonicalPath) {
    return reply
      .headers(website.headers)
      .header('cache-control', 'public, max-age=3600')
      .redirect(site.canonicalPath + search, 301);
  }
  const preview = new URLSearchParams(search).has('preview');
  const found = await website.find(site, { preview, opens: request.server.pageAccess.opensFor(request) });
  if (found.type === 'redirect') {
    return reply
      .headers(website.headers)
      .header('cache-control', found.cacheControl)
      .redirect(inHeader(withSearch(found.to, search)), found.status);
  }
  if (found.page.status === 404 && !preview && request.method === 'GET') {
    request.server.notFoundLog.note({ ...site, referrer: request.headers.referer });
  }
  write(found.page, request, reply);
  return reply;
}

/** Writes prepared bytes and headers straight to the socket: no hook or serializer has anything to add. */
function write(page: RenderedPage, { headers, method }: FastifyRequest, reply: FastifyReply): void {
  const best = page.representations[chooseEncoding(headers['accept-encoding'])];
  reply.hijack();
  if (page.status === 200 && matchesEtag(headers['if-none-match'], best.etag)) {
    reply.raw.writeHead(304, best.unchanged).end();
    return;
  }
  reply.raw.writeHead(page.status, best.headers).end(method === 'HEAD' ? undefined : best.body);
}

function callNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** An address in the characters that a header can carry; what is encoded already stays as it is. */
function inHeader(address: string): string {
  return address.toWellFormed().replace(/[^!-~]/gu, encodeURIComponent);
}

function splitUrl(url: string): { pathname: string; search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, mark), search: url.slice(mark) };
}

/** The visitor's query travels along, unless the new address has one of its own. */
function withSearch(to: string, search: string): string {
  if (search === '' || to.includes('?')) return to;
  const [path = '', hash] = to.split('#', 2);
  return hash === undefined ? path + search : `${path}${search}#${hash}`;
}
