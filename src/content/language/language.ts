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
 * A text shared by all languages, or one text per language code. The entry `null` says: deliberately nothing
 * in this language. It renders nothing, falls back to nothing and counts as translated.
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
 * The language in which {@link resolveText} finds its text, be that deliberately nothing; undefined for a
 * shared or absent one.
 */
export function resolvedLanguage(value: Translated | undefined, language: Language): string | undefined {
  if (value === undefined || typeof value === 'string') return undefined;
  if (value[language] === null) return language;
  const order = [language, defaultLanguage, ...Object.keys(value)];
  return order.find((code) => hasText(value[code]));
}

/**
 * The language of the text that is shown where it is not the one asked for, for a `lang` attribute. A shared
 * text counts as one in the default language.
 */
export function otherLanguage(value: Translated | undefined, language: Language): string | undefined {
  const found = resolvedLanguage(value, language) ?? defaultLanguage;
  return found === language ? undefined : found;
}

/** Fallback order: the language asked for, then the default one, then the first available value, else ''. */
export function resolveText(value: Translated | undefined, language: Language): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  const found = resolvedLanguage(value, language);
  return found === undefined ? '' : (value[found] ?? '');
}

/** The languages that a page with this title is shown in: the default one always, others with an entry of their own. */
export function listShownLanguages(title: Translated): readonly Language[] {
  return languages.filter((language) => language === defaultLanguage || hasLanguage(title, language));
}

/** The language in which a page of this title is shown to somebody who asks for one. */
export function languageShown(title: Translated, asked: Language): Language {
  return listShownLanguages(title).includes(asked) ? asked : defaultLanguage;
}

/** True when the text has an entry of its own in that language, words or deliberately none: no fallback's. */
export function hasLanguage(value: Translated | undefined, language: Language): boolean {
  return typeof value === 'object' && (value[language] === null || hasText(value[language]));
}

/** True where a text says nothing in that language on purpose. */
export function isLeftOut(value: unknown, language: Language): boolean {
  return isTranslated(value) && typeof value === 'object' && value[language] === null;
}

/**
 * Writes one language's text. The first one written turns a shared text into one per language: the other
 * languages keep the words they showed. Entries of other languages stay as they are.
 */
export function withText(value: Translated | undefined, language: Language, text: string): Translated {
  if (typeof value === 'object') return { ...value, [language]: text };
  if (!hasText(value)) return { [language]: text };
  return { ...Object.fromEntries(languages.map((code) => [code, value])), [language]: text };
}

/** The page title that a language has of its own, without any fallback; '' for none. One without languages is in the default one. */
export function ownTitle(title: Translated, language: Language): string {
  if (typeof title === 'string') return language === defaultLanguage ? title : '';
  return title[language] ?? '';
}

/**
 * Writes one language's page title. A title without languages is in the default one: whether a page counts as
 * translated depends on its title having an entry, so none may appear by itself.
 */
export function withTitle(title: Translated, language: Language, text: string): Translated {
  const entries = typeof title === 'object' ? title : hasText(title) ? { [defaultLanguage]: title } : {};
  return { ...entries, [language]: text };
}

/**
 * Takes one language's words away, so that it falls back to another's. A shared text stays with the other
 * languages, which showed it too.
 */
export function removeLanguage(value: Translated, language: Language): Translated {
  const entries = Object.entries(withText(value, language, ''));
  return Object.fromEntries(entries.filter(([code]) => code !== language));
}

/** Replaces the text that all languages share; texts stored per language stay, and the default language's is the shared one. */
export function withSharedText(value: Translated | undefined, text: string): Translated {
  return typeof value === 'object' ? { ...value, [defaultLanguage]: text } : text;
}

function hasText(text: string | null | undefined): boolean {
  return text !== undefined && text !== null && text !== '';
}
