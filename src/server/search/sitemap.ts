import { hasLanguage, type Language } from '#content/language.ts';
import { withLanguage } from '#content/site-paths.ts';
import type { ListedPublicPage } from '#server/pages/read-site.ts';

const head =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

type SitemapPage = Pick<ListedPublicPage, 'identifier' | 'path' | 'title' | 'robots' | 'updatedAt'>;

/**
 * The sitemap of pages that visitors find in lists: every indexable one at its canonical address, in English
 * too where it is translated, each naming the other. One file, as sitemaps.org allows up to 50,000 addresses;
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
  if (!hasLanguage(title, 'en')) return [entry(address('nl'), updatedAt, '')];
  const alternates = [
    ['nl', address('nl')],
    ['en', address('en')],
    ['x-default', address('nl')],
  ].map(
    ([language, href = '']) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
  );
  return [address('nl'), address('en')].map((at) => entry(at, updatedAt, alternates.join('')));
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
