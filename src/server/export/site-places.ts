import { stripLanguagePrefix, withLanguage } from '#content/address/site-paths.ts';
import { languages } from '#content/language/language.ts';
import type { SiteReader } from '#server/pages/site/read-site.ts';
import { listRooms } from '#server/protection/rooms.repository.ts';
import { listAddressedPages } from '#server/redirects/addresses.repository.ts';
import { getPathLanguage } from '#server/redirects/redirect-rules.ts';
import { listRedirects } from '#server/redirects/redirects.repository.ts';
import { iconFiles } from '#server/seo/icon-files.ts';
import { partPath } from '#server/seo/sitemap.ts';
import type { Storage } from '#server/storage/storage.ts';

/** Where the walk through a site begins, and how much of it nobody comes to that way. */
export interface SitePlaces {
  readonly addresses: readonly string[];
  readonly protectedPages: number;
  readonly rooms: number;
}

/** What browsers and crawlers ask for by name. */
const byName = ['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/sw.js', ...Object.keys(iconFiles)];
/** What a visitor's browser shows without a connection. */
const offline = '/offline';

/**
 * Every address that a stranger may be answered at, as far as the site knows them: pages, what sends on to others, and files that no
 * document names. What is not for everybody is among them, and is told apart by what it answers.
 *
 * @param built the files of the build that visitors load
 */
export async function sitePlaces(
  { db }: Pick<Storage, 'db'>,
  reader: Pick<SiteReader, 'publicPages' | 'sitemap'>,
  built: readonly string[],
): Promise<SitePlaces> {
  const open = await reader.publicPages();
  const pages = await listAddressedPages(db);
  const sending = pages.filter(
    ({ visibility, redirectUrl }) => visibility === 'hidden' && redirectUrl !== null,
  );
  // Each answers to its bare identifier as well, and sends on.
  const paths = [...open, ...sending].flatMap(({ path, identifier }) => [path, `/${identifier}`]);
  const rules = (await listRedirects(db)).flatMap(({ fromPath }) => spelledOut(fromPath));
  const seen = pages.filter(({ visibility }) => visibility === 'seen').length;
  return {
    addresses: [
      ...byName,
      ...(await sitemapParts(reader)),
      ...built,
      ...[...paths, offline].flatMap(inEachLanguage),
      ...rules,
    ],
    protectedPages: Math.max(0, seen - open.length),
    rooms: (await listRooms(db)).filter(({ revokedAt }) => revokedAt === null).length,
  };
}

/** What the sitemap of a large site leads to, which is no document. */
async function sitemapParts(reader: Pick<SiteReader, 'sitemap'>): Promise<string[]> {
  const found = await reader.sitemap();
  return found.type === 'parts' ? found.parts.map(partPath) : [];
}

function inEachLanguage(path: string): string[] {
  return languages.map((language) => withLanguage(path, language));
}

/** A rule without a language is one for all of them. */
function spelledOut(fromPath: string): string[] {
  const encoded = fromPath.toWellFormed().split('/').map(encodeURIComponent).join('/');
  return getPathLanguage(fromPath) === languages[0]
    ? inEachLanguage(stripLanguagePrefix(encoded))
    : [encoded];
}
