import { withLanguage } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';

/** Builds the absolute URL of a path of the site in a language. */
export function buildAbsoluteUrl(origin: string, path: string, language: Language): string {
  return `${origin}${withLanguage(path, language)}`;
}
