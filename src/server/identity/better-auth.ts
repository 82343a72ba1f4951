import type { DialectKind, IdentityDb } from './identity-tables.ts';

/** Default days after which a session ends (`SESSION_DAYS`). */
export const longestSessionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Returns the absolute end of a session in ms since 1970, regardless of use (ASVS 5.0, 7.3.2). */
export function computeLastEnd(since: number, days = longestSessionDays): number {
  return since + days * dayMs;
}

/** Returns when a session that is used now expires: in seven days, but not after its absolute end. */
export function computeNextEnd(since: number, now: number, days?: number): Date {
  return new Date(Math.min(now + sessionLifetimeMs, computeLastEnd(since, days)));
}

export const passwordLength = { min: 10, max: 200 } as const;
const sessionLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Password hashing. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(of: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

export interface BetterAuthOptions {
  readonly db: IdentityDb;
  readonly dialect: DialectKind;
  readonly key: Buffer;
  readonly publicUrl: string;
  /** Defaults to better-auth's scrypt; for tests. */
  readonly hashing?: PasswordHashing | undefined;
}

export type BetterAuth = Awaited<ReturnType<typeof loadBetterAuth>>;

/**
 * Imports better-auth at the first sign-in or choice of a password. The import takes about half a second,
 * which would delay the start, and requests with a bearer token do not need it.
 */
export function loadBetterAuthOnce(options: BetterAuthOptions): () => Promise<BetterAuth> {
  let loading: Promise<BetterAuth> | undefined;
  return () => {
    loading ??= loadBetterAuth(options).catch((error: unknown) => {
      // The next call tries again, so that a database failure does not lock out all users until a restart.
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function loadBetterAuth(options: BetterAuthOptions) {
  const { betterAuth } = await import('better-auth');
  const auth = betterAuth(await createBetterAuthConfig(options));
  const { internalAdapter, password } = await auth.$context;
  return { api: auth.api, store: internalAdapter, passwords: password };
}

/**
 * Builds the configuration alone, so that a test can compare our migration with the tables that it requires.
 */
export async function createBetterAuthConfig({ db, dialect, key, publicUrl, hashing }: BetterAuthOptions) {
  const { admin } = await import('better-auth/plugins/admin');
  const { adminAc, userAc } = await import('better-auth/plugins/admin/access');
  return {
    database: { db, type: dialect },
    secret: key.toString('base64'),
    baseURL: publicUrl,
    telemetry: { enabled: false },
    // Wrong passwords are handled by the caller, and failures are thrown.
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
