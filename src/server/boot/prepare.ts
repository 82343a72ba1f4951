import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';
import { blockDefinitions } from '#blocks/definitions.ts';
import { findPictureWorkerFile } from '#server/pictures/picture-worker-file.ts';
import { parseConfig } from './config.ts';
import { openDeps } from './deps.ts';
import { prepareSite } from './prepare-site.ts';
import { endWith, explainStartFailure } from './start-failure.ts';
import { printForPeople, signInLine } from './welcome.ts';

/**
 * Fills a new site and creates its first owner in a separate process, since the libraries for images and
 * accounts would stay in the server's memory.
 */
async function prepare(): Promise<void> {
  const config = parseConfig(process.env);
  const deps = await openDeps(config, blockDefinitions, {
    logger: false,
    pictureWorker: findPictureWorkerFile(import.meta.dirname),
  });
  try {
    await prepareSite(deps, config, dirname(findPackageJSON(import.meta.url) ?? '.'), (owner) =>
      printForPeople(`\n${signInLine(config.publicUrl, owner)}`),
    );
  } catch (error) {
    throw explainStartFailure(error, config);
  } finally {
    await deps.close();
  }
}

prepare().catch(endWith);
