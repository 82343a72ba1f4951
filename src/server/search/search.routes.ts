import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createAnswerCache } from '#server/http/answer-cache.ts';
import { type PreparedAnswer, prepareText } from '#server/http/prepared-answer.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';
import type { SiteReader } from '#server/pages/read-site.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { iconVersion } from '#site/render.tsx';
import { always, openFile } from './open-file.ts';
import type { ReadFavicon } from './own-favicon.ts';
import { robotsTxt } from './robots.ts';
import { serveIcons } from './serve-icons.ts';
import { sitemapXml } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

interface Options {
  readonly reader: Pick<SiteReader, 'publicPages' | 'settings' | 'mediaOf' | 'revision'>;
  /** `https://studio.example`, without a trailing slash. */
  readonly origin: string;
  readonly pictures: Pictures;
  /** Undefined where there is no media library to take an icon from. */
  readonly readFavicon?: ReadFavicon | undefined;
}

interface SearchFile {
  readonly type: string;
  readonly make: () => Promise<string> | string;
  readonly headers: Readonly<Record<string, string>>;
}

const fresh = { ...always, 'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate' };
const forAnHour = { ...always, 'cache-control': 'public, max-age=3600' };

/** Files at the root that crawlers and browsers ask for by name. */
export const searchRoutes = fp<Options>(
  async (app, { reader, origin, pictures, readFavicon }) => {
    serveText(app, reader, '/sitemap.xml', {
      type: 'application/xml; charset=utf-8',
      make: async () => sitemapXml(await reader.publicPages(), origin),
      // A list for crawlers, no result of a search.
      headers: { ...fresh, 'x-robots-tag': 'noindex' },
    });
    serveText(app, reader, '/site.webmanifest', {
      type: 'application/manifest+json; charset=utf-8',
      make: async () => {
        const settings = await reader.settings();
        return webManifest(settings, iconVersion({ settings, media: await reader.mediaOf(settings) }));
      },
      headers: forAnHour,
    });
    serveText(app, reader, '/robots.txt', {
      type: 'text/plain; charset=utf-8',
      make: () => robotsTxt(origin),
      headers: forAnHour,
    });
    serveIcons(app, { reader, pictures, readFavicon });
  },
  { name: 'search', dependencies: ['not-found-answers'] },
);

/**
 * Cached in memory under the content revision, like pages. When storage fails, what is cached and still true
 * answers; a list of what was public before the last write does not, since a page may have been withdrawn.
 */
function serveText(
  app: FastifyInstance,
  reader: Options['reader'],
  url: string,
  { type, make, headers }: SearchFile,
): void {
  const cache = createAnswerCache({
    state: () => reader.revision,
    isCurrent: (revision) => revision === reader.revision,
  });
  const prepare = async () => prepareText(await make(), type, 200, headers);
  app.route({
    ...openFile,
    url,
    handler: async (request, reply) => {
      const file = cache.fresh(url) ?? (await cache.prepare({ name: url }, prepare).catch(unavailable));
      return sendPrepared(file, request, reply);
    },
  });

  function unavailable(error: unknown): Promise<PreparedAnswer> {
    app.log.error({ err: error }, `${url} could not be made`);
    const text = 'This file cannot be made right now. Please try again in a moment.\n';
    const notNow = { ...always, 'cache-control': 'no-store', 'retry-after': '60' };
    return prepareText(text, 'text/plain; charset=utf-8', 503, notNow, 'once');
  }
}
