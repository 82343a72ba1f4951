import { existsSync, readdirSync, statSync } from 'node:fs';
import type { Config } from './config.ts';
import { secretFile } from './secret/read-secret.ts';
import { StartError } from './start-failure.ts';

type Places = Pick<Config, 'dataDir' | 'database' | 'media'>;

/** Bytes of a file of SQLite in which nobody has made a table. */
const emptyDatabaseSize = 4096;
/** How the folders of the library's files are called. */
const folderOfFiles = /^[0-9a-f]{2}$/;

/**
 * A database file that is missing or empty beside what a site leaves behind is lost, and not that of a new site.
 * @throws {StartError} before anything is written
 */
export function refuseLostDatabase({ dataDir, database, media }: Places): void {
  if (database.kind !== 'sqlite' || database.file === ':memory:' || !isEmpty(database.file)) return;
  const remains = [
    ...(media.kind === 'folder' && hasFiles(media.folder) ? [media.folder] : []),
    ...(existsSync(secretFile(dataDir)) ? [secretFile(dataDir)] : []),
  ];
  if (remains.length === 0) return;
  throw new StartError(
    `${database.file} is missing or empty beside ${remains.join(' and ')} of a site. Restore a backup with vitrine restore <backup> (without systemd: npm run restore -- <backup>), put the database back, or set DATA_DIR to another folder for a new site.`,
  );
}

function isEmpty(file: string): boolean {
  return readSize(file) <= emptyDatabaseSize && readSize(`${file}-wal`) === 0;
}

function readSize(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  // Anything else than a file is complained of when it is opened.
  if (found && !found.isFile()) return Number.POSITIVE_INFINITY;
  return found?.size ?? 0;
}

function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => folderOfFiles.test(name));
}
