import { detectPathLanguage, withLanguage } from '#content/address/site-paths.ts';

/** Path of the page shown in place of one that is not available. */
export const offlinePath = '/offline';

/** Builds the URL of the offline page in the language of the requested URL. */
export function buildOfflineUrl(pathname: string): string {
  return withLanguage(offlinePath, detectPathLanguage(pathname));
}

export interface KeptPage {
  readonly path: string;
  /** As in the page's HTML: escaped. */
  readonly title: string;
}

/** Maximum number of pages in the list, the most recent first. */
const listed = 8;
const emptyList = /hidden=""([^>]*data-kept-pages[^>]*>.*?<ul>)(<\/ul>)/s;

/** Adds the list of cached pages to the offline page; no list without pages. */
export function listCachedPages(html: string, pages: readonly KeptPage[]): string {
  if (pages.length === 0) return html;
  const items = pages
    .slice(0, listed)
    .map(
      ({ path, title }) =>
        `<li><a href="${path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${title}</a></li>`,
    )
    .join('');
  return html.replace(emptyList, (_all, before: string, after: string) => before + items + after);
}

/** Reads the title of a cached document without the studio's name; undefined if it has none. */
export function parseDocumentTitle(html: string): string | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title?.replace(/ – [^–]*$/, '') || undefined;
}

/** Lists the built files that a document loads. */
export function listAssets(html: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src)="(\/assets\/[^"]+)"/g)];
  return [...new Set(found.map(([, url = '']) => url))];
}
