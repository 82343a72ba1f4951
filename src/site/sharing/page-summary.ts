import type { SiteSettings } from '#api/schemas/settings.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Language } from '#content/language/language.ts';
import { type PageSummary, type SummarizedPage, summarizeContent } from '#content/page/page-summary.ts';

export type { PageSummary, SummarizedPage };

/** What search engines, chats and networks show of one of the site's pages. */
export function summarizePage(
  page: SummarizedPage,
  settings: Pick<SiteSettings, 'description'>,
  asked: Language,
): PageSummary {
  return summarizeContent(blockDefinitions, page, { description: settings.description, asked });
}
