import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { defaultSiteSettings } from '#api/schemas/settings.ts';
import { decksRoutes } from '#server/decks/decks.routes.ts';
import { serveFrame } from '#server/frames/frames.routes.ts';
import { documentHeaders } from '#server/http/document-headers.ts';
import type { SiteReader } from '#server/pages/read-site.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { searchRoutes } from '#server/search/search.routes.ts';
import { sharingRoutes } from '#server/sharing/sharing.routes.ts';
import type { SharingPictures } from '#server/sharing/sharing-pictures.ts';
import { splineFrame } from '#site/frames/frames.ts';
import { headScript } from '#site/render.tsx';
import { adminShell } from './admin-shell.ts';
import type { BuiltAssets } from './built-assets.ts';
import { serviceWorkerRoutes } from './service-worker.routes.ts';
import { websiteRoutes } from './website.routes.ts';
import { createWebsite } from './website.service.ts';

interface Options {
  readonly reader: SiteReader;
  readonly assets: BuiltAssets;
  /** The folder of built files; undefined where a dev server serves the sources. */
  readonly assetsFolder?: string;
  /** The source of `/sw.js`; undefined in the dev server. */
  readonly serviceWorker?: string | undefined;
  readonly origin: string;
  readonly now: () => Date;
  readonly pictures: Pictures;
  /** Undefined where there is no media library to take heroes from. */
  readonly sharingPictures?: SharingPictures;
}

/** The visitors' side: built files, the shell of the admin screens, and every public address. */
export function websitePlugin(options: Options) {
  const { reader, assets, assetsFolder, serviceWorker, origin, now, pictures, sharingPictures } = options;
  return async (app: FastifyInstance): Promise<void> => {
    const development = assetsFolder === undefined;
    if (assetsFolder) {
      await app.register(fastifyStatic, {
        root: assetsFolder,
        prefix: '/assets/',
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        index: false,
        // Open to everybody; a frame without an origin could not import them otherwise.
        setHeaders: (response) =>
          response.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff'),
      });
    }
    const website = createWebsite({
      reader,
      assets: assets.site,
      development,
      origin,
      now,
      failed: (error) => app.log.error({ err: error }, 'a page could not be loaded'),
      notFound: (why, page) => app.log.debug({ page, why }, 'nothing is at this address'),
      blockFailed: ({ error, id, type, page, why }) =>
        app.log.error({ err: error, page, block: id, type, why }, 'a block could not be rendered'),
    });
    app.pageAccess.renderGate = website.renderGate;
    const adminHeaders = {
      ...documentHeaders({
        inlineScripts: [headScript],
        https: origin.startsWith('https:'),
        development,
        framedBy: 'none',
      }),
      'cache-control': 'no-cache',
    };
    for (const url of ['/admin', '/admin/*']) {
      app.get(url, { config: { access: 'public' } }, async (_request, reply) => {
        // The editor opens without storage too: it keeps work in the browser and says itself what is wrong.
        const { studioName } = await reader.settings().catch(() => defaultSiteSettings);
        return reply
          .headers(adminHeaders)
          .type('text/html; charset=utf-8')
          .send(adminShell(assets.admin, studioName));
      });
    }
    serveFrame(app, splineFrame(assets.spline));
    decksRoutes(app);
    searchRoutes(app, { reader, origin, pictures });
    if (sharingPictures) sharingRoutes(app, { reader, pictures: sharingPictures });
    if (serviceWorker !== undefined) serviceWorkerRoutes(app, serviceWorker);
    await app.register(websiteRoutes(website));
  };
}
