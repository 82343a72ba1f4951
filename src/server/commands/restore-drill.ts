import { join } from 'node:path';
import { resolveArgument, runCommandAnywhere } from '#server/boot/run-command.ts';
import { BackupError } from '../backup/backup-format.ts';
import { findNewestBackup } from '../backup/kept-backups.ts';
import { runRestoreDrill } from '../backup/restore-drill.ts';

/**
 * `npm run restore:drill [-- backup]`: restores a backup, by default the newest in `BACKUP_DIR`, into a
 * temporary site, starts it, and requests its pages and files. The site itself may be running, and is not
 * changed.
 */
await runCommandAnywhere(async (config) => {
  const backup = await chooseBackup(process.argv[2], config.backup.folder);
  const drill = await runRestoreDrill(config, backup, join(import.meta.dirname, 'main.js'));
  const { manifest, pages, files, sealed, faults } = drill;
  if (sealed.unreadable > 0) faults.push(`${sealed.unreadable} encrypted passwords and links cannot be read`);
  if (faults.length > 0)
    throw new BackupError(
      [`${backup} was restored, but parts of the site do not work:`, ...faults].join('\n  '),
    );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `${backup} can be restored: ${rows} rows and ${manifest.files.count} files, as of ${manifest.madeAt}.`,
    `The restored site started and answered ${pages} pages and ${files} files on them; ${sealed.sealed} encrypted passwords and links can be read.`,
    ...manifest.files.missing.map((key) => `This file was already missing before the backup: ${key}`),
    'The restored copy was removed.',
  ].join('\n');
});

async function chooseBackup(named: string | undefined, folder: string | undefined): Promise<string> {
  if (named !== undefined) return resolveArgument(named);
  if (folder === undefined)
    throw new BackupError('Name a backup: npm run restore:drill -- backup, or set BACKUP_DIR.');
  const newest = await findNewestBackup(folder);
  if (newest === undefined) throw new BackupError(`There is no complete backup in ${folder} yet.`);
  return join(folder, newest);
}
