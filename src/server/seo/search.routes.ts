import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { getThemeColors, iconAddress, iconVersion } from '#site/render.tsx';
import { getResolvedTokens } from '#tokens/resolve-tokens.ts';
import type { ReadFavicon } from './own-favicon.ts';
import { serveIcons } from './serve-icons.ts';
import { always, serveText } from './serve-text.ts';
import { readPartNumber, renderSitemap, renderSitemapIndex } from './sitemap.ts';

interface Options {
  readonly reader: Pick<SiteReader, 'sitemap' | 'sitemapPart' | 'settings' | 'mediaOf' | 'revision'>;
  /** `https://studio.example`, without a trailing slash. */
  readonly origin: string;
  readonly pictures: Pictures;
  /** Undefined if there is no media library. */
  readonly readFavicon?: ReadFavicon | undefined;
}

const fresh = { ...always, 'cache-control': 'public, max-age=0, s-maxage=5, must-revalidate' };
const forAnHour = { ...always, 'cache-control': 'public, max-age=3600' };

/** Serves files at the root that crawlers and browsers request by name. */
export const searchRoutes = fp<Options>(
  async (app, { reader, origin, pictures, readFavicon }) => {
    serveSitemap(app, reader, origin);
    serveText(app, reader, '/site.webmanifest', {
      type: 'application/manifest+json; charset=utf-8',
      make: async () => {
        const settings = await reader.settings();
        return buildWebManifest(settings, iconVersion({ settings, media: await reader.mediaOf(settings) }));
      },
      headers: forAnHour,
    });
    serveText(app, reader, '/robots.txt', {
      type: 'text/plain; charset=utf-8',
      make: () => buildRobotsTxt(origin),
      headers: forAnHour,
    });
    serveIcons(app, { reader, pictures, readFavicon });
  },
  { name: 'search', dependencies: ['not-found-answers'] },
);

/**
 * Serves one file for a small site, otherwise an index of parts. A request waits only for the pages of its
 * part.
 */
function serveSitemap(app: FastifyInstance, reader: Options['reader'], origin: string): void {
  const sitemap = {
    type: 'application/xml; charset=utf-8',
    // Sitemaps are for crawlers, and must not appear in search results.
    headers: { ...fresh, 'x-robots-tag': 'noindex' },
    effort: 'long',
  } as const;
  serveText(app, reader, '/sitemap.xml', {
    ...sitemap,
    make: async () => {
      const found = await reader.sitemap();
      return found.type === 'whole'
        ? renderSitemap(found.pages, origin)
        : renderSitemapIndex(found.parts, origin);
    },
  });
  serveText(app, reader, '/sitemap-:part.xml', {
    ...sitemap,
    make: async (written) => {
      const part = readPartNumber(written);
      const pages = part === undefined ? undefined : await reader.sitemapPart(part);
      return pages && renderSitemap(pages, origin);
    },
  });
}

/**
 * Disallows paths that are not pages. Whole segments only, so that a page may be named `administratie`. Pages
 * hidden from search engines are not listed: a crawler that may not read them could not read their `noindex`
 * either.
 */
function buildRobotsTxt(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin$',
    'Disallow: /admin/',
    'Disallow: /api$',
    'Disallow: /api/',
    'Disallow: /*?preview',
    'Disallow: /*&preview',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/**
 * Builds the web app manifest, for a shortcut on a home screen. It opens as a site with a back button.
 * @param version of the icons, as in their URLs
 */
function buildWebManifest(settings: SiteSettings, version: string): string {
  const { studioName, description, designTokens } = settings;
  const { light } = getThemeColors(getResolvedTokens(designTokens));
  const text = resolveText(description, defaultLanguage);
  return JSON.stringify({
    id: '/',
    name: studioName,
    short_name: studioName,
    ...(text === '' ? {} : { description: text }),
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: light,
    theme_color: light,
    icons: [
      { src: iconAddress('/favicon.svg', version), type: 'image/svg+xml', sizes: 'any' },
      { src: iconAddress('/icon-192.png', version), type: 'image/png', sizes: '192x192' },
      { src: iconAddress('/icon-512.png', version), type: 'image/png', sizes: '512x512' },
      {
        src: iconAddress('/icon-maskable-512.png', version),
        type: 'image/png',
        sizes: '512x512',
        purpose: 'maskable',
      },
    ],
  });
}
