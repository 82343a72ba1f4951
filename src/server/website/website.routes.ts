import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseSitePath } from '#content/site-paths.ts';
import { chooseEncoding, matchesEtag, type RenderedPage } from './rendered-page.ts';
import type { Website } from './website.service.ts';

/** Every public address: the one wildcard below which nothing else is registered. */
export function websiteRoutes(website: Website) {
  return async (app: FastifyInstance): Promise<void> => {
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      config: { access: 'public' },
      handler: (request, reply) => answer(website, request, reply),
    });
  };
}

async function answer(website: Website, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { pathname, search } = splitUrl(request.url);
  const site = parseSitePath(pathname);
  if (pathname !== site.canonicalPath) {
    return reply
      .headers(website.headers)
      .header('cache-control', 'public, max-age=3600')
      .redirect(site.canonicalPath + search, 301);
  }
  const preview = new URLSearchParams(search).has('preview');
  const found = await website.find(site, { preview });
  if (found.type === 'redirect') {
    return reply
      .headers(website.headers)
      .header('cache-control', found.cacheControl)
      .redirect(withSearch(found.to, search), found.status);
  }
  return write(found.page, request, reply);
}

/** Writes prepared bytes and headers straight to the socket: no hook or serializer has anything to add. */
function write(page: RenderedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body, etag, headers } = page.representations[chooseEncoding(request.headers['accept-encoding'])];
  reply.hijack();
  if (page.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
    const {
      'content-length': _length,
      'content-type': _type,
      'content-encoding': _encoding,
      ...rest
    } = headers;
    reply.raw.writeHead(304, rest).end();
    return reply;
  }
  reply.raw.writeHead(page.status, headers);
  reply.raw.end(request.method === 'HEAD' ? undefined : body);
  return reply;
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
