import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { openRoom } from '#api/endpoints/rooms.ts';
import { getLanguagePrefix, withLanguage } from '#content/address/site-paths.ts';
import { type Language, languages } from '#content/language/language.ts';
import { AppError } from '#server/http/app-error.ts';
import { type FormError, getFormLanguage, getGateMessage, noteFormError } from '#server/http/form-errors.ts';
import { acceptForms, isForm, isShownToPerson, redirectAfterForm } from '#server/http/html-form.ts';
import { mount } from '#server/http/route.ts';
import type { GrantCookies } from '#server/protection/locks/grant-cookies.ts';
import type { Opens } from '#server/protection/locks/page-lock.ts';
import { getAddressKey } from '#server/security/address-key.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { createRateLimiter, type RateLimiter } from '#server/security/rate-limiter.ts';
import { createMemoryStore } from '#server/security/rate-stores.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Storage } from '#server/storage/storage.ts';
import '#server/http/public-host.ts';
import '#server/security/wrong-tries.plugin.ts';
import { createRoomVisits, type OpenableRoom, type RoomVisits } from './room-visits.service.ts';
import { getRoomPath } from './rooms.service.ts';

interface Options {
  readonly storage: Storage;
  readonly vault: Vault;
  readonly grants: GrantCookies;
  readonly limits?: Limits;
  /** Renders the page of a room. Only the public site can do that. */
  readonly renderRoom?: RenderRoom | undefined;
}

export type RenderRoom = (visit: RoomVisit) => Promise<RenderedRoom>;

/** The page of a room, as a visitor with its link gets it. */
export interface RoomVisit {
  readonly language: Language;
  /** The room's URL path without language prefix. */
  readonly path: string;
  readonly view: RoomView;
}

type RoomView =
  | {
      readonly type: 'open';
      readonly room: Pick<OpenableRoom, 'client' | 'greeting' | 'expiresAt'>;
      /** Identifiers of the pages, in their order. */
      readonly identifiers: readonly string[];
      readonly opens: Opens;
    }
  | { readonly type: 'gate'; readonly action: string; readonly issue: string | undefined }
  | { readonly type: 'closed' | 'unknown' | 'failed' };

export interface RenderedRoom {
  readonly html: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Room for a password of 200 characters in any encoding, as a form or as JSON. */
const maxBodyBytes = 4096;

/** Routes of clients' rooms, for visitors with a link. */
export const roomVisitsPlugin = fp<Options>(
  async (app, options) => {
    const visits = createRoomVisits(options);
    const limits = options.limits ?? defaultLimits;
    const looks = createRateLimiter(createMemoryStore(), limits);
    await app.register(async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.bodyLimit = maxBodyBytes;
      });
      acceptForms(scope);
      // Each is rendered for its sender alone, as looks at rooms are.
      const answers = createRateLimiter(createMemoryStore(), limits);
      answerFormErrors(scope, options.renderRoom, answers);
      openByPassword(scope, visits, options.grants, looks);
    });
    if (options.renderRoom) showRooms(app, visits, options.grants, options.renderRoom, looks);
  },
  { name: 'room-visits', dependencies: ['access', 'not-found-answers'] },
);

function openByPassword(
  scope: FastifyInstance,
  visits: RoomVisits,
  grants: GrantCookies,
  looks: RateLimiter,
): void {
  mount(scope, openRoom, async ({ params: { token }, body, request, reply }) => {
    const { language, password } = body;
    await takeVisit(looks, request, language);
    const room = await scope.wrongTries.during('room-password', () =>
      visits.open({ token, password, language, address: request.ip }),
    );
    await enter(visits, grants, room, request, reply);
    return isForm(request) ? redirectAfterForm(reply, withLanguage(getRoomPath(token), language)) : {};
  });
}

/** Opens a room. Each browser session counts as one visit. */
async function enter(
  visits: RoomVisits,
  grants: GrantCookies,
  room: OpenableRoom,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { cookie } = request.headers;
  if (grants.opensRoom(cookie, room.lock)) return;
  reply.header('set-cookie', grants.grantRoom(cookie, room.lock));
  // Whoever may come in does, also where nobody can count them.
  await visits
    .note(room)
    .catch((error: unknown) => request.log.error({ err: error }, 'a visit could not be counted'));
}

/** Throws 429 for a network that requests rooms too often. */
function takeVisit(rates: RateLimiter, { ip }: FastifyRequest, language: Language): Promise<void> {
  return rates.take([{ rate: 'roomVisits', key: getAddressKey(ip) }], language);
}

/** Serves `GET /kamer/{token}` in each language. */
function showRooms(
  app: FastifyInstance,
  visits: RoomVisits,
  grants: GrantCookies,
  render: RenderRoom,
  looks: RateLimiter,
): void {
  for (const language of languages) {
    app.route<{ Params: { token: string }; Querystring: { logout?: unknown } }>({
      method: ['GET', 'HEAD'],
      url: `${getLanguagePrefix(language)}${getRoomPath(':token')}`,
      config: { access: 'public', isDocument: true },
      handler: async (request, reply) => {
        await takeVisit(looks, request, language);
        const view = await viewFor(visits, grants, request, reply).catch((error: unknown): RoomView => {
          request.log.error({ err: error }, 'a client space could not be opened');
          return { type: 'failed' };
        });
        return send(reply, await render({ language, path: getRoomPath(request.params.token), view }));
      },
    });
  }
}

async function viewFor(
  visits: RoomVisits,
  grants: GrantCookies,
  request: FastifyRequest<{ Params: { token: string }; Querystring: { logout?: unknown } }>,
  reply: FastifyReply,
): Promise<RoomView> {
  const { token } = request.params;
  const room = await visits.find(token);
  if (!room) {
    request.server.wrongTries.note('secret-link');
    return { type: 'unknown' };
  }
  const { cookie } = request.headers;
  if (request.query.logout !== undefined) {
    reply.header('set-cookie', grants.revokeRoom(cookie, room.lock));
    return { type: 'closed' };
  }
  if (room.password !== null && !grants.opensRoom(cookie, room.lock)) return createGate(token);
  // Who only asks whether it is there is no visitor.
  if (request.method === 'GET') await enter(visits, grants, room, request, reply);
  const opens: Opens = ({ rooms }) => rooms.some(({ id, seed }) => id === room.id && seed === room.seed);
  return { type: 'open', room, identifiers: await visits.pagesOf(room), opens };
}

function createGate(token: string, issue?: string): RoomView {
  return { type: 'gate', action: `/api/rooms/${encodeURIComponent(token)}`, issue };
}

function send(reply: FastifyReply, { html, status, headers }: RenderedRoom): FastifyReply {
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
}

/** Answers rejected forms with the room's password form; scripts get the JSON of all errors. */
function answerFormErrors(
  scope: FastifyInstance,
  render: RenderRoom | undefined,
  answers: RateLimiter,
): void {
  scope.setErrorHandler(async (error: FormError, request, reply) => {
    const code = error instanceof AppError ? error.code : undefined;
    if (!render || !isForm(request)) throw error;
    if (code === 'auth/foreign-origin' && !isShownToPerson(request)) throw error;
    const { token = '' } = request.params as { token?: string };
    const language = getFormLanguage(request);
    await takeVisit(answers, request, language);
    const path = getRoomPath(encodeURIComponent(token));
    // What stands there says it.
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
