import type { AuditActionName } from '#api/audit-actions.ts';
import { createKeys } from '#server/security/keys.ts';
import { createVault, type Vault } from '#server/security/vault.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { UnusableSecret } from './read-secret.ts';
import { countSealed, isSealedByAnother } from './sealed-columns.repository.ts';

/** What the log calls another secret. */
const changed: AuditActionName = 'site/secret';
/** The one row of its table. */
const only = 1;

/** Tells secrets apart, and tells nothing of them: a derived key of its own, in hexadecimal. */
export function fingerprintOf(secret: string): string {
  return createKeys(secret)('fingerprint').toString('hex');
}

/** What the passwords of a site with this secret are sealed by. */
export function vaultOf(secret: string): Vault {
  return createVault(createKeys(secret)('page-passwords'));
}

/** By which secret this database was sealed; undefined before the first server has opened it. */
export async function knownFingerprint(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('known_secret')
    .select('fingerprint')
    .where('id', '=', only)
    .executeTakeFirst();
  return row?.fingerprint;
}

/** Since when that is, and whether the site changed to it then; null where no server has noted one. */
async function knownSince(db: Db): Promise<{ since: string | null; isChanged: boolean }> {
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
  const fingerprint = fingerprintOf(secret);
  await db
    .insertInto('known_secret')
    .values({ id: only, fingerprint, since })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ fingerprint, since }))
    .execute();
}

interface Own {
  readonly secret: string;
  /** Whether it was made here, and not given by whoever runs the site. */
  readonly isGenerated: boolean;
}

/**
 * Holds a server to the secret by which its database was sealed; the first server of a new database says which one that is, and of
 * one of before that was known, what is sealed in it. To be called in the turn of starts.
 *
 * @throws {UnusableSecret} when this server has another one
 */
export async function agreeOnSecret(storage: Storage, own: Own): Promise<void> {
  await refuseOtherSecret(storage, own);
  const known = await knownFingerprint(storage.db);
  if (known !== undefined) return;
  await storage.increment((db) => rememberSecret(db, own.secret, storage.now().toISOString()));
}

/** @throws {UnusableSecret} where what a database has sealed, was sealed by another secret */
export async function refuseOtherSecret(storage: Storage, { secret, isGenerated }: Own): Promise<void> {
  const known = await knownFingerprint(storage.db);
  const isOther =
    known === undefined
      ? await isSealedByAnother(storage.db, vaultOf(secret))
      : known !== fingerprintOf(secret);
  if (isOther) throw new UnusableSecret(isGenerated ? otherGenerated : otherGiven);
}

const otherGenerated =
  'This database belongs to a site with another secret than the one in this server’s data folder. Servers that share a database need the same one: set SECRET on each of them, or put back the file `secret` that belongs to this database. If it is lost: npm run secret:rotate -- --lost';
const otherGiven =
  'SECRET is another one than the one by which the passwords in this database are encrypted. Set it back, or change to this one: SECRET_BEFORE=… npm run secret:rotate';

/**
 * Calls back once the database is sealed by another secret than this server's, which then would seal what nobody can read. A command that
 * changes it waits until no server runs; one that was cut off from the database at that moment is not seen, and hears of it by the revision.
 * Returns how to stop.
 */
export function watchSecret(storage: Storage, secret: string, onOther: () => void): () => void {
  const ours = fingerprintOf(secret);
  const stop = storage.revision.onRevision(() => {
    // A database that does not answer now is asked at the next revision.
    knownFingerprint(storage.db).then(
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
