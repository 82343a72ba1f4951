import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { parseSitePath } from '#content/address/site-paths.ts';
import { momentParameter } from '#content/page/past-moment.ts';
import '#server/protection/access.plugin.ts';
import '#server/http/early-answers.ts';
import '#server/http/public-host.ts';
import '#server/redirects/not-found.routes.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodeForHeader } from '#server/http/public-host.ts';
import { writePrepared } from '#server/http/send-prepared.ts';
import { mergeSearch, readAddress } from '#server/redirects/redirect-address.ts';
import { getAddressKey } from '#server/security/address-key.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { createRateLimiter, type RateCounter, type RateLimiter } from '#server/security/rate-limiter.ts';
import { createMemoryStore } from '#server/security/rate-stores.ts';
import { isCall, type Website } from './website.service.ts';

interface Options {
  readonly website: Website;
  readonly limits?: Limits | undefined;
}

/** Serves all public URLs by one wildcard route. */
export const websiteRoutes = fp<Options>(
  async (app, { website, limits = defaultLimits }) => {
    const rates = {
      previews: createRateLimiter(createMemoryStore(), limits),
      unlocked: createRateLimiter(createMemoryStore(), limits),
    };
    // Pages in memory are answered before the routes, unless requests are logged, which needs the hooks.
    if (!['debug', 'trace'].includes(app.log.level)) {
      app.answerEarly((request, response) => answerCached(website, request, response));
    }
    // Runs once the server listens: a visitor who comes during the rendering waits for it instead of being
    // refused.
    app.addHook('onListen', async () => void (await website.prepareHome()));
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      config: { access: 'public', isDocument: true, isThere: ({ url }) => website.isThere(url) },
      handler: (request, reply) => {
        if (!answerCached(website, request.raw, reply.raw)) return answer(website, rates, request, reply);
        reply.hijack();
      },
    });
  },
  { name: 'website', dependencies: ['early-answers', 'not-found-answers', 'access', 'not-found-log'] },
);

/**
 * Counted separately: anyone can request previews, and must not use up the limit of visitors with a grant.
 */
interface RenderRates {
  readonly previews: RateLimiter;
  readonly unlocked: RateLimiter;
}

async function answer(
  website: Website,
  rates: RenderRates,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { pathname, search } = splitUrl(request.url);
  // An unknown API call gets JSON, not a page.
  if (isCall(pathname)) return callNotFound(reply);
  const site = parseSitePath(pathname);
  const query = new URLSearchParams(search);
  const preview = query.has('preview');
  const moment = preview ? null : query.get(momentParameter);
  const counter: RateCounter = { rate: 'previews', key: getAddressKey(request.ip) };
  if (moment !== null || (preview && website.rendersPreview(site)))
    await rates.previews.take([counter], site.language);
  const visit = {
    opens: request.server.pageAccess.opensFor(request),
    countRender: () => rates.unlocked.take([counter], site.language),
  };
  const found =
    moment === null
      ? await website.find(site, { ...visit, preview })
      : await website.findInPast(site, moment, visit);
  if (found.type === 'redirect') {
    return reply
      .headers(website.headers)
      .header('cache-control', found.cacheControl)
      .redirect(encodeForHeader(withSearch(found.to, search)), found.status);
  }
  if (found.page.status === 404 && !preview && moment === null && request.method === 'GET') {
    request.server.notFoundLog.note({ ...site, referrer: request.headers.referer });
  }
  const cookie = moment === null ? undefined : website.createMomentCookie(moment, request.headers.cookie);
  if (cookie !== undefined) reply.raw.setHeader('set-cookie', cookie);
  reply.hijack();
  writePrepared(found.page, request.raw, reply.raw);
  return reply;
}

function callNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function splitUrl(url: string): { pathname: string; search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, mark), search: url.slice(mark) };
}

/** Appends the visitor's query to a redirect's target; parameters of the target take precedence. */
function withSearch(to: string, search: string): string {
  const { bare, search: own, hash } = readAddress(to, '');
  return bare + mergeSearch(own, search) + hash;
}

/**
 * Sends the cached page of exactly this URL; false if there is none. Used both before the routes and by the
 * route itself.
 */
function answerCached(
  { cached }: Pick<Website, 'cached'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const page = cached(url);
  if (!page) return false;
  writePrepared(page, request, response);
  return true;
}
