import { stripLanguagePrefix, withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage, type Language, languages } from '#content/language/language.ts';
import { hasModifier } from './has-modifier.ts';

/**
 * Makes language links keep the current URL with its query and hash, replace the history entry, and remember
 * the choice. Several URLs may share one document (not found, offline), so the links in the HTML are only for
 * browsers without scripts.
 */
export function startLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', (event) => {
      if (hasModifier(event)) return;
      event.preventDefault();
      const chosen = languages.find((code) => code === link.dataset.language) ?? defaultLanguage;
      try {
        localStorage.setItem('language', chosen);
      } catch {
        // Without storage only the URL has the language.
      }
      location.replace(buildLanguageUrl(chosen, link.pathname));
    });
  }
}

/** Builds the current URL in a language. Responses of the API to a form name their own page. */
function buildLanguageUrl(language: Language, ofDocument: string): string {
  const { pathname, search, hash } = location;
  if (pathname.startsWith('/api/')) return ofDocument;
  return withLanguage(stripLanguagePrefix(pathname), language) + search + hash;
}
