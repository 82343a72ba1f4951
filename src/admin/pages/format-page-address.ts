import type { PageSummary } from '#api/schemas/page.ts';
import { getPagePath } from '#content/address/site-paths.ts';
import { pagesWords } from './pages-words.ts';

/** Formats where a page is: its path without language, or that it is a section, which has none. */
export function formatPageAddress(
  page: Pick<PageSummary, 'identifier' | 'kind' | 'parentIdentifier'>,
): string {
  return page.kind === 'section' ? pagesWords.section : getPagePath(page);
}
