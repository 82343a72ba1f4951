import { join, resolve } from 'node:path';
import { ConfigError, parseConfig } from './config.ts';
import { openSite, welcome } from './open-site.ts';
import { createSharingPictures } from './sharing/sharing-pictures.ts';
import { startServer } from './start-server.ts';
import { readBuiltAssets } from './website/built-assets.ts';
import { serviceWorkerOf } from './website/service-worker.ts';
import { websitePlugin } from './website/website.plugin.ts';

// The built file stands in `dist/server`.
const dist = resolve(import.meta.dirname, '..');

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const { deps, owner } = await openSite(config, resolve(dist, '..'), join(dist, 'server/picture-worker.js'));
  const website = websitePlugin({
    reader: deps.reader,
    assets: readBuiltAssets(dist),
    assetsFolder: join(dist, 'assets'),
    serviceWorker: serviceWorkerOf(dist, config.serviceWorker),
    origin: config.publicUrl,
    now: () => new Date(),
    pictures: deps.pictures,
    sharingPictures: createSharingPictures(deps.mediaStore, deps.mediaService, deps.pictures),
  });
  await startServer(config, deps, website);
  process.stdout.write(welcome(config.publicUrl, owner));
}

start().catch((error: unknown) => {
  const text = error instanceof ConfigError || !(error instanceof Error) ? String(error) : error.stack;
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
