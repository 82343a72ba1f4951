import { languageOfPath, withLanguage } from '#content/address/site-paths.ts';

/** Where the page stands that is shown instead of one that cannot be had. */
export const offlinePath = '/offline';

/** The offline page in the language of the address that was asked for. */
export function offlineAddressFor(pathname: string): string {
  return withLanguage(offlinePath, languageOfPath(pathname));
}

export interface KeptPage {
  readonly path: string;
  /** As it stands in the page's own HTML: escaped. */
  readonly title: string;
}

/** How many pages the list names: the last ones looked at. */
const listed = 8;
const emptyList = /hidden=""([^>]*data-kept-pages[^>]*>.*?<ul>)(<\/ul>)/s;

/** The offline page with a list of what can be read; without the list where there is nothing. */
export function listKeptPages(html: string, pages: readonly KeptPage[]): string {
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

/** A kept document's title without the studio's name; undefined where it has none. */
export function titleIn(html: string): string | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title?.replace(/ – [^–]*$/, '') || undefined;
}

/** The built files that a document loads by itself. */
export function assetsIn(html: string): string[] {
  const found = [...html.matchAll(/\s(?:href|src)="(\/assets\/[^"]+)"/g)];
  return [...new Set(found.map(([, url = '']) => url))];
}
