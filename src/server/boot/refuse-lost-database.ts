import { existsSync, readdirSync, statSync } from 'node:fs';
import type { Config } from './config.ts';
import { getSecretPath } from './secret/read-secret.ts';
import { StartError } from './start-failure.ts';

type Places = Pick<Config, 'dataDir' | 'database' | 'media'>;

/** Size of an SQLite file without tables, in bytes. */
const emptyDatabaseSize = 4096;
/** Names of the media library's folders. */
const folderOfFiles = /^[0-9a-f]{2}$/;

/**
 * Detects a lost database: a missing or empty file next to the remains of a site.
 * @throws {StartError} before anything is written
 */
export function refuseLostDatabase({ dataDir, database, media }: Places): void {
  if (database.kind !== 'sqlite' || database.file === ':memory:' || !isEmpty(database.file)) return;
  const remains = [
    ...(media.kind === 'folder' && hasFiles(media.folder) ? [media.folder] : []),
    ...(existsSync(getSecretPath(dataDir)) ? [getSecretPath(dataDir)] : []),
  ];
  if (remains.length === 0) return;
  throw new StartError(
    `${database.file} is missing or empty, but ${remains.join(' and ')} of a site are there. Restore a backup with vitrine restore <backup> (without systemd: npm run restore -- <backup>), restore the database file, or set DATA_DIR to another folder for a new site.`,
  );
}

function isEmpty(file: string): boolean {
  return readSize(file) <= emptyDatabaseSize && readSize(`${file}-wal`) === 0;
}

function readSize(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  // This is no file. Opening it fails later, with its own message.
  if (found && !found.isFile()) return Number.POSITIVE_INFINITY;
  return found?.size ?? 0;
}

function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => folderOfFiles.test(name));
}
