import { blockDefinitions } from '#blocks/definitions.ts';
import { bundledFonts } from '#site/render.tsx';
import type { Config } from './config.ts';
import { type OpenedDeps, openDeps } from './deps.ts';
import { startPatienceMs } from './start-server.ts';

/** ms after which PostgreSQL gives up a statement of a running server, such as one that waits for a lock. SQLite waits as long. */
const statementTimeoutMs = 5000;

/**
 * Opens a site for the server that runs on it.
 * @param pictureWorker the module that picture processes run
 * @throws StartError where the machine or the data stand in the way
 */
export function openServer(config: Config, pictureWorker: string): Promise<OpenedDeps> {
  const server = { patienceMs: startPatienceMs, statementTimeoutMs };
  return openDeps(config, blockDefinitions, { pictureWorker, bundledFonts, server });
}

/** The same for an export, beside which a server may run. */
export function openExport(config: Config, pictureWorker: string): Promise<OpenedDeps> {
  // Files are served for long: nobody waits for an export as a visitor does.
  const options = { logger: false, pictureWorker, bundledFonts, pictureEffort: 'thorough' } as const;
  return openDeps(config, blockDefinitions, options);
}
