import { blockDefinitions } from '#blocks/definitions.ts';
import { findPictureWorkerFile } from '#server/pictures/picture-worker-file.ts';
import type { Config } from './config.ts';
import { type OpenedDeps, openDeps } from './deps.ts';

/**
 * Opens the configured site for a command on its content, and closes it afterwards.
 * @param built folder of the built command
 */
export async function withSite<T>(
  config: Config,
  built: string,
  work: (deps: OpenedDeps) => Promise<T>,
): Promise<T> {
  const deps = await openDeps(config, blockDefinitions, {
    logger: false,
    pictureWorker: findPictureWorkerFile(built),
  });
  try {
    return await work(deps);
  } finally {
    await deps.close();
  }
}
