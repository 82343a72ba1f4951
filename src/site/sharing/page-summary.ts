import type { SiteSettings } from '#api/schemas/settings.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Language } from '#content/language/language.ts';
import { createPageSnippet, type PageSnippet, type SummarizedPage } from '#content/page/page-snippet.ts';

export type { PageSnippet, SummarizedPage };

/** Summarizes a page for search engines, chats and social networks. */
export function summarizePage(
  page: SummarizedPage,
  settings: Pick<SiteSettings, 'description'>,
  asked: Language,
): PageSnippet {
  return createPageSnippet(blockDefinitions, page, { description: settings.description, asked });
}
