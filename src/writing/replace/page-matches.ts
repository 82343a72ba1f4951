import { type Block, migrateBlock } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import type { TextField } from '#content/fields/field.ts';
import { isTranslated, type Language, resolveText, type Translated } from '#content/language/language.ts';
import { type MetadataName, metadataNames } from '#content/page/page-metadata.ts';
import { isPerLanguage } from '#content/translation/block-states.ts';
import { combineEdits, type Edit, type SingleEdit } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';
import { getWrittenText } from '#document/text-place.ts';
import type { TextKind } from '../grammar/schema.ts';
import { findInText, replaceInText, type TextMatch } from './replace-text.ts';
import type { TextSearch } from './text-search.ts';

/** A text of a page in one language, or in all if it is shared by them. */
type SearchedPlace = {
  readonly language: Language;
  /** True if all languages have this one text. */
  readonly isShared: boolean;
} & (
  | { readonly of: 'title' }
  | { readonly of: 'metadata'; readonly name: MetadataName }
  | {
      readonly of: 'block';
      readonly block: Block;
      readonly path: readonly PathPart[];
      readonly label: string;
    }
);

/** A match in a page. */
export interface PageMatch extends TextMatch {
  /** Identifies the match in this state of the page. */
  readonly key: string;
  readonly place: SearchedPlace;
}

interface SearchedText {
  readonly key: string;
  readonly place: SearchedPlace;
  readonly kind: TextKind;
  readonly source: string;
}

/** Formats of text that readers see. */
const kinds: Readonly<Partial<Record<TextField['format'], TextKind>>> = {
  line: 'plain',
  lines: 'plain',
  markdown: 'rich',
};

/** Lists the matches in the texts of a page, from top to bottom. Placeholders are not stored and not searched. */
export function listPageMatches(
  tree: PageTree,
  search: TextSearch,
  languages: readonly Language[],
): readonly PageMatch[] {
  return [...walkTexts(tree, languages)].flatMap(({ key, place, kind, source }) =>
    findInText(source, kind, search).map((match, index) => ({ ...match, place, key: `${key} #${index}` })),
  );
}

/**
 * Creates the edit that replaces all matches in a page, or the one of a key. Undefined if nothing would change.
 */
export function replaceInPage(
  tree: PageTree,
  search: TextSearch,
  {
    replacement,
    languages,
    only,
  }: { readonly replacement: string; readonly languages: readonly Language[]; readonly only?: string },
): Edit | undefined {
  const edits: SingleEdit[] = [];
  for (const { key, place, kind, source } of walkTexts(tree, languages)) {
    const [text, index] = only === undefined ? [key] : splitKey(only);
    if (text !== key) continue;
    const after = replaceInText(source, kind, search, { replacement, only: index });
    if (after !== source) edits.push(createTextEdit(place, after));
  }
  return edits.length === 0 ? undefined : combineEdits(edits);
}

function splitKey(key: string): [text: string, index: number] {
  const at = key.lastIndexOf(' #');
  return [key.slice(0, at), Number(key.slice(at + 2))];
}

function createTextEdit(place: SearchedPlace, text: string): SingleEdit {
  const { language } = place;
  switch (place.of) {
    case 'title':
      return place.isShared
        ? { type: 'page/put-title', title: text }
        : { type: 'page/set-title', language, text };
    case 'metadata':
      return { type: 'page/set-metadata', name: place.name, language, text };
    case 'block':
      return { type: 'block/set-text', blockId: place.block.id, path: place.path, language, text };
  }
}

function* walkTexts(tree: PageTree, languages: readonly Language[]): Generator<SearchedText> {
  const { title, metadata } = tree.content;
  for (const { language, isShared } of listLanguages(languages, typeof title === 'string')) {
    const source = getText(title, language);
    yield { key: `title ${language}`, place: { of: 'title', language, isShared }, kind: 'plain', source };
  }
  for (const { block } of tree.walk()) yield* walkBlockTexts(tree, block, languages);
  for (const name of metadataNames) {
    for (const language of languages) {
      const source = getText(metadata?.[name], language);
      const place = { of: 'metadata', name, language, isShared: false } as const;
      yield { key: `metadata ${name} ${language}`, place, kind: 'plain', source };
    }
  }
}

function* walkBlockTexts(
  tree: PageTree,
  block: Block,
  languages: readonly Language[],
): Generator<SearchedText> {
  const definition = tree.findDefinition(block);
  if (!definition) return;
  for (const { field, value, path } of walkFields(definition.fields, migrateBlock(definition, block))) {
    if (field.kind !== 'text' || !field.translatable) continue;
    const kind = kinds[field.format];
    if (!kind || !isTranslated(value)) continue;
    for (const { language, isShared } of listLanguages(languages, !isPerLanguage(block, value))) {
      const key = `block ${block.id} ${path.join('.')} ${language}`;
      const place = { of: 'block', block, path, label: field.label, language, isShared } as const;
      yield { key, place, kind, source: getWrittenText(block, value, language) };
    }
  }
}

function listLanguages(languages: readonly Language[], isShared: boolean) {
  return (isShared ? languages.slice(0, 1) : languages).map((language) => ({ language, isShared }));
}

function getText(text: Translated | undefined, language: Language): string {
  return typeof text === 'string' ? resolveText(text, language) : (text?.[language] ?? '');
}
