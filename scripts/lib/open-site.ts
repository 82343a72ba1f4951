import { blockDefinitions } from '../../src/blocks/definitions.ts';
import { parseConfig } from '../../src/server/config.ts';
import { type OpenedDeps, openDeps } from '../../src/server/deps.ts';
import { pictureWorkerSource } from '../../src/server/pictures/picture-worker-source.ts';
import { isSeeded } from '../../src/server/seed-site.ts';

/** Opens the site that the configuration names, for a command that works on its content, and closes it again. */
export async function withSite<T>(work: (deps: OpenedDeps) => Promise<T>): Promise<T> {
  const config = parseConfig(process.env);
  const deps = await openDeps(config, blockDefinitions, {
    logger: false,
    pictureWorker: pictureWorkerSource,
  });
  try {
    if (!(await isSeeded(deps.storage.db)))
      throw new Error('There is no site here yet. Start it once with npm start.');
    return await work(deps);
  } finally {
    await deps.close();
  }
}
