import { withLanguage } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';

/** An absolute address of one of our paths in a language. */
export function absolute(origin: string, path: string, language: Language): string {
  return `${origin}${withLanguage(path, language)}`;
}
