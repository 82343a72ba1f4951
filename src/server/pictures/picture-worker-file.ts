import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Finds the module of picture processes: built, beside the entry in `serverFolder`, or as a source, beside this file. */
export function pictureWorkerFile(serverFolder: string): string {
  const built = join(serverFolder, 'picture-worker.js');
  return existsSync(built) ? built : join(import.meta.dirname, 'picture-worker.ts');
}
