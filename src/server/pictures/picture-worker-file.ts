import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The module of picture processes, by the folder in which an entry of the server stands: built, or as a source. */
export function pictureWorkerFile(serverFolder: string): string {
  const built = join(serverFolder, 'picture-worker.js');
  return existsSync(built) ? built : join(serverFolder, 'pictures/picture-worker.ts');
}
