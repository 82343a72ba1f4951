import type { PageSummary } from '#api/schemas/page.ts';
import { languages, resolveText } from '#content/language/language.ts';

/** What a page is called in the lists of the studio: its own title, else the last part of its address. */
export function getPageTitle({ title, identifier }: Pick<PageSummary, 'title' | 'identifier'>): string {
  return resolveText(title, languages[0]) || identifier;
}
