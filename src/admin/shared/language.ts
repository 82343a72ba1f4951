import { defaultLanguage, isLanguage, type Language } from '#content/language/language.ts';

/** Shared with the public site: one preference per browser. */
const storageKey = 'language';

/** Returns the language last chosen in this browser, or Dutch. */
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
    // Without storage, every visit starts in Dutch.
  }
}
