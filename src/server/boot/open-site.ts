import { blockDefinitions } from '#blocks/definitions.ts';
import { bundledFonts } from '#site/render.tsx';
import type { Config } from './config.ts';
import { type OpenedDeps, openDeps } from './deps.ts';
import { startPatienceMs } from './start-server.ts';

/** Statement timeout of a server on PostgreSQL in ms, such as for waiting on a lock. SQLite waits as long. */
const statementTimeoutMs = 5000;

/**
 * Opens a site for a server.
 *
 * @param pictureWorker module that picture processes run @throws {StartError} if the machine or the data
 * prevent it
 */
export function openServer(config: Config, pictureWorker: string): Promise<OpenedDeps> {
  const server = { patienceMs: startPatienceMs, statementTimeoutMs };
  return openDeps(config, blockDefinitions, { pictureWorker, bundledFonts, server });
}

/** Opens a site for an export, which may run beside a server. */
export function openExport(config: Config, pictureWorker: string): Promise<OpenedDeps> {
  // Exported files are served for long, and no visitor waits for them.
  const options = { logger: false, pictureWorker, bundledFonts, pictureEffort: 'thorough' } as const;
  return openDeps(config, blockDefinitions, options);
}
