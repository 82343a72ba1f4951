import type { Language } from '#content/language.ts';
import { withLanguage } from '#content/site-paths.ts';

/** An absolute address of one of our paths in a language. */
export function absolute(origin: string, path: string, language: Language): string {
  return `${origin}${withLanguage(path, language)}`;
}
