import { stripLanguagePrefix, withLanguage } from '#content/address/site-paths.ts';
import { defaultLanguage, type Language, languages } from '#content/language/language.ts';
import { hasModifier } from './has-modifier.ts';

/**
 * The language links keep the address that the visitor is at, with its query and hash, and replace the history
 * entry; the choice is remembered. The document may be one that many addresses share (not found, offline), so
 * its own links are for browsers without scripts.
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
        // Without storage the address alone carries the language.
      }
      location.replace(addressIn(chosen, link.pathname));
    });
  }
}

/** The visitor's address in a language. What a form was answered with at a call's address names its own page. */
function addressIn(language: Language, ofDocument: string): string {
  const { pathname, search, hash } = location;
  if (pathname.startsWith('/api/')) return ofDocument;
  return withLanguage(stripLanguagePrefix(pathname), language) + search + hash;
}
