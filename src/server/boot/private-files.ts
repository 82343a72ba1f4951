import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';

const privateFolder = 0o700;
const privateFile = 0o600;

/** What stands in the data folder. Anything else there is somebody else's, and stays as it is. */
const ours = /^(?:secret(?:\.next)?|media|uploads|.*\.db(?:-wal|-shm|-journal)?)$/;

type Locations = Pick<Config, 'dataDir' | 'database'>;

/**
 * Keeps what the site stores from other users of the machine: whatever this process and its children write from
 * now on, and what an earlier version left readable. A folder that belongs to somebody else, such as a mounted
 * one, is left as it is; so is one that many share (`/tmp`).
 *
 * @returns the paths that could not be made private, for the log
 */
export function keepFilesPrivate({ dataDir, database }: Locations): string[] {
  // There, other users are kept away by what the folder inherits.
  if (process.platform === 'win32') return [];
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  const inside = readdirSync(dataDir).filter((name) => ours.test(name));
  const paths = [
    ...(isShared(dataDir) ? [] : [dataDir]),
    ...inside.map((name) => join(dataDir, name)),
    ...(database.kind === 'sqlite' ? filesOf(database.file) : []),
  ];
  return [...new Set(paths)].filter((path) => !makePrivate(path));
}

/** SQLite's file and those beside it, which may be kept elsewhere than the rest. */
function filesOf(file: string): string[] {
  return ['', '-wal', '-shm', '-journal'].map((ending) => file + ending);
}

const sticky = 0o1000;

function isShared(folder: string): boolean {
  return dirname(folder) === folder || (statSync(folder).mode & sticky) !== 0;
}

/** True also for what is not there. The folders of media need no change of their own: nobody gets that far. */
function makePrivate(path: string): boolean {
  try {
    chmodSync(path, statSync(path).isDirectory() ? privateFolder : privateFile);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
