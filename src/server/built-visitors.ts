import { join } from 'node:path';
import type { AppDeps } from './app.ts';
import type { Config } from './config.ts';
import type { OpenedDeps } from './deps.ts';
import { createDrawnFonts } from './fonts/drawn-fonts.ts';
import { identityHosts } from './identity/identity-choice.ts';
import { createPastSource } from './pages/past-source.ts';
import { createReadFavicon } from './search/own-favicon.ts';
import { createSharingPictures } from './sharing/sharing-pictures.ts';
import { visitorSide } from './visitor-side.ts';
import { readBuiltAssets } from './website/built-assets.ts';
import { serviceWorkerOf } from './website/service-worker.ts';

/** The visitors' side of a built server, from the files in `dist`: for whoever listens, and for the export. */
export function builtVisitors(config: Config, deps: OpenedDeps, dist: string): AppDeps['visitors'] {
  return visitorSide({
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
}
