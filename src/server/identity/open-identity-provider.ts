import { createKeys } from '#server/security/keys.ts';
import type { Db } from '#server/storage/schema.ts';
import { type BetterAuth, loadBetterAuthOnce, type PasswordHashing } from './better-auth.ts';
import { createFirebaseProvider, createIdTokenReader } from './firebase-provider.ts';
import type { IdentityChoice } from './identity-choice.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { DialectKind, IdentityTables } from './identity-tables.ts';
import { createLocalProvider } from './local-provider.ts';

/** Dependencies for keeping accounts. */
export interface AccountKeeping {
  readonly db: Db;
  readonly dialect: DialectKind;
  readonly secret: string;
  readonly publicUrl: string;
  /** Defaults to better-auth's scrypt; for tests. */
  readonly hashing?: PasswordHashing | undefined;
}

export interface ProviderOptions extends AccountKeeping {
  /** Local by default. */
  readonly choice?: IdentityChoice | undefined;
  /** URL of the keys of Firebase's tokens; for tests. */
  readonly firebaseKeys?: URL | undefined;
  /** The clock; for tests. */
  readonly now?: (() => number) | undefined;
}

/** Creates the configured identity provider. */
export function openIdentityProvider(options: ProviderOptions): IdentityProvider {
  const { choice, firebaseKeys: keys, now } = options;
  const db = options.db.withTables<IdentityTables>();
  if (choice?.kind !== 'firebase') return createLocalProvider(db, createSiteBetterAuth(options));
  return createFirebaseProvider(db, choice.settings && createIdTokenReader(choice.settings, { keys, now }));
}

/** Creates better-auth on the site's database, for the provider and for the start and reset scripts. */
export function createSiteBetterAuth({ db, secret, ...rest }: AccountKeeping): () => Promise<BetterAuth> {
  const key = createKeys(secret)('identity');
  const { dialect, publicUrl, hashing } = rest;
  return loadBetterAuthOnce({ db: db.withTables<IdentityTables>(), key, dialect, publicUrl, hashing });
}
