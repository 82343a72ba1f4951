import type { PageSummary } from '#api/schemas/page.ts';
import { languages, resolveText } from '#content/language/language.ts';

/** Gets the name of a page in the studio's lists: its title, else the last part of its URL. */
export function getPageTitle({ title, identifier }: Pick<PageSummary, 'title' | 'identifier'>): string {
  return resolveText(title, languages[0]) || identifier;
}
