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

/** What is to be known of a site to make a backup of it: its configuration has it all. */
interface SiteToBackUp {
  readonly database: DatabaseLocation;
  readonly media: MediaLocation;
  readonly secret: string | undefined;
  readonly dataDir: string;
  readonly backup: BackupSettings;
}

interface Made {
  readonly path: string;
  readonly manifest: Manifest;
  /** Names of the backups that gave way to it. */
  readonly removed: readonly string[];
}

/**
 * Makes a backup of a site, below the folder that is named, or else below `BACKUP_DIR`, where the oldest
 * give way.
 *
 * @throws {BackupError} where neither says where, and where there is no site
 * @throws {UnusableSecret} where the passwords in it would be sealed by another secret than the backup says
 */
export async function backUpSite(site: SiteToBackUp, named?: string): Promise<Made> {
  const { folder: usual, keep, passphrase } = site.backup;
  const folder = named === undefined ? usual : resolve(named);
  if (folder === undefined) throw new BackupError('Say where: npm run backup -- folder, or set BACKUP_DIR.');
  const storage = openDatabase(site.database);
  try {
    // In the place of the oldest it would take the site along that somebody looks for.
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

/** What was made, for whoever reads a terminal or a log. */
export function describeBackup({ path, manifest, removed }: Made): string {
  const { tables, files, wrappedSecret } = manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `${path}: ${rows} rows and ${files.count} files, as they were at ${manifest.madeAt}.`,
    ...files.missing.map((key) => `Not in the store, though the site names it: ${key}`),
    ...(wrappedSecret === null ? [needsSameSecret] : []),
    ...removed.map((name) => `Removed as the oldest: ${name}`),
  ].join('\n');
}

const needsSameSecret =
  'The passwords of pages in it need a site with the same secret. Set BACKUP_PASSPHRASE, and the secret goes along, encrypted.';
