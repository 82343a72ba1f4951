import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { openClientSpace } from '#api/endpoints/client-spaces.ts';
import { getLanguagePrefix, withLanguage } from '#content/address/site-paths.ts';
import { type Language, languages } from '#content/language/language.ts';
import { AppError } from '#server/http/app-error.ts';
import { type FormError, getFormLanguage, getGateMessage, noteFormError } from '#server/http/form-errors.ts';
import { acceptForms, isForm, isShownToPerson, redirectAfterForm } from '#server/http/html-form.ts';
import { mount } from '#server/http/route.ts';
import type { GrantCookies } from '#server/protection/locks/grant-cookies.ts';
import type { LockCheck } from '#server/protection/locks/page-lock.ts';
import { getAddressKey } from '#server/security/address-key.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { createRateLimiter, type RateLimiter } from '#server/security/rate-limiter.ts';
import { createMemoryStore } from '#server/security/rate-stores.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Storage } from '#server/storage/storage.ts';
import '#server/http/public-host.ts';
import '#server/security/wrong-tries.plugin.ts';
import {
  type ClientSpaceVisits,
  createClientSpaceVisits,
  type OpenableClientSpace,
} from './client-space-visits.service.ts';
import type { HeldPage } from './client-spaces.repository.ts';
import { getClientSpacePath } from './client-spaces.service.ts';

interface Options {
  readonly storage: Storage;
  readonly vault: Vault;
  readonly grants: GrantCookies;
  readonly limits?: Limits;
  /** Renders the page of a client space. Only the public site can do that. */
  readonly renderClientSpace?: RenderClientSpace | undefined;
}

export type RenderClientSpace = (visit: ClientSpaceVisit) => Promise<RenderedClientSpace>;

/** The page of a client space, as a visitor with its link gets it. */
export interface ClientSpaceVisit {
  readonly language: Language;
  /** The client space's URL path without language prefix. */
  readonly path: string;
  readonly view: ClientSpaceView;
}

type ClientSpaceView =
  | {
      readonly type: 'open';
      readonly clientSpace: Pick<OpenableClientSpace, 'client' | 'greeting' | 'expiresAt'>;
      /** The pages, in their order. */
      readonly pages: readonly Pick<HeldPage, 'identifier' | 'publishedAt' | 'approvedAt'>[];
      /** The client's visit before this one, ISO 8601; null for the first. */
      readonly seenAt: string | null;
      readonly opens: LockCheck;
    }
  | { readonly type: 'gate'; readonly action: string; readonly issue: string | undefined }
  | { readonly type: 'closed' | 'unknown' | 'failed' };

export interface RenderedClientSpace {
  readonly html: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Room for a password of 200 characters in any encoding, as a form or as JSON. */
const maxBodyBytes = 4096;

/** Routes of client spaces, for visitors with a link. */
export const clientSpaceVisitsPlugin = fp<Options>(
  async (app, options) => {
    const visits = createClientSpaceVisits(options);
    const limits = options.limits ?? defaultLimits;
    const looks = createRateLimiter(createMemoryStore(), limits);
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.bodyLimit = maxBodyBytes;
      });
      acceptForms(scope);
      // Each error page is rendered for one request, so error pages are limited like visits to client spaces.
      const answers = createRateLimiter(createMemoryStore(), limits);
      answerFormErrors(scope, options.renderClientSpace, answers);
      openByPassword(scope, visits, options.grants, looks);
    });
    if (options.renderClientSpace)
      showClientSpaces(app, visits, options.grants, options.renderClientSpace, looks);
  },
  { name: 'client-space-visits', dependencies: ['access', 'not-found-answers'] },
);

function openByPassword(
  scope: FastifyInstance,
  visits: ClientSpaceVisits,
  grants: GrantCookies,
  looks: RateLimiter,
): void {
  mount(scope, openClientSpace, async ({ params: { token }, body, request, reply }) => {
    const { language, password } = body;
    await takeVisit(looks, request, language);
    const clientSpace = await scope.wrongTries.during('room-password', () =>
      visits.open({ token, password, language, address: request.ip }),
    );
    await enter(visits, grants, clientSpace, request, reply);
    return isForm(request) ? redirectAfterForm(reply, withLanguage(getClientSpacePath(token), language)) : {};
  });
}

/** Opens a client space. Each browser session counts as one visit; resolves to true for its first request. */
async function enter(
  visits: ClientSpaceVisits,
  grants: GrantCookies,
  clientSpace: OpenableClientSpace,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { cookie } = request.headers;
  if (grants.opensClientSpace(cookie, clientSpace.lock)) return false;
  reply.header('set-cookie', grants.grantClientSpace(cookie, clientSpace.lock));
  // The visitor gets access even if the visit cannot be counted.
  await visits
    .note(clientSpace)
    .catch((error: unknown) => request.log.error({ err: error }, 'a visit could not be counted'));
  return true;
}

/** Throws 429 for a network that requests client spaces too often. */
function takeVisit(rates: RateLimiter, { ip }: FastifyRequest, language: Language): Promise<void> {
  return rates.take([{ rate: 'roomVisits', key: getAddressKey(ip) }], language);
}

/** Serves `GET /kamer/{token}` in each language. */
function showClientSpaces(
  app: FastifyInstance,
  visits: ClientSpaceVisits,
  grants: GrantCookies,
  render: RenderClientSpace,
  looks: RateLimiter,
): void {
  for (const language of languages) {
    app.route<{ Params: { token: string }; Querystring: { logout?: unknown } }>({
      method: ['GET', 'HEAD'],
      url: `${getLanguagePrefix(language)}${getClientSpacePath(':token')}`,
      config: { access: 'public', isDocument: true },
      handler: async (request, reply) => {
        await takeVisit(looks, request, language);
        const view = await findView(visits, grants, request, reply).catch(
          (error: unknown): ClientSpaceView => {
            request.log.error({ err: error }, 'a client space could not be opened');
            return { type: 'failed' };
          },
        );
        return send(reply, await render({ language, path: getClientSpacePath(request.params.token), view }));
      },
    });
  }
}

async function findView(
  visits: ClientSpaceVisits,
  grants: GrantCookies,
  request: FastifyRequest<{ Params: { token: string }; Querystring: { logout?: unknown } }>,
  reply: FastifyReply,
): Promise<ClientSpaceView> {
  const { token } = request.params;
  const clientSpace = await visits.find(token);
  if (!clientSpace) {
    request.server.wrongTries.note('secret-link');
    return { type: 'unknown' };
  }
  const { cookie } = request.headers;
  if (request.query.logout !== undefined) {
    reply.header('set-cookie', grants.revokeClientSpace(cookie, clientSpace.lock));
    return { type: 'closed' };
  }
  if (clientSpace.password !== null && !grants.opensClientSpace(cookie, clientSpace.lock))
    return createGate(token);
  // A HEAD request does not count as a visit.
  const isFirst = request.method === 'GET' && (await enter(visits, grants, clientSpace, request, reply));
  const seenAt = isFirst ? clientSpace.lastSeenAt : clientSpace.previousSeenAt;
  const opens: LockCheck = ({ clientSpaces }) =>
    clientSpaces.some(({ id, seed }) => id === clientSpace.id && seed === clientSpace.seed);
  return { type: 'open', clientSpace, pages: await visits.pagesOf(clientSpace), seenAt, opens };
}

function createGate(token: string, issue?: string): ClientSpaceView {
  return { type: 'gate', action: `/api/rooms/${encodeURIComponent(token)}`, issue };
}

function send(reply: FastifyReply, { html, status, headers }: RenderedClientSpace): FastifyReply {
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
}

/** Answers rejected forms with the client space's password form; scripts get the JSON of all errors. */
function answerFormErrors(
  scope: FastifyInstance,
  render: RenderClientSpace | undefined,
  answers: RateLimiter,
): void {
  scope.setErrorHandler(async (error: FormError, request, reply) => {
    const code = error instanceof AppError ? error.code : undefined;
    if (!render || !isForm(request)) throw error;
    if (code === 'auth/foreign-origin' && !isShownToPerson(request)) throw error;
    const { token = '' } = request.params as { token?: string };
    const language = getFormLanguage(request);
    await takeVisit(answers, request, language);
    const path = getClientSpacePath(encodeURIComponent(token));
    // The page at this URL explains the error.
    if (code === 'room/not-found') return redirectAfterForm(reply, withLanguage(path, language));
    const rendered = await render({
      language,
      path,
      view: createGate(token, getGateMessage(error, language)),
    });
    const status = noteFormError(error, 'a client space could not be opened', request, reply);
    return send(reply, { ...rendered, status });
  });
}
