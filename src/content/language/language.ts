import { defaultLanguage, type Language, languages } from './known-languages.ts';

export {
  type Copy,
  defaultLanguage,
  type Language,
  languageFacts,
  languages,
  toolLanguage,
} from './known-languages.ts';

/**
 * A text shared by all languages, or one text per language code. The entry `null` means deliberately empty in
 * this language: it renders nothing, has no fallback and counts as translated.
 */
export type Translated = string | Readonly<Record<string, string | null | undefined>>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

export function isTranslated(value: unknown): value is Translated {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (text) => text === undefined || text === null || typeof text === 'string',
  );
}

/**
 * Returns the language in which {@link resolveText} finds its text, also a deliberately empty one; undefined
 * for a
 * shared or absent text.
 */
export function resolveTextLanguage(value: Translated | undefined, language: Language): string | undefined {
  if (value === undefined || typeof value === 'string') return undefined;
  if (value[language] === null) return language;
  const order = [language, defaultLanguage, ...Object.keys(value)];
  return order.find((code) => hasText(value[code]));
}

/**
 * Returns the language of the shown text if it is a fallback, for a `lang` attribute; a shared text counts as
 * the default language.
 */
export function findFallbackLanguage(value: Translated | undefined, language: Language): string | undefined {
  const found = resolveTextLanguage(value, language) ?? defaultLanguage;
  return found === language ? undefined : found;
}

/**
 * Resolves a text in a language. Fallback order: the language itself, the default language, the first
 * available value, ''.
 *
 * @example
 * resolveText({ nl: 'Werk', en: 'Work' }, 'en'); // 'Work'
 */
export function resolveText(value: Translated | undefined, language: Language): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const found = resolveTextLanguage(value, language);
  return found === undefined ? '' : (value[found] ?? '');
}

/**
 * Lists the languages in which a page with this title is shown: always the default one, others if the title
 * has an entry for them.
 */
export function listShownLanguages(title: Translated): readonly Language[] {
  return languages.filter((language) => language === defaultLanguage || hasLanguage(title, language));
}

/** Returns the language in which a page of this title is shown to visitors who request `asked`. */
export function getShownLanguage(title: Translated, asked: Language): Language {
  return listShownLanguages(title).includes(asked) ? asked : defaultLanguage;
}

/** True if the text has an entry in that language, also a deliberately empty one. */
export function hasLanguage(value: Translated | undefined, language: Language): boolean {
  return typeof value === 'object' && (value[language] === null || hasText(value[language]));
}

/** True if a text is deliberately empty in that language. */
export function isLeftOut(value: unknown, language: Language): boolean {
  return isTranslated(value) && typeof value === 'object' && value[language] === null;
}

/**
 * Sets one language's text. This turns a shared text into one per language: the other languages keep the text
 * that they showed.
 */
export function withText(value: Translated | undefined, language: Language, text: string): Translated {
  if (typeof value === 'object') return { ...value, [language]: text };
  if (!hasText(value)) return { [language]: text };
  return { ...Object.fromEntries(languages.map((code) => [code, value])), [language]: text };
}

/**
 * Returns a language's own page title, without fallback; '' if there is none. A shared title belongs to the
 * default language.
 */
export function getOwnTitle(title: Translated, language: Language): string {
  if (typeof title === 'string') return language === defaultLanguage ? title : '';
  return title[language] ?? '';
}

/**
 * Sets one language's page title. A shared title belongs to the default language: a page counts as translated
 * if its title has an entry, so none may be added implicitly.
 */
export function withTitle(title: Translated, language: Language, text: string): Translated {
  const entries = typeof title === 'object' ? title : hasText(title) ? { [defaultLanguage]: title } : {};
  return { ...entries, [language]: text };
}

/**
 * Removes one language's text, so that it falls back to another. A shared text stays for the other languages,
 * which showed it too.
 */
export function removeLanguage(value: Translated, language: Language): Translated {
  const entries = Object.entries(withText(value, language, ''));
  return Object.fromEntries(entries.filter(([code]) => code !== language));
}

/**
 * Replaces the text that all languages share. Texts stored per language stay, and the default language's
 * entry is the shared one.
 */
export function withSharedText(value: Translated | undefined, text: string): Translated {
  return typeof value === 'object' ? { ...value, [defaultLanguage]: text } : text;
}

function hasText(text: string | null | undefined): boolean {
  return text !== undefined && text !== null && text !== '';
}
