import type { PageInList } from '#api/schemas/page.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';
import { homeWords } from './home-words.ts';

/** Lists the first titles of some pages, the last edited first, and the number of the others. */
export function listTitles(pages: readonly Pick<PageInList, 'title' | 'identifier' | 'updatedAt'>[]): string {
  const byEdited = pages.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return homeWords.names(byEdited.map((page) => resolveText(page.title, defaultLanguage) || page.identifier));
}
