import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';

const privateFolder = 0o700;
const privateFile = 0o600;

/** Names in the data folder that belong to the site. Others are left unchanged. */
const ours = /^(?:secret(?:\.next)?|media|uploads|.*\.db(?:-wal|-shm|-journal)?)$/;

type Locations = Pick<Config, 'dataDir' | 'database'>;

/**
 * Makes the site's files private to its user: those written from now on by this process and its children, and
 * readable ones of an earlier version. Skips folders of other users, such as mounts, and shared ones
 * (`/tmp`).
 *
 * @returns paths that could not be made private, for the log
 */
export function keepFilesPrivate({ dataDir, database }: Locations): string[] {
  // Windows folders inherit access rights instead.
  if (process.platform === 'win32') return [];
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  const inside = readdirSync(dataDir).filter((name) => ours.test(name));
  const paths = [
    ...(isShared(dataDir) ? [] : [dataDir]),
    ...inside.map((name) => join(dataDir, name)),
    ...(database.kind === 'sqlite' ? listDatabaseFiles(database.file) : []),
  ];
  return [...new Set(paths)].filter((path) => !makePrivate(path));
}

/** Lists SQLite's files, which may be outside the data folder. */
function listDatabaseFiles(file: string): string[] {
  return ['', '-wal', '-shm', '-journal'].map((ending) => file + ending);
}

const sticky = 0o1000;

function isShared(folder: string): boolean {
  return dirname(folder) === folder || (statSync(folder).mode & sticky) !== 0;
}

/** True also for missing files. Folders in the media folder need no change, since their parent is private. */
function makePrivate(path: string): boolean {
  try {
    chmodSync(path, statSync(path).isDirectory() ? privateFolder : privateFile);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
