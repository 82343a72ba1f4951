import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Session, User } from '#api/endpoints/auth.ts';
import { listPeople } from '#api/endpoints/people.ts';
import { AppError } from '#server/http/app-error.ts';
import { getCurrentLog } from '#server/http/current-log.ts';
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
import { createBearerTokens, parseBearerToken } from './bearer-token.ts';
import { computeLastEnd } from './better-auth.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { createForgottenPasswords } from './forgotten-password.ts';
import { getClientFacts, registerIdentityRoutes } from './identity.routes.ts';
import { createIdentityService } from './identity.service.ts';
import type { IdentityTables } from './identity-tables.ts';
import { openIdentityProvider, type ProviderOptions } from './open-identity-provider.ts';
import { createSessionCookies } from './session-cookies.ts';
import { createSessionsRepository } from './sessions.repository.ts';

/** Message between servers on one database. It names no user: each server checks its own sessions. */
const accessChanged = JSON.stringify({ type: 'access/changed' });

interface Options {
  readonly isStillSignedIn: (request: FastifyRequest) => Promise<boolean>;
  /** Absent on a single server. */
  readonly broadcast: Broadcast | undefined;
  readonly onError: (error: unknown) => void;
}

/** Ends responses that are still open when their session has ended or its role has changed. */
interface LiveAccess {
  /** Calls `end` when the sender of a request loses access. Returns how to stop watching. */
  watch(request: FastifyRequest, end: () => void): () => void;
  /** Call after a session may have ended or a role changed, also on other servers. */
  changed(): void;
  close(): void;
}

function createLiveAccess({ isStillSignedIn, broadcast, onError }: Options): LiveAccess {
  const watched = new Map<FastifyRequest, () => void>();

  async function checkAll(): Promise<void> {
    for (const [request, end] of [...watched]) {
      // If the check fails now, it runs again with the next keep-alive.
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
  /** Absent if the site sends no mail. */
  readonly mail?: SiteMail | undefined;
  /** Called with every user who chose a password by a link. */
  readonly passwordChosen: (person: User) => Promise<void>;
  readonly limits?: Limits;
  /** Informs other servers on the same database of ended sessions; absent on a single server. */
  readonly broadcast?: Broadcast | undefined;
  /** Days after which a session ends regardless of use; 30 by default. */
  readonly sessionDays?: number | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the user of the read-only media cookie; undefined for a visitor. */
    mediaViewer: (request: FastifyRequest) => Promise<User | undefined>;
    /**
     * Opens a session with its cookies for an account that has been verified by any method; undefined if it
     * is suspended or not on the list.
     */
    signInAs: (
      accountId: string,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => Promise<Session | undefined>;
    /**
     * Returns the current user of a request's token, since the session may have ended or the role changed
     * during the request.
     */
    viewerNow: (request: FastifyRequest) => Promise<User | undefined>;
    /**
     * True while the token of an open request is valid: its session has not ended and its role has not
     * changed.
     */
    isStillSignedIn: (request: FastifyRequest) => Promise<boolean>;
    /** Calls `end` as soon as an open request loses access. Returns how to stop watching. */
    whileSignedIn: (request: FastifyRequest, end: () => void) => () => void;
  }
}

/**
 * Authentication, and `request.viewer` on every call below `/api`. Calls are authorized by their bearer token
 * only, never by cookies, so other websites cannot make calls through a user's browser.
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
  // Shortens existing sessions, since the limit may have been longer before.
  app.addHook('onReady', () => sessions.endBy((since) => computeLastEnd(since, options.sessionDays)));
  const linkMail = createLinkMail({ mail: options.mail, publicUrl, log: app.log });
  const forgotten = createForgottenPasswords({
    db,
    provider,
    linkMail,
    failed: (error) =>
      getCurrentLog(app.log).error({ err: error }, 'a link to choose a password could not be created'),
  });
  // Pending lookups must finish before the storage closes.
  app.addHook('preClose', () => forgotten.settled());
  const secure = publicUrl.startsWith('https:');
  const cookies = createSessionCookies(keys, secure);
  const device = createDeviceCookie(keys, secure);

  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  app.decorateRequest('viewer', undefined);
  app.decorateRequest('sessionId', undefined);
  app.decorateRequest('countedAs', undefined);
  app.addHook('onRequest', async (request) => {
    // The cookie is encrypted, so its sender was signed in, and is not rate limited with strangers on the
    // same network.
    request.countedAs = cookies.readSession(request);
    const token = readsViewer(request) ? parseBearerToken(request.headers.authorization) : undefined;
    if (token === undefined) return;
    const session = await identity.sessionOfBearer(token);
    request.viewer = session?.user;
    request.sessionId = session?.id;
    // Rejects public calls too: a user with an expired token must not silently get the visitors' response.
    if (request.viewer) return;
    await app.countCall?.(request);
    throw new AppError('auth/required');
  });

  app.decorate('mediaViewer', async (request: FastifyRequest) => {
    const sessionId = cookies.readMediaSession(request);
    return sessionId === undefined ? undefined : identity.viewerOfSession(sessionId);
  });

  app.decorate('viewerNow', async ({ headers: { authorization } }: FastifyRequest) => {
    const token = parseBearerToken(authorization);
    return token === undefined ? undefined : (await identity.sessionOfBearer(token))?.user;
  });

  app.decorate('isStillSignedIn', async (request: FastifyRequest) => {
    const now = await app.viewerNow(request);
    return now !== undefined && now.role === request.viewer?.role;
  });

  const access = createLiveAccess({
    isStillSignedIn: (request) => app.isStillSignedIn(request),
    broadcast: options.broadcast,
    onError: (error) =>
      app.log.warn({ err: error }, 'other servers could not be told about an ended session'),
  });
  app.decorate('whileSignedIn', access.watch);
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (mayEndAccess(request) && statusCode < 400) access.changed();
  });
  // The wrapper is needed since a hook that returns a value fails.
  app.addHook('preClose', async () => void access.close());

  app.decorate('signInAs', async (accountId, request, reply) => {
    const opened = await identity.open(accountId, getClientFacts(request));
    if (!opened) return undefined;
    device.remember(request, reply, opened.answer.user.email);
    cookies.set(reply, opened.id, opened.expiresAt);
    reply.header('cache-control', 'no-store');
    return opened.answer;
  });

  mount(app, listPeople, () => createAccountsRepository(db).list());

  await app.register(async (scope) => {
    scope.addHook('onRequest', requireSameOrigin(publicUrl));
    registerIdentityRoutes(scope, {
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

/** True for every call that writes accounts or sessions, so that calls added later end access too. */
function mayEndAccess({ method, routeOptions: { config } }: FastifyRequest): boolean {
  return method !== 'GET' && identityTags.includes(config.endpoint?.tag ?? '');
}

/** False for calls that renew or end a session, whose token may have expired. */
function readsViewer({ routeOptions: { url = '' } }: FastifyRequest): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/auth/');
}

/** Its hook and decorators apply to the whole app instead of a scope. */
export const identityPlugin = fp(plugin, { name: 'identity', dependencies: ['wrong-tries'] });
