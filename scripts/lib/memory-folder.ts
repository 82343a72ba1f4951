import { accessSync, constants, statfsSync } from 'node:fs';

/** Bytes that a whole run needs at most, for databases and videos. */
const room = 2 * 1024 ** 3;
const folder = '/dev/shm';

/**
 * Returns a folder in memory, or undefined if the machine has none with enough space. Tests create thousands
 * of small databases, and syncing their writes to a disk takes longer than the tests.
 */
function findMemoryFolder(): string | undefined {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Moves temporary folders of this process and its children into memory, unless `TMPDIR` is set. */
export function makeFoldersInMemory(): void {
  const inMemory = findMemoryFolder();
  if (inMemory) process.env.TMPDIR ??= inMemory;
}
