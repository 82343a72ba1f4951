import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetSignedWays } from '#server/audit/audit.repository.ts';
import type { IdentityTables } from '#server/identity/identity-tables.ts';
import { forgetAllCodes } from '#server/identity/recovery-codes.repository.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { rememberSecret, vaultOf } from '#server/secret/known-secret.ts';
import { resealAll } from '#server/secret/sealed-columns.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage, WriteScope } from '#server/storage/storage.ts';
import { backupPaths, type Manifest } from './backup-format.ts';
import { bringUpToDate, isOfThisVersion, takeSchema } from './backup-schema.ts';
import { secretOf } from './backup-secret.ts';
import { readBackedUpRows, readFileList } from './read-backup.ts';
import { raiseRevisionTo, readRevision, replaceRows } from './tables.repository.ts';

interface Target {
  readonly storage: Storage;
  readonly store: MediaStore;
  /** The secret of the site that is restored to. */
  readonly secret: string;
  readonly passphrase: string | undefined;
}

/**
 * Puts a backup in the place of all that a site has: its files first, which nothing refers to until the tables follow in one
 * transaction. Whoever stops it in between leaves the site as it was. Everybody signs in again. What is sealed is sealed by
 * the secret of the site that it is restored to; where that is another one, recovery codes are forgotten. To be called in the
 * turn of starts.
 *
 * @throws {BackupError} before anything is changed, where the backup cannot be read here
 */
export async function restoreBackup(target: Target, folder: string, manifest: Manifest): Promise<void> {
  const { storage } = target;
  const sealedBy = await secretOf(manifest, target);
  await takeSchema(storage, manifest);
  await putFiles(target.store, folder);
  const replace = (db: Db) => replaceTables(db, storage, folder, manifest);
  const isOurs = isOfThisVersion(manifest);
  if (!isOurs) {
    // A new database, so there is nothing of before that one transaction would have to protect.
    await storage.increment(replace);
    await bringUpToDate(storage);
  }
  await storage.write(null, async (scope) => {
    if (isOurs) await replace(scope.db);
    await settle(scope, sealedBy, target.secret);
    scope.changesSite();
    scope.record('site/restore', 'site', { madeAt: manifest.madeAt });
  });
  await storage.countRows();
}

async function putFiles(store: MediaStore, folder: string): Promise<void> {
  for await (const { key } of readFileList(folder)) {
    if (!(await store.has(key))) await store.put(key, await readFile(join(folder, backupPaths.file(key))));
  }
}

async function replaceTables(
  db: Db,
  { capabilities }: Storage,
  folder: string,
  manifest: Manifest,
): Promise<void> {
  const names = new Set(manifest.tables.map(({ name }) => name));
  const rendered = await readRevision(db);
  await replaceRows(db, capabilities, (table) =>
    names.has(table) ? readBackedUpRows(folder, table) : undefined,
  );
  await raiseRevisionTo(db, rendered);
}

/** Seals by the secret of this site what was sealed by that of the backup, and notes which one it is. */
async function settle({ db, now }: WriteScope, before: string, after: string): Promise<void> {
  await rememberSecret(db, after, now);
  if (before === after) return;
  await resealAll(db, vaultOf(before), vaultOf(after));
  await forgetAllCodes(db.withTables<IdentityTables>());
  await forgetSignedWays(db);
}
