import { stripLanguagePrefix, withLanguage } from '#content/address/site-paths.ts';
import { languages } from '#content/language/language.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import { listClientSpaces } from '#server/protection/client-spaces.repository.ts';
import { listAddressedPages } from '#server/redirects/addresses.repository.ts';
import { getPathLanguage } from '#server/redirects/redirect-rules.ts';
import { listRedirects } from '#server/redirects/redirects.repository.ts';
import { iconFiles } from '#server/seo/icon-files.ts';
import { getPartPath } from '#server/seo/sitemap.ts';
import type { Storage } from '#server/storage/storage.ts';

/** URLs where a crawl starts, and how much it cannot reach. */
export interface SitePlaces {
  readonly addresses: readonly string[];
  readonly protectedPages: number;
  readonly clientSpaces: number;
}

/** URLs that browsers and crawlers request by convention. */
const byName = ['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/sw.js', ...Object.keys(iconFiles)];
/** Page that a visitor's browser shows without a connection. */
const offline = '/offline';

/**
 * Lists every URL that a visitor may get a response from: pages, redirects, and files that no document names.
 * Includes private ones, which the response reveals.
 *
 * @param built the build's files for visitors
 */
export async function listSitePlaces(
  { db }: Pick<Storage, 'db'>,
  reader: Pick<SiteReader, 'publicPages' | 'sitemap'>,
  built: readonly string[],
): Promise<SitePlaces> {
  const open = await reader.publicPages();
  const pages = await listAddressedPages(db);
  const sending = pages.filter(
    ({ visibility, redirectUrl }) => visibility === 'hidden' && redirectUrl !== null,
  );
  // Each also answers at its bare identifier, by a redirect.
  const paths = [...open, ...sending].flatMap(({ path, identifier }) => [path, `/${identifier}`]);
  const rules = (await listRedirects(db)).flatMap(({ fromPath }) => expandRedirect(fromPath));
  const seen = pages.filter(({ visibility }) => visibility === 'seen').length;
  return {
    addresses: [
      ...byName,
      ...(await listSitemapParts(reader)),
      ...built,
      ...[...paths, offline].flatMap(localizePath),
      ...rules,
    ],
    protectedPages: Math.max(0, seen - open.length),
    clientSpaces: (await listClientSpaces(db)).filter(({ revokedAt }) => revokedAt === null).length,
  };
}

/** Lists the parts of a large site's sitemap, which are not documents. */
async function listSitemapParts(reader: Pick<SiteReader, 'sitemap'>): Promise<string[]> {
  const found = await reader.sitemap();
  return found.type === 'parts' ? found.parts.map(getPartPath) : [];
}

function localizePath(path: string): string[] {
  return languages.map((language) => withLanguage(path, language));
}

/** Expands a redirect without a language to all languages. */
function expandRedirect(fromPath: string): string[] {
  const encoded = fromPath.toWellFormed().split('/').map(encodeURIComponent).join('/');
  return getPathLanguage(fromPath) === languages[0] ? localizePath(stripLanguagePrefix(encoded)) : [encoded];
}
