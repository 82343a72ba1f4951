import type { AuditActionName } from '#api/audit-actions.ts';
import { createKeys } from '#server/security/keys.ts';
import { createVault, type Vault } from '#server/security/vault.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { UnusableSecret } from './read-secret.ts';
import { countSealed, isSealedByAnother } from './sealed-columns.repository.ts';

/** Audit action of a changed secret. */
const changed: AuditActionName = 'site/secret';
/** Id of the only row. */
const only = 1;

/** Derives a fingerprint in hex, which identifies a secret without revealing it. */
export function computeSecretFingerprint(secret: string): string {
  return createKeys(secret)('fingerprint').toString('hex');
}

/** Creates the vault that encrypts page passwords with this secret. */
export function createPasswordVault(secret: string): Vault {
  return createVault(createKeys(secret)('page-passwords'));
}

/** Reads the fingerprint of the database's secret; undefined before the first server has opened it. */
export async function findKnownFingerprint(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('known_secret')
    .select('fingerprint')
    .where('id', '=', only)
    .executeTakeFirst();
  return row?.fingerprint;
}

/** Reads when the secret was recorded, null if it was not, and whether it replaced another one then. */
async function readRecordedSince(db: Db): Promise<{ since: string | null; isChanged: boolean }> {
  const known = await db.selectFrom('known_secret').select('since').where('id', '=', only).executeTakeFirst();
  if (!known) return { since: null, isChanged: false };
  const change = await db
    .selectFrom('audit')
    .select('id')
    .where('action', '=', changed)
    .where('happened_at', '=', known.since)
    .executeTakeFirst();
  return { since: known.since, isChanged: change !== undefined };
}

export async function rememberSecret(db: Db, secret: string, since: string): Promise<void> {
  const fingerprint = computeSecretFingerprint(secret);
  await db
    .insertInto('known_secret')
    .values({ id: only, fingerprint, since })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ fingerprint, since }))
    .execute();
}

interface OwnSecret {
  readonly secret: string;
  /** True if the site generated it, false if it was configured. */
  readonly isGenerated: boolean;
}

/**
 * Checks that a server's secret is that of its database. The first server of a new database records it; for a
 * database from before it was recorded, existing encrypted values are tested. Call it while starting, in turn
 * with other servers.
 *
 * @throws {UnusableSecret} if the secret differs
 */
export async function ensureSecretMatches(storage: Storage, own: OwnSecret): Promise<void> {
  await refuseOtherSecret(storage, own);
  const known = await findKnownFingerprint(storage.db);
  if (known !== undefined) return;
  await storage.increment((db) => rememberSecret(db, own.secret, storage.now().toISOString()));
}

/** @throws {UnusableSecret} if the database's values were encrypted with another secret */
export async function refuseOtherSecret(storage: Storage, { secret, isGenerated }: OwnSecret): Promise<void> {
  const known = await findKnownFingerprint(storage.db);
  const isOther =
    known === undefined
      ? await isSealedByAnother(storage.db, createPasswordVault(secret))
      : known !== computeSecretFingerprint(secret);
  if (isOther) throw new UnusableSecret(isGenerated ? otherGenerated : otherGiven);
}

const otherGenerated =
  'This database belongs to a site with another secret than the one in this server’s data folder. Servers that share a database need the same one: set SECRET on each of them, or restore the file `secret` that belongs to this database. If it is lost: npm run secret:rotate -- --lost';
const otherGiven =
  'The passwords in this database are encrypted with another secret than SECRET. Set SECRET back, or change to this one: SECRET_BEFORE=… npm run secret:rotate';

/**
 * Calls back when the database's secret has been changed, since this server would then encrypt with the wrong
 * one. Changing it requires stopped servers; one that was cut off from the database is missed, and notices by
 * the revision. Returns how to stop.
 */
export function watchSecret(storage: Storage, secret: string, onOther: () => void): () => void {
  const ours = computeSecretFingerprint(secret);
  const stop = storage.revision.onRevision(() => {
    // A failed check is repeated at the next revision.
    findKnownFingerprint(storage.db).then(
      (known) => {
        if (known === undefined || known === ours) return;
        stop();
        onOther();
      },
      () => {},
    );
  });
  return stop;
}

interface SecretAge {
  /** Null if it was not recorded. */
  readonly since: string | null;
  /** True if it replaced another secret then. */
  readonly isChanged: boolean;
  readonly sealed: number;
  readonly unreadable: number;
}

/** Reports since when the database's secret is used, and whether it decrypts everything. */
export async function readSecretAge(db: Db, vault: Vault): Promise<SecretAge> {
  return { ...(await readRecordedSince(db)), ...(await countSealed(db, vault)) };
}
