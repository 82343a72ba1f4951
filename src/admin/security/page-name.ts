import type { PageReference } from '#api/schemas/page.ts';
import { defaultLanguage, resolveText } from '#content/language/language.ts';

/** Returns a page's title, or its identifier if it has none. */
export function getNamedPageTitle({ title, identifier }: PageReference): string {
  return resolveText(title, defaultLanguage).trim() || identifier;
}
