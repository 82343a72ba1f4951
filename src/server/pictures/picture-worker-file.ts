import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Finds the worker module: built, next to the entry in `serverFolder`, or as source, next to this file. */
export function findPictureWorkerFile(serverFolder: string): string {
  const built = join(serverFolder, 'picture-worker.js');
  return existsSync(built) ? built : join(import.meta.dirname, 'picture-worker.ts');
}
