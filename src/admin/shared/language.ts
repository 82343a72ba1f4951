import { defaultLanguage, isLanguage, type Language } from '#content/language/language.ts';

/** Shared with the visitors' site: one preference for one browser. */
const storageKey = 'language';

/** The language chosen before in this browser, else Dutch. */
export function readLanguage(): Language {
  try {
    const stored = localStorage.getItem(storageKey);
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // A browser that keeps nothing starts in Dutch every time.
  }
}
