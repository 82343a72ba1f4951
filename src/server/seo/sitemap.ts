import { withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage, hasLanguage, type Language, languages } from '#content/language/language.ts';
import { escapeMarkup } from '#content/text/escape-markup.ts';
import type { SitemapPage } from '#server/pages/store/sitemap-pages.repository.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Builds the sitemap or a part of it: each page at its canonical URL, in each language that it is translated
 * into, with its alternates.
 */
export function renderSitemap(pages: readonly SitemapPage[], origin: string): string {
  const head = `<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
  const entries = pages.flatMap((page) =>
    renderEntries(page, (language) => origin + withLanguage(page.path, language)),
  );
  return [declaration, head, ...entries, '</urlset>\n'].join('\n');
}

/** Builds the sitemap index, for a site with more pages than fit in one part. */
export function renderSitemapIndex(parts: readonly number[], origin: string): string {
  const entries = parts.map(
    (part) => `<sitemap><loc>${escapeXml(origin + getPartPath(part))}</loc></sitemap>`,
  );
  return [declaration, `<sitemapindex xmlns="${schema}">`, ...entries, '</sitemapindex>\n'].join('\n');
}

/** Returns the path of a part of the sitemap. */
export function getPartPath(part: number): string {
  return `/sitemap-${part}.xml`;
}

/** Reads the number of a part from its URL; undefined if no part can have it. */
export function readPartNumber(written: string): number | undefined {
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : undefined;
}

function renderEntries({ title, updatedAt }: SitemapPage, address: (language: Language) => string): string[] {
  const written = languages.filter(
    (language) => language === defaultLanguage || hasLanguage(title, language),
  );
  const alternates = written.map((language) => formatAlternate(language, address(language)));
  // A page in one language has no alternates.
  const links =
    written.length > 1
      ? [...alternates, formatAlternate('x-default', address(defaultLanguage))].join('')
      : '';
  return written.map((language) => formatEntry(address(language), updatedAt, links));
}

function formatAlternate(hreflang: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(address)}"/>`;
}

function formatEntry(address: string, updatedAt: string, alternates: string): string {
  return `<url><loc>${escapeXml(address)}</loc><lastmod>${escapeXml(updatedAt)}</lastmod>${alternates}</url>`;
}

/** Escapes a text for XML content and quoted attributes. Characters that XML can't represent are removed. */
export function escapeXml(text: string): string {
  const written = text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
  return escapeMarkup(written).replaceAll("'", '&apos;');
}
