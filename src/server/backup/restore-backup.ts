import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resealAll } from '#server/boot/secret/sealed-columns.repository.ts';
import {
  computeSecretFingerprint,
  createPasswordVault,
  rememberSecret,
} from '#server/boot/secret/secret-fingerprint.ts';
import { forgetAllCodes } from '#server/identity/accounts/recovery-codes.service.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import type { DialectCapabilities } from '#server/storage/dialects/capabilities.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage, WriteScope } from '#server/storage/storage.ts';
import { type AccessMerge, applyAccess, mergeBackupAccess } from './backup-access.ts';
import { BackupError, backupPaths, type Manifest } from './backup-format.ts';
import { isOfThisVersion, migrateBackup, takeSchema } from './backup-schema.ts';
import { endAllGrants } from './end-grants.repository.ts';
import { keepProtectedMedia, readProtectedMedia } from './protected-media.ts';
import { readBackedUpRows, readFileList } from './read-backup.ts';
import { type PortableRow, raiseRevisionTo, readRevision, replaceRows } from './tables.repository.ts';
import { unwrapSecret } from './wrap-secret.ts';

interface Target {
  readonly storage: Storage;
  readonly store: MediaStore;
  /** The secret of the target site. */
  readonly secret: string;
  readonly passphrase: string | undefined;
}

/**
 * Replaces everything on a site by a backup: files first, which nothing refers to until the tables follow in
 * one transaction, so that an interruption leaves the site unchanged. Access that was revoked on this site
 * since stays revoked, all users must sign in again, and visitors' grants end. Encrypted values are encrypted
 * with the target's secret; if that differs, recovery codes are deleted. Call it in turn with starting
 * servers.
 *
 * @returns what happened to access @throws {BackupError} if the backup cannot be read, before anything is
 * changed
 */
export async function restoreBackup(
  target: Target,
  folder: string,
  manifest: Manifest,
): Promise<AccessMerge> {
  const { storage } = target;
  const { capabilities } = storage;
  const sealedBy = await readBackupSecret(manifest, target);
  await takeSchema(storage, manifest);
  await putFiles(target.store, folder);
  const replace = async (db: Db) => {
    const access = await mergeBackupAccess({ db, capabilities }, folder, {
      madeAt: manifest.madeAt,
      now: storage.now().toISOString(),
    });
    await replaceTables(db, capabilities, (table) =>
      manifest.tables.some(({ name }) => name === table)
        ? applyAccess(access, table, readBackedUpRows(folder, table))
        : undefined,
    );
    return access;
  };
  const isOurs = isOfThisVersion(manifest);
  // A backup of an older version is restored into a new database, so its steps need no common transaction.
  const older = isOurs ? undefined : await storage.increment(replace);
  if (!isOurs) await migrateBackup(storage);
  const access = await storage.write(null, async (scope) => {
    const merged = older ?? (await replaceInUse(scope.db, replace));
    await settle(scope, sealedBy, target.secret);
    scope.changesSite();
    scope.record('site/restore', 'site', { madeAt: manifest.madeAt });
    return merged;
  });
  await storage.countRows();
  return access;
}

/** Replaces the tables of a database of this version. */
async function replaceInUse(db: Db, replace: (db: Db) => Promise<AccessMerge>): Promise<AccessMerge> {
  const closed = await readProtectedMedia(db);
  const merged = await replace(db);
  if (merged.isRemembered) await keepProtectedMedia(db, closed);
  return merged;
}

async function putFiles(store: MediaStore, folder: string): Promise<void> {
  for await (const { key } of readFileList(folder)) {
    if (!(await store.has(key))) await store.put(key, await readFile(join(folder, backupPaths.file(key))));
  }
}

async function replaceTables(
  db: Db,
  capabilities: DialectCapabilities,
  rowsFor: (table: string) => AsyncIterable<PortableRow[]> | undefined,
): Promise<void> {
  const rendered = await readRevision(db);
  await replaceRows(db, capabilities, rowsFor);
  await raiseRevisionTo(db, rendered);
}

/** Encrypts the backup's values with this site's secret, records which one that is, and ends all grants. */
async function settle({ db, now }: WriteScope, before: string, after: string): Promise<void> {
  await rememberSecret(db, after, now);
  // Rows kept from this site are encrypted with its secret already.
  if (before !== after) await resealAll(db, createPasswordVault(before), createPasswordVault(after));
  await endAllGrants(db, createPasswordVault(after));
  if (before === after) return;
  await forgetAllCodes(db.withTables<IdentityTables>());
}

interface RestoreSecrets {
  /** The secret of the target site. */
  readonly secret: string;
  readonly passphrase: string | undefined;
}

/**
 * Returns the secret that encrypted the passwords in a backup.
 *
 * @throws {BackupError} if it differs from the site's and cannot be decrypted
 */
async function readBackupSecret(
  { wrappedSecret, secretFingerprint }: Manifest,
  { secret, passphrase }: RestoreSecrets,
): Promise<string> {
  if (secretFingerprint === computeSecretFingerprint(secret)) return secret;
  if (wrappedSecret === null)
    throw new BackupError(
      'This backup was made without a passphrase, from a site with another secret: its page passwords cannot be read here. Set SECRET to that site’s secret, or put its file `secret` into the data folder.',
    );
  if (passphrase === undefined)
    throw new BackupError('The secret in this backup is encrypted. Set its passphrase in BACKUP_PASSPHRASE.');
  const unwrapped = await unwrapSecret(wrappedSecret, passphrase);
  if (unwrapped === undefined) throw new BackupError('This is not the passphrase of this backup.');
  return unwrapped;
}
