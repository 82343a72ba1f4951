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
    throw new BackupError([`${backup} was restored, but not all of it works:`, ...faults].join('\n  '));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `${backup} can be restored: ${rows} rows and ${manifest.files.count} files, as they were at ${manifest.madeAt}.`,
    `The restored site started and answered ${pages} pages and ${files} files on them; ${sealed.sealed} encrypted passwords and links can be read.`,
    ...manifest.files.missing.map((key) => `The site had lost this file before the backup: ${key}`),
    'It was removed again.',
  ].join('\n');
});

async function chooseBackup(named: string | undefined, folder: string | undefined): Promise<string> {
  if (named !== undefined) return resolveArgument(named);
  if (folder === undefined)
    throw new BackupError('Say which: npm run restore:drill -- backup, or set BACKUP_DIR.');
  const newest = await findNewestBackup(folder);
  if (newest === undefined) throw new BackupError(`There is no whole backup in ${folder} yet.`);
  return join(folder, newest);
}
