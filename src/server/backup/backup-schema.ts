import { identitySchemaNames, migrateIdentity } from '#server/identity/identity.migrations.ts';
import { schemaNames } from '#server/storage/migrate.ts';
import type { Storage } from '#server/storage/storage.ts';
import { BackupError, type Manifest } from './backup-format.ts';
import { isEmptySite, readSchema } from './tables.repository.ts';

/** Brings a database up to this version's schema. */
export async function bringUpToDate(storage: Storage): Promise<void> {
  await storage.migrate();
  await migrateIdentity(storage.db, storage.capabilities.name);
}

/** Whether a restore would take the place of something. */
export async function isInUse(storage: Storage): Promise<boolean> {
  const { site } = await readSchema(storage.db);
  return site !== undefined && !(await isEmptySite(storage.db));
}

/**
 * Gives a database the schema of a backup, so that rows of before find the columns of before.
 *
 * @throws {BackupError} where the backup is of a later version, or of an earlier one than a database that is in use
 */
export async function takeSchema(storage: Storage, { schema }: Manifest): Promise<void> {
  if (!schemaNames.includes(schema.site) || !identitySchemaNames.includes(schema.identity))
    throw new BackupError('This backup was made by a later version of Vitrine. Update this one first.');
  const here = await readSchema(storage.db);
  const isNew = here.site === undefined;
  const isOlder = schema.site !== schemaNames.at(-1) || schema.identity !== identitySchemaNames.at(-1);
  if (isOlder && !isNew && (here.site !== schema.site || here.identity !== schema.identity))
    throw new BackupError(
      'This backup was made by an earlier version of Vitrine. Restore it to a new database (an empty DATA_DIR, or another DATABASE_URL): it is brought up to date there.',
    );
  await storage.migrate(schema.site);
  await migrateIdentity(storage.db, storage.capabilities.name, schema.identity);
}

/** Whether a backup has this version's schema. */
export function isOfThisVersion({ schema }: Manifest): boolean {
  return schema.site === schemaNames.at(-1) && schema.identity === identitySchemaNames.at(-1);
}
