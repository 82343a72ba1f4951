import type { PageSummary } from '#api/schemas/page.ts';
import {
  defaultLanguage,
  type Language,
  resolveText,
  resolveTextLanguage,
} from '#content/language/language.ts';

interface PageTitleTextProps {
  readonly page: Pick<PageSummary, 'title'> & Partial<Pick<PageSummary, 'identifier'>>;
  readonly language?: Language;
  /** Shown for a page without a title or an identifier. */
  readonly untitled?: string;
}

/** A page's title in the English editor, with its own language: a screen reader would read Dutch as English. */
export function PageTitleText({ page, language = defaultLanguage, untitled }: PageTitleTextProps) {
  const title = resolveText(page.title, language);
  if (title === '') return page.identifier ?? untitled;
  return <span lang={resolveTextLanguage(page.title, language) ?? defaultLanguage}>{title}</span>;
}
