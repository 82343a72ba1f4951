import { join } from 'node:path';
import type { AppDeps } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import { createDrawnFonts } from '#server/fonts/drawn-fonts.ts';
import { listIdentityHosts } from '#server/identity/identity-choice.ts';
import { createPastSource } from '#server/pages/site/past-source.ts';
import { createReadFavicon } from '#server/seo/own-favicon.ts';
import { createSharingPictures } from '#server/seo/sharing-pictures.ts';
import { readBuiltAssets } from '#server/website/built-assets.ts';
import { readServiceWorker } from '#server/website/service-worker.routes.ts';
import type { Config } from './config.ts';
import type { OpenedDeps } from './deps.ts';

/** Sources of the public site: built files, or a dev server's. */
type AssetSources = Pick<
  Parameters<typeof createVisitorSide>[0],
  'assets' | 'assetsFolder' | 'serviceWorker'
>;

/** Creates the public site of an opened site. */
export async function createPublicSite(
  config: Config,
  deps: OpenedDeps,
  served: AssetSources,
): Promise<AppDeps['visitors']> {
  const { storage, mediaStore, mediaService, pictures } = deps;
  return createVisitorSide({
    ...served,
    reader: deps.reader,
    past: createPastSource(storage, deps.moments),
    origin: config.publicUrl,
    frameOrigin: config.frameOrigin,
    hstsSubdomains: config.hstsSubdomains,
    now: () => new Date(),
    imageHosts: config.imageHosts,
    identityHosts: listIdentityHosts(config.identity),
    fallbackCases: await deps.startingContent.fallbackCases(),
    pictures,
    limits: config.limits,
    readFavicon: createReadFavicon(mediaStore, mediaService),
    sharingPictures: createSharingPictures(
      mediaStore,
      mediaService,
      pictures,
      createDrawnFonts({ storage, store: mediaStore, pictures }),
    ),
  });
}

/** Creates the public site of a built server from `dist`: for servers and the export. */
export function createBuiltPublicSite(
  config: Config,
  deps: OpenedDeps,
  dist: string,
): Promise<AppDeps['visitors']> {
  return createPublicSite(config, deps, {
    assets: readBuiltAssets(dist),
    assetsFolder: join(dist, 'assets'),
    serviceWorker: readServiceWorker(dist, config.serviceWorker),
  });
}
