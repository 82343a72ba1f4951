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
  /** Folder of built files; undefined if a dev server serves the sources. */
  readonly assetsFolder?: string;
  /** Source of `/sw.js`; undefined in the dev server. */
  readonly serviceWorker?: string | undefined;
  readonly origin: string;
  /** Origin of third-party code; by default the site's own. */
  readonly frameOrigin?: string | undefined;
  readonly hstsSubdomains?: boolean | undefined;
  readonly now: () => Date;
  /** External image services. */
  readonly imageHosts?: ImageHosts;
  readonly pictures: Pictures;
  /** Cases that are shown while storage fails; none by default. */
  readonly fallbackCases?: readonly FallbackCase[];
  /** Origins that the admin calls while signing in. */
  readonly identityHosts?: readonly string[];
  /** Past states of the site; without it, no URL shows any. */
  readonly past?: PastSource | undefined;
  /** Undefined without a media library, from which heroes are taken. */
  readonly sharingPictures?: SharingPictures;
  /** Undefined without a media library, from which the favicon is taken. */
  readonly readFavicon?: ReadFavicon;
  readonly limits?: Limits;
}

/** Creates the public site: built files, the admin's document, and all public URLs. */
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
      renderClientSpace: website.renderClientSpace,
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

/** Registers files that have their own URLs, in addition to the pages. */
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
