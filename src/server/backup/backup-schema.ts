import { identitySchemaNames, migrateIdentity } from '#server/identity/identity.migrations.ts';
import { baselineCommit, getCurrentSchemaName, schemaNames } from '#server/storage/migrate.ts';
import { migrationsBeforeBaseline } from '#server/storage/migrations/before-baseline.ts';
import type { Storage } from '#server/storage/storage.ts';
import { BackupError, type Manifest } from './backup-format.ts';
import { isEmptySite, readSchema } from './tables.repository.ts';

/** Migrates a database to this version's schema. */
export async function migrateBackup(storage: Storage): Promise<void> {
  await storage.migrate();
  await migrateIdentity(storage.db, storage.capabilities.name);
}

/** True if a restore would replace content. */
export async function hasSiteContent(storage: Storage): Promise<boolean> {
  const { site } = await readSchema(storage.db);
  return site !== undefined && !(await isEmptySite(storage.db));
}

/**
 * Migrates a database to the schema of a backup, so that old rows fit its columns.
 *
 * @throws {BackupError} if the backup is from a later version, from before the baseline, or older than a
 * database in use
 */
export async function takeSchema(storage: Storage, manifest: Manifest): Promise<void> {
  const schema = toCurrentSchema(manifest);
  if (migrationsBeforeBaseline.includes(schema.site))
    throw new BackupError(
      `This backup has the schema “${schema.site}”, from before version 0.1.0. Restore and start it once with the commit before “${baselineCommit}”, then with this version.`,
    );
  if (!schemaNames.includes(schema.site) || !identitySchemaNames.includes(schema.identity))
    throw new BackupError('This backup was made by a later version of Vitrine. Update this one first.');
  const here = await readSchema(storage.db);
  const isOlder = schema.site !== schemaNames.at(-1) || schema.identity !== identitySchemaNames.at(-1);
  if (
    isOlder &&
    here.site !== undefined &&
    (getCurrentSchemaName(here.site) !== schema.site || here.identity !== schema.identity)
  )
    throw new BackupError(
      'This backup was made by an earlier version of Vitrine. Restore it to a new database (an empty DATA_DIR, or another DATABASE_URL): it is migrated there.',
    );
  await storage.migrate(schema.site);
  await migrateIdentity(storage.db, storage.capabilities.name, schema.identity);
}

/** True if a backup has this version's schema. */
export function isOfThisVersion(manifest: Manifest): boolean {
  const schema = toCurrentSchema(manifest);
  return schema.site === schemaNames.at(-1) && schema.identity === identitySchemaNames.at(-1);
}

function toCurrentSchema({ schema }: Manifest): Manifest['schema'] {
  return { ...schema, site: getCurrentSchemaName(schema.site) };
}
