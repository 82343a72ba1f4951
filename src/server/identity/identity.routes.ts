import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  forgotPassword,
  readSignInWays,
  renewToken,
  type Session,
  type SignInWays,
  setPassword,
  signIn,
  signOut,
  type User,
} from '#api/endpoints/auth.ts';
import { AppError } from '#server/http/app-error.ts';
import { mount } from '#server/http/route.ts';
import { createWorkQueue } from '#server/http/work-queue.ts';
import { getAddressKey } from '#server/security/address-key.ts';
import type { RateLimiter } from '#server/security/rate-limiter.ts';
import '#server/security/wrong-tries.plugin.ts';
import { parseBearerToken } from './bearer-token.ts';
import type { DeviceCookie } from './device-cookie.ts';
import type { ForgottenPasswords } from './forgotten-password.ts';
import type { IdentityService, OpenSession } from './identity.service.ts';
import type { IdentityChoice } from './identity-choice.ts';
import type { Credentials, IdentityProvider, Proof } from './identity-provider.ts';
import type { SessionCookies } from './session-cookies.ts';
import type { ClientFacts } from './sessions.repository.ts';
import { listMailCounters, signInCounters, signInNetwork } from './sign-in-counters.ts';

interface Deps {
  readonly identity: IdentityService<Proof>;
  readonly provider: IdentityProvider;
  readonly choice: IdentityChoice;
  readonly forgotten: Pick<ForgottenPasswords, 'begin'>;
  /** True if the site sends mail. */
  readonly sendsMail: boolean;
  readonly cookies: SessionCookies;
  readonly device: DeviceCookie;
  readonly tries: RateLimiter;
  /** Limits the use of one-time links. They have 192 bits; this spares the database. */
  readonly links: RateLimiter;
  /** Called with every user who chose a password by a link, for the activity log. */
  readonly passwordChosen: (person: User) => Promise<void>;
}

const tooMany = 'Too many people are signing in right now. Please try again in a moment.';
/** Sign-ins in the queue; one to two seconds of work. */
const mostWaiting = 20;

export function registerIdentityRoutes(
  app: FastifyInstance,
  { identity, provider, choice, forgotten, sendsMail, cookies, device, tries, links, passwordChosen }: Deps,
): void {
  // Hashing passwords is slow on purpose. The queue runs one at a time, before anything is counted or read
  // from the database, to limit the cost of a flood. Each known device has its own lane; all others share
  // one.
  const hashing = createWorkQueue({ running: 1, waiting: mostWaiting, full: tooMany });

  mount(app, readSignInWays, async () => describeSignInWays(choice, sendsMail));

  mount(app, signIn, async ({ body: { email = '', password = '', idToken }, request, reply }) => {
    provider.ready();
    const opened = await app.wrongTries.during('sign-in', () =>
      idToken === undefined
        ? signInWithPassword({ email: email.trim(), password }, request)
        : signInWithToken(idToken, request),
    );
    device.remember(request, reply, opened.answer.user.email);
    return answer(reply, opened);
  });

  mount(app, renewToken, async ({ request, reply }) => {
    const sessionId = cookies.readSession(request);
    const renewed = sessionId === undefined ? undefined : await identity.renew(sessionId);
    if (renewed) return answer(reply, renewed);
    // A cookie of an ended session would only be refused again.
    if (request.headers.cookie !== undefined) cookies.clear(reply);
    throw new AppError('auth/required');
  });

  mount(app, signOut, async ({ request, reply }) => {
    for (const sessionId of await findSessionIds(request)) await identity.end(sessionId);
    cookies.clear(reply);
    // Signing out works even without a configured provider.
    provider.ready();
    return {};
  });

  mount(app, forgotPassword, async ({ body: { email }, request, reply }) => {
    provider.ready();
    if (!provider.keepsPasswords) throw new AppError('account/no-password');
    if (!sendsMail) throw new AppError('auth/no-mail');
    await tries.take(listMailCounters(email, request.ip));
    const begin = () => forgotten.begin(email);
    // The lookup takes longer for existing accounts, so it begins after the response was sent.
    reply.then(begin, begin);
    return {};
  });

  mount(app, setPassword, async ({ body, request, reply }) => {
    provider.ready();
    const opened = await app.wrongTries.during('password-link', () => signInWithLink(body, request));
    // The link is used and the password has changed, so a failing log must not prevent signing in.
    await passwordChosen(opened.answer.user).catch((error: unknown) =>
      request.log.error({ err: error }, 'a chosen password could not be logged'),
    );
    device.remember(request, reply, opened.answer.user.email);
    return answer(reply, opened);
  });

  async function signInWithLink(
    { token, password }: { readonly token: string; readonly password: string },
    request: FastifyRequest,
  ): Promise<OpenSession> {
    await links.take([{ rate: 'passwordLinks', key: getAddressKey(request.ip) }]);
    const accountId = await provider.choosePassword(token, password);
    const opened = accountId && (await identity.open(accountId, getClientFacts(request)));
    if (opened) return opened;
    throw new AppError('auth/wrong-credentials', {
      message: 'This link was already used or has expired. Ask for a new one.',
    });
  }

  async function signInWithPassword(proof: Credentials, request: FastifyRequest): Promise<OpenSession> {
    const { email } = proof;
    const known = device.readDevice(request, email);
    const counters = signInCounters({ email, address: request.ip, device: known });
    const lane = known ?? 'strangers';
    return hashing.run(
      async () => {
        await tries.take(counters);
        const opened = await identity.signIn(proof, getClientFacts(request));
        if (!opened) throw new AppError('auth/wrong-credentials');
        await tries.succeed(counters);
        return opened;
      },
      { lane },
    );
  }

  /**
   * Signs in by token. The account is known only after verification, so failed attempts are counted by
   * network.
   */
  async function signInWithToken(idToken: string, request: FastifyRequest): Promise<OpenSession> {
    const counters = [signInNetwork('id-token', request.ip)];
    await tries.take(counters);
    const opened = await identity.signIn({ idToken }, getClientFacts(request));
    if (!opened) {
      throw new AppError('auth/wrong-credentials', {
        message: 'This sign-in could not be verified. Please sign in again.',
      });
    }
    await tries.succeed(counters);
    return opened;
  }

  function answer(reply: FastifyReply, { id, expiresAt, answer }: OpenSession): Session {
    cookies.set(reply, id, expiresAt);
    reply.header('cache-control', 'no-store');
    return answer;
  }

  /** A browser names its session by the cookie, a script only by its token. */
  async function findSessionIds(request: FastifyRequest): Promise<Set<string>> {
    const token = parseBearerToken(request.headers.authorization);
    const ofBearer = token === undefined ? undefined : await identity.sessionOfBearer(token);
    const ofCookie = cookies.readSession(request);
    return new Set([ofBearer?.id, ofCookie].filter((id) => id !== undefined));
  }
}

function describeSignInWays(choice: IdentityChoice, sendsMail: boolean): SignInWays {
  const firebase = choice.kind === 'firebase' ? (choice.settings ?? null) : null;
  return { provider: choice.kind, mailsLinks: choice.kind === 'local' && sendsMail, firebase };
}

export function getClientFacts(request: FastifyRequest): ClientFacts {
  return { address: request.ip, userAgent: request.headers['user-agent'] };
}
