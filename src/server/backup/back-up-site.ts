import { resolve } from 'node:path';
import { requireSecret } from '#server/boot/secret/settle-secret.ts';
import type { MediaLocation } from '#server/media/store/media-location.ts';
import { openMediaStore } from '#server/media/store/open-media-store.ts';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import { BackupError, type Manifest } from './backup-format.ts';
import { hasSiteContent } from './backup-schema.ts';
import type { BackupSettings } from './backup-settings.ts';
import { rotateBackups } from './kept-backups.ts';
import { makeBackup } from './make-backup.ts';

/** Parts of a site's configuration that a backup needs. */
interface SiteToBackUp {
  readonly database: DatabaseLocation;
  readonly media: MediaLocation;
  readonly secret: string | undefined;
  readonly dataDir: string;
  readonly backup: BackupSettings;
}

interface SiteBackup {
  readonly path: string;
  readonly manifest: Manifest;
  /** Names of the backups that were removed to make room. */
  readonly removed: readonly string[];
}

/**
 * Backs up a site into a new folder below the given one, or else below `BACKUP_DIR`, where the oldest backups
 * are removed.
 *
 * @throws {BackupError} if neither is set, or there is no site @throws {UnusableSecret} if the secret is not
 * the one that encrypted the passwords
 */
export async function makeSiteBackup(site: SiteToBackUp, named?: string): Promise<SiteBackup> {
  const { folder: usual, keep, passphrase } = site.backup;
  const folder = named === undefined ? usual : resolve(named);
  if (folder === undefined)
    throw new BackupError('Name a folder: npm run backup -- folder, or set BACKUP_DIR.');
  const storage = openDatabase(site.database);
  try {
    // A backup of an empty site could displace the last backup that is needed for a restore.
    if (!(await hasSiteContent(storage)))
      throw new BackupError('There is no site here yet. Nothing was backed up.');
    const store = await openMediaStore(site.media);
    const secret = await requireSecret(storage, site);
    const { name, manifest } = await makeBackup({ storage, store, secret, passphrase }, folder);
    const removed = named === undefined ? await rotateBackups(folder, keep) : [];
    return { path: resolve(folder, name), manifest, removed };
  } finally {
    await storage.close();
  }
}

/** Describes the result for a terminal or log. */
export function describeBackup({ path, manifest, removed }: SiteBackup): string {
  const { tables, files, wrappedSecret } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `${path}: ${rows} rows and ${files.count} files, as of ${manifest.madeAt}.`,
    ...files.missing.map((key) => `Missing from the store, but used by the site: ${key}`),
    ...(wrappedSecret === null ? [needsSameSecret] : []),
    ...removed.map((name) => `Removed the oldest backup: ${name}`),
  ].join('\n');
}

const needsSameSecret =
  'Restoring its page passwords needs the site’s secret. Set BACKUP_PASSPHRASE to include the secret, encrypted.';
