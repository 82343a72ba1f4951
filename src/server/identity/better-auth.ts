import type { DialectKind, IdentityDb } from './identity-tables.ts';

/** Days after which a session ends where nobody says otherwise (`SESSION_DAYS`). */
export const longestSessionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** ms since 1970 at which a session is over that was opened then, however often it is used (ASVS 5.0, 7.3.2). */
export function lastEnd(since: number, days = longestSessionDays): number {
  return since + days * dayMs;
}

/** When a session is over that is used now: seven days later, and never after its last end. */
export function nextEnd(since: number, now: number, days?: number): Date {
  return new Date(Math.min(now + sessionLifetimeMs, lastEnd(since, days)));
}

export const passwordLength = { min: 10, max: 200 } as const;
const sessionLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** How passwords are kept. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(of: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

export interface BetterAuthOptions {
  readonly db: IdentityDb;
  readonly dialect: DialectKind;
  readonly key: Buffer;
  readonly publicUrl: string;
  /** scrypt as better-auth has it where this is left out; for tests. */
  readonly hashing?: PasswordHashing | undefined;
}

export type BetterAuth = Awaited<ReturnType<typeof loadBetterAuth>>;

/**
 * better-auth, imported by the first one who signs in or chooses a password: its import takes about half a
 * second, which a start has no time for, and a request with a bearer token never needs it.
 */
export function lazyBetterAuth(options: BetterAuthOptions): () => Promise<BetterAuth> {
  let loading: Promise<BetterAuth> | undefined;
  return () => {
    loading ??= loadBetterAuth(options).catch((error: unknown) => {
      // The next one tries again: a database that was away must not lock everybody out until a restart.
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function loadBetterAuth(options: BetterAuthOptions) {
  const { betterAuth } = await import('better-auth');
  const auth = betterAuth(await betterAuthConfig(options));
  const { internalAdapter, password } = await auth.$context;
  return { api: auth.api, store: internalAdapter, passwords: password };
}

/** The configuration alone, so that a test can hold our migration against the tables that it asks for. */
export async function betterAuthConfig({ db, dialect, key, publicUrl, hashing }: BetterAuthOptions) {
  const { admin } = await import('better-auth/plugins/admin');
  const { adminAc, userAc } = await import('better-auth/plugins/admin/access');
  return {
    database: { db, type: dialect },
    secret: key.toString('base64'),
    baseURL: publicUrl,
    telemetry: { enabled: false },
    // Wrong passwords are the caller's business, and an issue is thrown to our own log.
    logger: { disabled: true },
    user: { modelName: 'identity_users' },
    session: { modelName: 'identity_sessions', expiresIn: sessionLifetimeMs / 1000 },
    account: { modelName: 'identity_accounts' },
    verification: { modelName: 'identity_verifications', storeIdentifier: 'hashed' as const },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      revokeSessionsOnPasswordReset: true,
      ...(hashing && { password: hashing }),
    },
    plugins: [
      admin({ defaultRole: 'editor', adminRoles: ['owner'], roles: { owner: adminAc, editor: userAc } }),
    ],
  };
}
