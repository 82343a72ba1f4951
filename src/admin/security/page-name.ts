import type { PageNamed } from '#api/schemas/page.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';

/** What the studio calls a page. */
export function getNamedPageTitle({ title, identifier }: PageNamed): string {
  return resolveText(title, defaultLanguage).trim() || identifier;
}
