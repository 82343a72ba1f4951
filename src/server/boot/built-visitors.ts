import { join } from 'node:path';
import type { AppDeps } from '#server/app/app.ts';
import { readBuiltAssets } from '#server/website/built-assets.ts';
import { serviceWorkerOf } from '#server/website/service-worker.ts';
import type { Config } from './config.ts';
import type { OpenedDeps } from './deps.ts';
import { visitorsOf } from './visitors-of.ts';

/** The visitors' side of a built server, from the files in `dist`: for whoever listens, and for the export. */
export function builtVisitors(config: Config, deps: OpenedDeps, dist: string): Promise<AppDeps['visitors']> {
  return visitorsOf(config, deps, {
    assets: readBuiltAssets(dist),
    assetsFolder: join(dist, 'assets'),
    serviceWorker: serviceWorkerOf(dist, config.serviceWorker),
  });
}
