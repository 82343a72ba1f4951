import type { Vault } from '#server/security/vault.ts';
import type { Db } from '#server/storage/schema.ts';
import { knownSince } from './known-secret.ts';
import { countSealed } from './sealed-columns.repository.ts';

interface SecretAge {
  /** Null where nobody has noted it. */
  readonly since: string | null;
  /** Whether the site changed to it then. */
  readonly isChanged: boolean;
  readonly sealed: number;
  readonly unreadable: number;
}

/** Since when a database is sealed by its secret, as far as it knows, and whether that opens everything in it. */
export async function secretAge(db: Db, vault: Vault): Promise<SecretAge> {
  return { ...(await knownSince(db)), ...(await countSealed(db, vault)) };
}
