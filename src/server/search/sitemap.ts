import { defaultLanguage, hasLanguage, type Language, languages } from '#content/language.ts';
import { withLanguage } from '#content/site-paths.ts';
import type { ListedPublicPage } from '#server/pages/read-site.ts';

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

type SitemapPage = Pick<ListedPublicPage, 'identifier' | 'path' | 'title' | 'robots' | 'updatedAt'>;

/**
 * The sitemap of pages that visitors find in lists: every indexable one at its canonical address, in each language
 * that it is translated into, each naming the others. One file, as sitemaps.org allows up to 50,000 addresses;
 * a studio's site stays far below that, so there is no index of several files.
 */
export function sitemapXml(pages: readonly SitemapPage[], origin: string): string {
  const entries = pages
    // The not-found page never answers 200, whatever its settings say.
    .filter(({ robots, identifier }) => robots === 'index,follow' && identifier !== '404')
    .flatMap((page) => entriesOf(page, (language) => origin + withLanguage(page.path, language)));
  return [head, ...entries, '</urlset>\n'].join('\n');
}

function entriesOf({ title, updatedAt }: SitemapPage, address: (language: Language) => string): string[] {
  const written = languages.filter(
    (language) => language === defaultLanguage || hasLanguage(title, language),
  );
  const alternates = written.map((language) => alternate(language, address(language)));
  // A page in one language has no other to name.
  const links =
    written.length > 1 ? [...alternates, alternate('x-default', address(defaultLanguage))].join('') : '';
  return written.map((language) => entry(address(language), updatedAt, links));
}

function alternate(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(address)}"/>`;
}

function entry(address: string, updatedAt: string, alternates: string): string {
  return `<url><loc>${escapeXml(address)}</loc><lastmod>${escapeXml(updatedAt)}</lastmod>${alternates}</url>`;
}

/** A text as it may stand in XML, as content or in a quoted attribute. Characters that XML has no way to write go. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
