import { accessSync, constants, statfsSync } from 'node:fs';

/** Bytes of memory that a whole run may fill with databases and videos. */
const room = 2 * 1024 ** 3;
const folder = '/dev/shm';

/**
 * A folder in memory, where the machine has one with room: tests make thousands of small databases, and a disk that
 * keeps each of their writes takes more time than all that is tested. Undefined elsewhere.
 */
function memoryFolder(): string | undefined {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Has what comes after it make its temporary folders there, unless somebody has said where. */
export function makeFoldersInMemory(): void {
  const inMemory = memoryFolder();
  if (inMemory) process.env.TMPDIR ??= inMemory;
}
