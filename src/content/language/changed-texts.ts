import type { Definitions } from '../block/block.ts';
import { formatPath } from '../block/issue.ts';
import type { PageContent } from '../page/page.ts';
import { metadataNames } from '../page/page-metadata.ts';
import { type Language, languages, type Translated } from './language.ts';
import { type PageText, walkPageTexts } from './page-texts.ts';

/** Paths of changed texts, per language. */
export type ChangedTexts = Record<Language, string[]>;

/**
 * Lists the texts that differ between two states of a page, per language: written, changed or removed. A
 * shared text counts for every language. Paths are those after the change, for removed texts those before it.
 * A text whose block or item only moved is not listed.
 */
export function listChangedTexts(
  definitions: Definitions,
  before: PageContent,
  after: PageContent,
): ChangedTexts {
  const [old, now] = [mapPageTexts(definitions, before), mapPageTexts(definitions, after)];
  const keys = [...new Set([...now.keys(), ...old.keys()])];
  const collectChangedPaths = (language: Language) =>
    keys
      .filter(
        (key) =>
          getStoredWords(old.get(key)?.value, language) !== getStoredWords(now.get(key)?.value, language),
      )
      .map((key) => formatPath((now.get(key) ?? old.get(key))?.path ?? []));
  // A text that replaced a moved one has the same path, which is listed once.
  return mapLanguages((language) => [...new Set(collectChangedPaths(language))]);
}

/** Creates the result for a save that changed no text. */
export function createEmptyChangedTexts(): ChangedTexts {
  return mapLanguages(() => []);
}

function mapLanguages(paths: (language: Language) => string[]): ChangedTexts {
  return Object.fromEntries(languages.map((language) => [language, paths(language)])) as ChangedTexts;
}

function mapPageTexts(definitions: Definitions, content: PageContent): ReadonlyMap<string, PageText> {
  const texts = [...walkPageTexts(definitions, content), ...walkMetadataTexts(content)];
  return new Map(texts.map((text) => [text.key, text]));
}

function* walkMetadataTexts({ metadata }: PageContent): Generator<PageText> {
  for (const name of metadataNames) {
    const value = metadata?.[name];
    if (value !== undefined) yield { key: `metadata ${name}`, path: ['metadata', name], value };
  }
}

/** Returns the text stored for a language, without fallback. */
function getStoredWords(text: Translated | undefined, language: Language): string | null | undefined {
  return typeof text === 'object' ? text[language] : text;
}
