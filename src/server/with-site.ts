import { blockDefinitions } from '#blocks/definitions.ts';
import { parseConfig } from './config.ts';
import { type OpenedDeps, openDeps } from './deps.ts';
import { pictureWorkerFile } from './pictures/picture-worker-file.ts';
import { isSeeded } from './seed-site.ts';
import { StartError } from './start-error.ts';

/**
 * Opens the site that the configuration names, for a command that works on its content, and closes it again.
 * @param built the folder of the built command
 * @throws StartError where there is no site
 */
export async function withSite<T>(built: string, work: (deps: OpenedDeps) => Promise<T>): Promise<T> {
  const config = parseConfig(process.env);
  const deps = await openDeps(config, blockDefinitions, {
    logger: false,
    pictureWorker: pictureWorkerFile(built),
  });
  try {
    if (!(await isSeeded(deps.storage.db)))
      throw new StartError('There is no site here yet. Start it once with npm start.');
    return await work(deps);
  } finally {
    await deps.close();
  }
}
