import type { Session, User } from '#api/endpoints/auth.ts';
import type { BearerTokens } from './bearer-token.ts';
import { computeLastEnd, computeNextEnd } from './better-auth.ts';
import type { VerifiedAccount, Verifier } from './identity-provider.ts';
import type { ClientFacts, LiveSession, SessionsRepository } from './sessions.repository.ts';

/** An open session with its first or next token. */
export interface OpenSession {
  readonly id: string;
  readonly expiresAt: Date;
  readonly answer: Session;
}

export interface IdentityService<Proof> {
  /** Opens a session if the provider accepts the proof. */
  signIn(proof: Proof, client: ClientFacts): Promise<OpenSession | undefined>;
  /** Opens a session for an account that was verified by another method. */
  open(accountId: string, client: ClientFacts): Promise<OpenSession | undefined>;
  /** Issues the next token of a session; undefined if the session has ended. */
  renew(sessionId: string): Promise<OpenSession | undefined>;
  end(sessionId: string): Promise<void>;
  /** Returns the user and session of a bearer token, while the session lives. */
  sessionOfBearer(token: string): Promise<LiveSession | undefined>;
  /** Returns the user of a session; undefined if it has ended. */
  viewerOfSession(sessionId: string): Promise<User | undefined>;
}

/** A used session is extended, but at most this often, to avoid a write at every renewal. */
const prolongAfterMs = 24 * 60 * 60 * 1000;
/** ms. Precision of "last seen" in the device list. */
const seenAfterMs = 5 * 60 * 1000;

interface Parts<Proof> {
  readonly provider: Verifier<Proof>;
  readonly sessions: SessionsRepository;
  readonly tokens: BearerTokens;
  readonly now?: (() => number) | undefined;
  /** Days after which a session ends regardless of use. */
  readonly days?: number | undefined;
}

/** Manages tokens and sessions, independent of the provider. */
export function createIdentityService<Proof>({
  provider,
  sessions,
  tokens,
  now = Date.now,
  days,
}: Parts<Proof>): IdentityService<Proof> {
  async function open(proven: VerifiedAccount, client: ClientFacts): Promise<OpenSession | undefined> {
    const id = await sessions.open(proven, client, computeNextEnd(now(), now(), days));
    if (id === undefined) return undefined;
    const session = await sessions.findLive(id);
    if (session) return issue(session);
    // The account is suspended or not on the list: the session must not become valid later.
    await sessions.remove(id);
    return undefined;
  }

  async function issue({ id, user, expiresAt }: LiveSession): Promise<OpenSession> {
    const issued = await tokens.issue({ sessionId: id, userId: user.id });
    return {
      id,
      expiresAt,
      answer: { token: issued.token, expiresAt: issued.expiresAt.toISOString(), user },
    };
  }

  async function extendSession(session: LiveSession): Promise<LiveSession> {
    const longer = computeNextEnd(session.since.getTime(), now(), days);
    const gained = longer.getTime() - session.expiresAt.getTime();
    const isLast = longer.getTime() === computeLastEnd(session.since.getTime(), days);
    const isShort = gained >= prolongAfterMs || (isLast && gained > 0);
    if (!isShort && now() - session.seenAt.getTime() < seenAfterMs) return session;
    const expiresAt = isShort ? longer : session.expiresAt;
    await sessions.extend(session.id, expiresAt);
    return { ...session, expiresAt };
  }

  return {
    async signIn(proof, client) {
      const proven = await provider.verify(proof);
      return proven && open(proven, client);
    },
    open: (accountId, client) => open({ accountId }, client),
    async renew(sessionId) {
      const session = await sessions.findLive(sessionId);
      return session && issue(await extendSession(session));
    },
    end: (sessionId) => sessions.remove(sessionId),
    async sessionOfBearer(token) {
      const claims = await tokens.verify(token);
      const session = claims && (await sessions.findLive(claims.sessionId));
      return session?.user.id === claims?.userId ? session : undefined;
    },
    viewerOfSession: async (sessionId) => (await sessions.findLive(sessionId))?.user,
  };
}
