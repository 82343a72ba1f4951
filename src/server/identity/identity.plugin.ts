import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Session, User } from '#api/endpoints/auth.ts';
import { listPeople } from '#api/endpoints/people.ts';
import { AppError } from '#server/http/app-error.ts';
import { currentLog } from '#server/http/current-log.ts';
import '#server/security/call-rates.ts';
import { mount } from '#server/http/route.ts';
import { requireSameOrigin } from '#server/http/same-origin.ts';
import '#server/http/person.ts';
import { createLinkMail, type SiteMail } from '#server/identity/link-mail.ts';
import { createKeys } from '#server/security/keys.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { createRateLimiter } from '#server/security/rate-limiter.ts';
import { createDatabaseStore, createMemoryStore } from '#server/security/rate-stores.ts';
import type { Broadcast } from '#server/storage/dialects/capabilities.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { bearerOf, createBearerTokens } from './bearer-token.ts';
import { lastEnd } from './better-auth.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { createForgottenPasswords } from './forgotten-password.ts';
import { clientOf, identityRoutes } from './identity.routes.ts';
import { createIdentityService } from './identity.service.ts';
import type { IdentityTables } from './identity-tables.ts';
import { openIdentityProvider, type ProviderOptions } from './open-identity-provider.ts';
import { createSessionCookies } from './session-cookies.ts';
import { createSessionsRepository } from './sessions.repository.ts';

/** Said between servers on one database. It names nobody: each server asks again for its own. */
const accessChanged = JSON.stringify({ type: 'access/changed' });

interface Options {
  readonly isStillSignedIn: (request: FastifyRequest) => Promise<boolean>;
  /** Absent where there is one server. */
  readonly broadcast: Broadcast | undefined;
  readonly onError: (error: unknown) => void;
}

/** Ends what is still being answered to somebody whose session has ended, or whose role is another one now. */
interface LiveAccess {
  /** Calls `end` once the sender of a request may no longer have its answer. Returns how to stop watching. */
  watch(request: FastifyRequest, end: () => void): () => void;
  /** To be called after a session may have ended or a role changed, also on other servers. */
  changed(): void;
  close(): void;
}

function createLiveAccess({ isStillSignedIn, broadcast, onError }: Options): LiveAccess {
  const watched = new Map<FastifyRequest, () => void>();

  async function checkAll(): Promise<void> {
    for (const [request, end] of [...watched]) {
      // What cannot be asked now is asked again with the next sign of life.
      const isSignedIn = await isStillSignedIn(request).catch(() => true);
      if (!isSignedIn && watched.delete(request)) end();
    }
  }

  const stopHearing = broadcast?.hear((message) => {
    if (message === accessChanged) void checkAll();
  });
  return {
    watch(request, end) {
      watched.set(request, end);
      return () => watched.delete(request);
    },
    changed() {
      void checkAll();
      broadcast?.send(accessChanged).catch(onError);
    },
    close: () => stopHearing?.(),
  };
}

export interface IdentityOptions extends ProviderOptions {
  /** Left out where the site sends no mail. */
  readonly mail?: SiteMail | undefined;
  /** Is told of whoever chose a password by a link. */
  readonly passwordChosen: (person: User) => Promise<void>;
  readonly limits?: Limits;
  /** How other servers on the same database hear of ended sessions; absent where there is one. */
  readonly broadcast?: Broadcast | undefined;
  /** Days after which a session ends, however often it is used; 30 where it is left out. */
  readonly sessionDays?: number | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Who may see media by the read-only cookie; undefined for a visitor. */
    mediaViewer: (request: FastifyRequest) => Promise<User | undefined>;
    /**
     * Opens a session for an account that has proven itself in whatever way, with its cookies; undefined where it is
     * suspended or on nobody's list.
     */
    signInAs: (
      accountId: string,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<Session | undefined>;
    /** Who the token of a request speaks for now: their session may have ended since it began, or their role be another. */
    viewerNow: (request: FastifyRequest) => Promise<User | undefined>;
    /** True while the token of an open request counts: its session may have ended since, or its role changed. */
    isStillSignedIn: (request: FastifyRequest) => Promise<boolean>;
    /** Calls `end` as soon as a request that is still being answered no longer counts. Returns how to stop watching. */
    whileSignedIn: (request: FastifyRequest, end: () => void) => () => void;
  }
}

/**
 * Signing in, and `request.viewer` on every call below `/api`. A call is authorised by its bearer token alone:
 * cookies never are enough, so no other website can make a browser call for somebody.
 */
async function plugin(app: FastifyInstance, options: IdentityOptions): Promise<void> {
  const { publicUrl, now, limits = defaultLimits } = options;
  const keys = createKeys(options.secret);
  const db = options.db.withTables<IdentityTables>();
  const sessions = createSessionsRepository(db, now);
  const provider = openIdentityProvider(options);
  const identity = createIdentityService({
    provider,
    sessions,
    tokens: createBearerTokens(keys('bearer-token'), now),
    now,
    days: options.sessionDays,
  });
  // Where sessions lasted longer before.
  app.addHook('onReady', () => sessions.endBy((since) => lastEnd(since, options.sessionDays)));
  const linkMail = createLinkMail({ mail: options.mail, publicUrl, log: app.log });
  const forgotten = createForgottenPasswords({
    db,
    provider,
    linkMail,
    failed: (error) => currentLog(app.log).error({ err: error }, 'a link for a new password was not made'),
  });
  // Before the storage goes.
  app.addHook('preClose', () => forgotten.settled());
  const secure = publicUrl.startsWith('https:');
  const cookies = createSessionCookies(keys, secure);
  const device = createDeviceCookie(keys, secure);

  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  app.decorateRequest('viewer', undefined);
  app.decorateRequest('sessionId', undefined);
  app.decorateRequest('countedAs', undefined);
  app.addHook('onRequest', async (request) => {
    // Sealed by us: who has it was signed in, and is not counted with the strangers of the same network.
    request.countedAs = cookies.sessionOf(request);
    const token = readsViewer(request) ? bearerOf(request.headers.authorization) : undefined;
    if (token === undefined) return;
    const session = await identity.sessionOfBearer(token);
    request.viewer = session?.user;
    request.sessionId = session?.id;
    // Also on public calls: somebody whose token ran out must not silently get what visitors get.
    if (request.viewer) return;
    await app.countCall?.(request);
    throw new AppError('auth/required');
  });

  app.decorate('mediaViewer', async (request: FastifyRequest) => {
    const sessionId = cookies.mediaSessionOf(request);
    return sessionId === undefined ? undefined : identity.viewerOfSession(sessionId);
  });

  app.decorate('viewerNow', async ({ headers: { authorization } }: FastifyRequest) => {
    const token = bearerOf(authorization);
    return token === undefined ? undefined : (await identity.sessionOfBearer(token))?.user;
  });

  app.decorate('isStillSignedIn', async (request: FastifyRequest) => {
    const now = await app.viewerNow(request);
    return now !== undefined && now.role === request.viewer?.role;
  });

  const access = createLiveAccess({
    isStillSignedIn: (request) => app.isStillSignedIn(request),
    broadcast: options.broadcast,
    onError: (error) => app.log.warn({ err: error }, 'other servers were not told of an ended session'),
  });
  app.decorate('whileSignedIn', access.watch);
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (mayEndAccess(request) && statusCode < 400) access.changed();
  });
  // A hook that answers something has failed.
  app.addHook('preClose', async () => void access.close());

  app.decorate('signInAs', async (accountId, request, reply) => {
    const opened = await identity.open(accountId, clientOf(request));
    if (!opened) return undefined;
    device.remember(request, reply, opened.answer.user.email);
    cookies.set(reply, opened.id, opened.expiresAt);
    reply.header('cache-control', 'no-store');
    return opened.answer;
  });

  mount(app, listPeople, () => createAccountsRepository(db).list());

  await app.register(async (scope) => {
    scope.addHook('onRequest', requireSameOrigin(publicUrl));
    identityRoutes(scope, {
      identity,
      provider,
      choice: options.choice ?? { kind: 'local' },
      forgotten,
      sendsMail: linkMail.isOn,
      cookies,
      device,
      passwordChosen: options.passwordChosen,
      tries: createRateLimiter(createDatabaseStore(options.db), limits, now),
      links: createRateLimiter(createMemoryStore(), limits, now),
    });
  });
}

const identityTags = ['Accounts', 'Identity', 'Passkeys', 'Profile'];

/** Every call that writes of accounts or sessions: one that is added later ends access as well. */
function mayEndAccess({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return method !== 'GET' && identityTags.includes(config.endpoint?.tag ?? '');
}

/** Calls that renew or end a session come with a token that may well have run out. */
function readsViewer({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/auth/');
}

/** Its hook and decorators are for the whole app, not for a scope of its own. */
export const identityPlugin = fp(plugin, { name: 'identity', dependencies: ['wrong-tries'] });
