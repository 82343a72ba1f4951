import { type Block, type BlockDefinition, type Definitions, isBlock, migrateBlock } from './block.ts';
import { mapSlots } from './edit-page.ts';
import { type Field, type Fields, isBareField, type ListField } from './fields/field.ts';
import {
  hasLanguage,
  isTranslated,
  type Language,
  resolveText,
  type Translated,
  withSharedText,
  withText,
  withTitle,
} from './language.ts';
import type { PageContent } from './page.ts';
import { textLanguage } from './resolve-block.ts';
import { walkBlocks } from './slots.ts';
import { valueAt } from './value-at.ts';
import { asItem, isRecord, itemAsStored, mapFields, walkFields } from './walk-fields.ts';

/** The page as `GET …?language=` answers it: every translatable text resolved by the fallback order. */
export function localizePage(
  definitions: Definitions,
  content: PageContent,
  language: Language,
): PageContent {
  return {
    title: resolveText(content.title, language),
    overview: content.overview.map((block) => localizeBlock(definitions, block, language)),
  };
}

function localizeBlock(definitions: Definitions, block: Block, language: Language): Block {
  const definition = definitions.get(block.type);
  if (!definition) return block;
  const shown = textLanguage(block, language);
  const localized = mapFields(definition.fields, block, ({ field, value }) =>
    isTranslatable(field) && isTranslated(value) ? resolveText(value, shown) : value,
  ) as unknown as Block;
  return mapSlots(definitions, localized, (blocks) =>
    blocks.map((inner) => (isBlock(inner) ? localizeBlock(definitions, inner, language) : inner)),
  );
}

/**
 * Merges a save that carries one language's texts into what is stored. Blocks and list items match by id;
 * the incoming structure wins, and only texts are merged:
 * - a plain string in a translatable field of a block with `isMultiLanguage` replaces that language's
 *   entry, elsewhere the shared text;
 * - a string equal to the fallback that the reader was given adds no entry;
 * - a text stored per language comes back whole when the incoming body holds it as an object.
 */
export function mergeLanguage(
  definitions: Definitions,
  stored: PageContent,
  incoming: PageContent,
  language: Language,
): PageContent {
  const before = new Map(
    [...walkBlocks(definitions, stored.overview)].map((visit) => [visit.block.id, visit.block]),
  );
  const merge = (block: Block): Block => {
    if (!isBlock(block)) return block;
    const definition = definitions.get(block.type);
    if (!definition) return block;
    const found = before.get(block.id);
    const old = found?.type === block.type ? inShapeOf(definition, found, block) : undefined;
    const merged = mergeFields(definition.fields, old, block, {
      language,
      perLanguage: block.isMultiLanguage ?? old?.isMultiLanguage,
      shown: textLanguage({ isMultiLanguage: block.isMultiLanguage ?? old?.isMultiLanguage }, language),
    }) as unknown as Block;
    return mapSlots(definitions, merged, (blocks) => blocks.map(merge));
  };
  return {
    title: mergeTitle(stored.title, incoming.title, language),
    overview: incoming.overview.map(merge),
  };
}

/** The stored block in the shape of the incoming one, which an editor may have brought up to date. */
function inShapeOf(definition: BlockDefinition, stored: Block, incoming: Block): Block {
  return incoming.blockVersion === stored.blockVersion ? stored : migrateBlock(definition, stored);
}

interface MergeContext {
  readonly language: Language;
  readonly perLanguage: boolean | undefined;
  /** The language whose resolved text the reader was given. */
  readonly shown: Language;
}

function mergeFields(
  fields: Fields,
  stored: unknown,
  incoming: Readonly<Record<string, unknown>>,
  context: MergeContext,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...incoming };
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(incoming, name)) continue;
    merged[name] = mergeField(field, valueAt(stored, [name]), incoming[name], context);
  }
  return merged;
}

function mergeField(field: Field, stored: unknown, incoming: unknown, context: MergeContext): unknown {
  if (field.kind === 'object') {
    return isRecord(incoming) ? mergeFields(field.fields, stored, incoming, context) : incoming;
  }
  if (field.kind === 'list') return mergeList(field, stored, incoming, context);
  if (!isTranslatable(field) || !isTranslated(incoming)) return incoming;
  return mergeText(isTranslated(stored) ? stored : undefined, incoming, context);
}

function mergeList(field: ListField, stored: unknown, incoming: unknown, context: MergeContext): unknown {
  if (!Array.isArray(incoming)) return incoming;
  const before: unknown[] = Array.isArray(stored) ? stored : [];
  return incoming.map((entry: unknown, index) => {
    const old = matchingItem(before, entry, index);
    if (isBareField(field.item)) return mergeField(field.item, old, entry, context);
    const item = asItem(field, entry);
    if (!isRecord(item)) return entry;
    return itemAsStored(field, entry, mergeFields(field.item, asItem(field, old), item, context));
  });
}

/** An item with an id matches by id alone; one without matches by its place. */
function matchingItem(before: readonly unknown[], entry: unknown, index: number): unknown {
  const id = valueAt(entry, ['id']);
  if (id === undefined) return before[index];
  return before.find((candidate) => valueAt(candidate, ['id']) === id);
}

function mergeText(stored: Translated | undefined, incoming: Translated, context: MergeContext): Translated {
  if (typeof incoming !== 'string') return incoming;
  if (stored === undefined) return incoming;
  const perLanguage = context.perLanguage ?? typeof stored === 'object';
  if (!hasLanguage(stored, context.language) && incoming === resolveText(stored, context.shown))
    return stored;
  return perLanguage ? withText(stored, context.language, incoming) : withSharedText(stored, incoming);
}

function mergeTitle(stored: Translated, incoming: Translated, language: Language): Translated {
  if (typeof incoming !== 'string') return incoming;
  if (!hasLanguage(stored, language) && incoming === resolveText(stored, language)) return stored;
  return withTitle(stored, language, incoming);
}

function isTranslatable(field: Field): boolean {
  return field.kind === 'text' && field.translatable;
}

/** The translatable texts of a block and their paths; what a translator has to look at. */
export function* translatableTexts(definitions: Definitions, block: Block) {
  const definition = definitions.get(block.type);
  if (!definition) return;
  for (const visit of walkFields(definition.fields, block)) {
    if (isTranslatable(visit.field) && isTranslated(visit.value))
      yield { path: visit.path, value: visit.value };
  }
}
