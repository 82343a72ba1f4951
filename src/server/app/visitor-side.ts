import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ImageHosts } from '#content/media/image-url.ts';
import type { FallbackCase } from '#seed/starting-content.ts';
import { getCurrentLog } from '#server/http/current-log.ts';
import { decksRoutes } from '#server/media/decks/decks.routes.ts';
import type { PastSource } from '#server/pages/site/past-source.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { Limits } from '#server/security/limits.ts';
import type { ReadFavicon } from '#server/seo/own-favicon.ts';
import { searchRoutes } from '#server/seo/search.routes.ts';
import { sharingRoutes } from '#server/seo/sharing.routes.ts';
import type { SharingPictures } from '#server/seo/sharing-pictures.ts';
import { adminShellRoutes } from '#server/website/admin-shell.routes.ts';
import { type BuiltAssets, builtFiles } from '#server/website/built-assets.ts';
import { serviceWorkerRoutes } from '#server/website/service-worker.routes.ts';
import { websiteRoutes } from '#server/website/website.routes.ts';
import { createWebsite } from '#server/website/website.service.ts';
import { splineFrame } from '#site/frames/frames.ts';
import type { VisitorSide } from './app.ts';
import { framesRoutes } from './frames.routes.ts';

interface Options {
  readonly reader: SiteReader;
  readonly assets: BuiltAssets;
  /** The folder of built files; undefined where a dev server serves the sources. */
  readonly assetsFolder?: string;
  /** The source of `/sw.js`; undefined in the dev server. */
  readonly serviceWorker?: string | undefined;
  readonly origin: string;
  /** The origin at which foreign code runs; by default the site's own. */
  readonly frameOrigin?: string | undefined;
  readonly hstsSubdomains?: boolean | undefined;
  readonly now: () => Date;
  /** Image services of other sites. */
  readonly imageHosts?: ImageHosts;
  readonly pictures: Pictures;
  /** Cases that visitors see while the storage fails; none by default. */
  readonly fallbackCases?: readonly FallbackCase[];
  /** Origins that the admin's screens ask while somebody signs in. */
  readonly identityHosts?: readonly string[];
  /** The site as it stood; without it, no address shows any. */
  readonly past?: PastSource | undefined;
  /** Undefined where there is no media library to take heroes from. */
  readonly sharingPictures?: SharingPictures;
  /** Undefined where there is no media library to take an icon from. */
  readonly readFavicon?: ReadFavicon;
  readonly limits?: Limits;
}

/** The visitors' side: built files, the shell of the admin screens, and every public address. */
export function createVisitorSide(options: Options): (log: FastifyBaseLogger) => VisitorSide {
  const {
    reader,
    assets,
    assetsFolder,
    origin,
    frameOrigin,
    hstsSubdomains,
    now,
    imageHosts,
    past,
    fallbackCases,
  } = options;
  const development = assetsFolder === undefined;
  return (log) => {
    const website = createWebsite({
      reader,
      assets: assets.site,
      development,
      origin,
      frameOrigin,
      hstsSubdomains,
      now,
      imageHosts,
      past,
      fallbackCases,
      failed: (error) => getCurrentLog(log).error({ err: error }, 'a page could not be loaded'),
      notFound: (why, page) => getCurrentLog(log).debug({ page, why }, 'nothing is at this address'),
      blockFailed: ({ error, id, type, page, why }) =>
        getCurrentLog(log).error({ err: error, page, block: id, type, why }, 'a block could not be rendered'),
    });
    return {
      renderGate: website.renderGate,
      renderDraft: website.renderDraft,
      renderRoom: website.renderRoom,
      routes: async (app) => {
        if (assetsFolder) await app.register(builtFiles, { folder: assetsFolder });
        await app.register(adminShellRoutes, {
          reader,
          assets: assets.admin,
          origin,
          hstsSubdomains,
          development,
          identityHosts: options.identityHosts,
        });
        await registerFiles(app, options);
        await app.register(websiteRoutes, { website, limits: options.limits });
      },
    };
  };
}

/** What has an address of its own beside the pages. */
async function registerFiles(app: FastifyInstance, options: Options): Promise<void> {
  const { reader, assets, serviceWorker, origin, frameOrigin, pictures, sharingPictures, readFavicon } =
    options;
  const home = frameOrigin === undefined ? undefined : origin;
  await app.register(framesRoutes, { documents: [splineFrame(assets.spline, home)] });
  await app.register(decksRoutes);
  await app.register(searchRoutes, { reader, origin, pictures, readFavicon });
  if (sharingPictures) await app.register(sharingRoutes, { reader, pictures: sharingPictures });
  if (serviceWorker !== undefined) await app.register(serviceWorkerRoutes, { source: serviceWorker });
}
