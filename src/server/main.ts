import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { blockDefinitions } from '#blocks/definitions.ts';
import { bundledFonts } from '#site/render.tsx';
import { type Config, parseConfig } from './config.ts';
import { type OpenedDeps, openDeps } from './deps.ts';
import { endWith } from './end-with.ts';
import { createDrawnFonts } from './fonts/drawn-fonts.ts';
import { identityHosts } from './identity/identity-choice.ts';
import { beginJournal } from './journal/begin-journal.ts';
import { createPastSource } from './pages/past-source.ts';
import { pictureWorkerFile } from './pictures/picture-worker-file.ts';
import { isPrepared } from './prepare-site.ts';
import { createReadFavicon } from './search/own-favicon.ts';
import { createSharingPictures } from './sharing/sharing-pictures.ts';
import { startServer } from './start-server.ts';
import { tryMediaStore } from './try-media-store.ts';
import { visitorSide } from './visitor-side.ts';
import { readBuiltAssets } from './website/built-assets.ts';
import { serviceWorkerOf } from './website/service-worker.ts';
import { signInLine, welcome } from './welcome.ts';

// The built file stands in `dist/server`.
const dist = resolve(import.meta.dirname, '..');
const pictureWorker = pictureWorkerFile(import.meta.dirname);

async function start(): Promise<void> {
  const config = parseConfig(process.env);
  const deps = await openDeps(config, blockDefinitions, { pictureWorker, bundledFonts });
  await tryMediaStore(config.media, deps.mediaStore);
  await prepareUnlessPrepared(config, deps);
  await beginJournal(deps.storage);
  const visitors = visitorSide({
    reader: deps.reader,
    past: createPastSource(deps.storage, deps.moments),
    assets: readBuiltAssets(dist),
    assetsFolder: join(dist, 'assets'),
    serviceWorker: serviceWorkerOf(dist, config.serviceWorker),
    origin: config.publicUrl,
    frameOrigin: config.frameOrigin,
    now: () => new Date(),
    imageHosts: config.imageHosts,
    identityHosts: identityHosts(config.identity),
    pictures: deps.pictures,
    limits: config.limits,
    readFavicon: createReadFavicon(deps.mediaStore, deps.mediaService),
    sharingPictures: createSharingPictures(
      deps.mediaStore,
      deps.mediaService,
      deps.pictures,
      createDrawnFonts({ storage: deps.storage, store: deps.mediaStore, pictures: deps.pictures }),
    ),
  });
  await startServer(config, deps, visitors);
  process.stdout.write(`${welcome(config.publicUrl)}\n`);
}

/** Says how to sign in as well: what is made says so itself. */
async function prepareUnlessPrepared(config: Config, deps: OpenedDeps): Promise<void> {
  process.stdout.write('\n');
  if (await isPrepared(deps)) {
    process.stdout.write(signInLine(config.publicUrl, { kind: 'exists' }));
    return;
  }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'prepare.js')], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  // It has said why itself.
  if (code !== 0) process.exit(1);
  // Another process has written; no feed tells of it where there is only one server.
  await deps.storage.revision.read();
}

start().catch(endWith);
