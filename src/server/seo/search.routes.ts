import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { iconVersion } from '#site/render.tsx';
import { always } from './open-file.ts';
import type { ReadFavicon } from './own-favicon.ts';
import { robotsTxt } from './robots.ts';
import { serveIcons } from './serve-icons.ts';
import { serveText } from './serve-text.ts';
import { partOf, sitemapIndexXml, sitemapXml } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

interface Options {
  readonly reader: Pick<SiteReader, 'sitemap' | 'sitemapPart' | 'settings' | 'mediaOf' | 'revision'>;
  /** `https://studio.example`, without a trailing slash. */
  readonly origin: string;
  readonly pictures: Pictures;
  /** Undefined where there is no media library to take an icon from. */
  readonly readFavicon?: ReadFavicon | undefined;
}

const fresh = { ...always, 'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate' };
const forAnHour = { ...always, 'cache-control': 'public, max-age=3600' };

/** Files at the root that crawlers and browsers ask for by name. */
export const searchRoutes = fp<Options>(
  async (app, { reader, origin, pictures, readFavicon }) => {
    serveSitemap(app, reader, origin);
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

/** One file where there are few pages, else an index of parts: whoever asks for one waits for no more pages than it has. */
function serveSitemap(app: FastifyInstance, reader: Options['reader'], origin: string): void {
  const sitemap = {
    type: 'application/xml; charset=utf-8',
    // A list for crawlers, no result of a search.
    headers: { ...fresh, 'x-robots-tag': 'noindex' },
    effort: 'long',
  } as const;
  serveText(app, reader, '/sitemap.xml', {
    ...sitemap,
    make: async () => {
      const found = await reader.sitemap();
      return found.type === 'whole' ? sitemapXml(found.pages, origin) : sitemapIndexXml(found.parts, origin);
    },
  });
  serveText(app, reader, '/sitemap-:part.xml', {
    ...sitemap,
    make: async (written) => {
      const part = partOf(written);
      const pages = part === undefined ? undefined : await reader.sitemapPart(part);
      return pages && sitemapXml(pages, origin);
    },
  });
}
