import { type Block, type Definitions, isBlock, migrateBlock, withTodaysNames } from '../block/block.ts';
import { formatPath, type Issue, type PathPart } from '../block/issue.ts';
import { pairItems } from '../block/pair-items.ts';
import { getTextLanguage } from '../block/resolve-block.ts';
import { mapSlots, walkBlocks } from '../block/slots.ts';
import { isRecord, toItem, toStoredItem } from '../block/walk-fields.ts';
import { type Field, type Fields, isBareField, type ListField } from '../fields/field.ts';
import { canDifferByLanguage } from '../fields/translated-field.ts';
import type { PageContent } from '../page/page.ts';
import {
  isTranslated,
  type Language,
  removeLanguage,
  resolveText,
  type Translated,
  withSharedText,
  withText,
  withTitle,
} from './language.ts';
import { localizeItem } from './localize-page.ts';
import { isTranslatedValue, readItemId, walkTexts } from './page-texts.ts';

export interface MergedLanguage {
  readonly content: PageContent;
  /** Positions where the save would overwrite texts of another language. They refuse the save. */
  readonly issues: Issue[];
}

/**
 * Merges a save of one language's texts into the stored content. It changes only that language's texts,
 * whatever the body contains; texts of other languages are deleted only with a block or item that the body
 * leaves out. Blocks match by id, items as in {@link pairItems}, and the incoming structure wins:
 * - a text per language that is absent or null stays; '' removes this language's entry; of an object, only
 *   this language's entry counts, and null keeps the stored entry;
 * - a text that is unchanged from what the client received changes nothing;
 * - the first text of a language turns a shared text into one per language if the block has
 *   `isMultiLanguage`, and replaces the shared text otherwise;
 * - files per language are merged like texts; a file for all languages is replaced for all.
 */
export function mergeLanguage(
  definitions: Definitions,
  stored: PageContent,
  incoming: PageContent,
  language: Language,
): MergedLanguage {
  const merge: Merge = {
    definitions,
    language,
    before: withoutSent(
      definitions,
      mapBlocksById(definitions, stored),
      mapBlocksById(definitions, incoming),
    ),
    issues: [],
  };
  const content = {
    title: mergeTitle(stored.title, incoming.title, language),
    overview: incoming.overview.map((block, index) => mergeBlock(merge, block, ['overview', index])),
  };
  return { content, issues: merge.issues };
}

/** Parameters of merging a page. */
interface Merge {
  readonly definitions: Definitions;
  readonly language: Language;
  readonly before: ReadonlyMap<string, Block>;
  readonly issues: Issue[];
}

/** Parameters of merging one of its blocks. */
interface BlockMergeContext extends Merge {
  readonly perLanguage: boolean | undefined;
  /** The language whose resolved text the client received. */
  readonly shown: Language;
  /** True if all languages show the default language's entry, before and after. */
  readonly oneForAll: boolean;
}

function mapBlocksById(definitions: Definitions, { overview }: PageContent): ReadonlyMap<string, Block> {
  return new Map(
    [...walkBlocks(definitions, overview.filter(isBlock))].map(({ block }) => [block.id, block]),
  );
}

/**
 * Returns the stored blocks without inner blocks that the body has elsewhere: a slot that the body omits
 * keeps only blocks that would be lost.
 */
function withoutSent(
  definitions: Definitions,
  stored: ReadonlyMap<string, Block>,
  sent: ReadonlyMap<string, Block>,
): ReadonlyMap<string, Block> {
  const known = new Map<Block, Block>();
  const omitSent = (block: Block): Block => {
    const before = known.get(block);
    if (before) return before;
    const without = mapSlots(definitions, block, (inner) =>
      inner
        .filter((child) => !(isBlock(child) && sent.has(child.id)))
        .map((child) => (isBlock(child) ? omitSent(child) : child)),
    );
    known.set(block, without);
    return without;
  };
  return new Map([...stored].map(([id, block]) => [id, omitSent(block)]));
}

function mergeBlock(merge: Merge, sent: Block, path: readonly PathPart[]): Block {
  if (!isBlock(sent)) return sent;
  const { definitions, before, language } = merge;
  const definition = definitions.get(sent.type);
  const incoming = withTodaysNames(definition, sent);
  const found = before.get(incoming.id);
  // The stored block in the incoming block's version, to which the editor may have migrated it.
  const old =
    definition && found?.type === incoming.type && incoming.blockVersion !== found.blockVersion
      ? migrateBlock(definition, found)
      : found && withTodaysNames(definitions.get(found.type), found);
  const isMultiLanguage = incoming.isMultiLanguage ?? old?.isMultiLanguage;
  const inBlock: BlockMergeContext = {
    ...merge,
    perLanguage: isMultiLanguage,
    shown: getTextLanguage(old ?? { isMultiLanguage }, language),
    oneForAll: old?.isMultiLanguage === false && isMultiLanguage === false,
  };
  // A block whose type has changed still has the texts of its former type.
  const fields = { ...(old && definitions.get(old.type)?.fields), ...definition?.fields };
  return mergeRecord(inBlock, fields, old, incoming, path) as unknown as Block;
}

function mergeRecord(
  merge: BlockMergeContext,
  fields: Fields,
  stored: unknown,
  incoming: Readonly<Record<string, unknown>>,
  path: readonly PathPart[],
): Record<string, unknown> {
  const old = isRecord(stored) ? stored : {};
  const names = [...new Set([...Object.keys(incoming), ...Object.keys(old)])];
  const merged = names.map((name): [string, unknown] => {
    const field = getOwnValue(fields, name) as Field | undefined;
    return [
      name,
      mergeValue(merge, field, getOwnValue(old, name), getOwnValue(incoming, name), [...path, name]),
    ];
  });
  return Object.fromEntries(
    merged.filter(([name, value]) => value !== undefined || Object.hasOwn(incoming, name)),
  );
}

function getOwnValue(record: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/**
 * Merges a value. Without a field, the property or type is unknown, and texts are recognized by their shape.
 */
function mergeValue(
  merge: BlockMergeContext,
  field: Field | undefined,
  stored: unknown,
  incoming: unknown,
  path: readonly PathPart[],
): unknown {
  const isAbsent = incoming === undefined || incoming === null;
  if (isAbsent && fits(field, stored))
    return isTranslatedField(merge, field, stored, isAnyText) ? stored : incoming;
  if (isTextValue(field, incoming, stored) && (stored === undefined || isTranslated(stored))) {
    return mergeText(merge, stored, incoming);
  }
  const others = (text: Translated) => listOtherCodes(text, merge.language).length > 0;
  if (
    (isAbsent || getShape(stored) !== getShape(incoming)) &&
    isTranslatedField(merge, undefined, stored, others)
  ) {
    merge.issues.push(createOverwriteIssue(merge.language, path));
    return stored;
  }
  if (field?.kind === 'slot') return mergeSlot(merge, incoming, path);
  if (Array.isArray(incoming) && (!field || field.kind === 'list')) {
    return mergeList(merge, field, Array.isArray(stored) ? stored : [], incoming, path);
  }
  if (isRecord(incoming) && (!field || field.kind === 'object')) {
    return mergeRecord(merge, field?.fields ?? {}, stored, incoming, path);
  }
  return incoming;
}

/** True if the stored value is valid for the field; after a change of type it may not be. */
function fits(field: Field | undefined, stored: unknown): boolean {
  switch (field?.kind) {
    case undefined:
      return true;
    case 'slot':
    case 'list':
      return Array.isArray(stored);
    case 'object':
      return isRecord(stored) && !isTranslatedValue(stored);
    case 'text':
    case 'media':
      return canDifferByLanguage(field) && isTranslated(stored);
    default:
      return false;
  }
}

function isTextValue(field: Field | undefined, incoming: unknown, stored: unknown): incoming is Translated {
  if (!isTranslated(incoming)) return false;
  if (field?.kind === 'text') return field.translatable;
  // A file for all languages is replaced, not merged.
  return (field === undefined || field.kind === 'media') && isTranslatedValue(stored);
}

function getShape(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  if (isTranslatedValue(value)) return 'text';
  return isRecord(value) ? 'record' : 'leaf';
}

const isAnyText = (text: Translated) => typeof text === 'object';

/** True if the value contains a text for which `counts` is true. */
function isTranslatedField(
  { definitions }: BlockMergeContext,
  field: Field | undefined,
  stored: unknown,
  counts: (text: Translated) => boolean,
): boolean {
  for (const { value } of walkTexts(definitions, field, stored)) if (counts(value)) return true;
  return false;
}

function listOtherCodes(text: Translated, language: Language): string[] {
  if (typeof text === 'string') return [];
  return Object.keys(text).filter((code) => code !== language && text[code] !== undefined);
}

function createOverwriteIssue(language: Language, path: readonly PathPart[]): Issue {
  return {
    path: formatPath(path),
    message: `has texts in another language, which a save in "${language}" cannot replace. Save without a language, or give the new block a new id.`,
  };
}

function mergeSlot(merge: BlockMergeContext, incoming: unknown, path: readonly PathPart[]): unknown {
  if (!Array.isArray(incoming)) return incoming;
  return incoming.map((block, index) => mergeBlock(merge, block as Block, [...path, index]));
}

function mergeList(
  merge: BlockMergeContext,
  field: ListField | undefined,
  stored: readonly unknown[],
  incoming: readonly unknown[],
  path: readonly PathPart[],
): unknown[] {
  if (field && isBareField(field.item)) {
    const { item } = field;
    return incoming.map((entry, index) => mergeValue(merge, item, stored[index], entry, [...path, index]));
  }
  const before = field ? stored.map((entry) => toItem(field, entry)) : stored;
  const entries = field ? incoming.map((entry) => toItem(field, entry)) : incoming;
  const pairs = pairItems(before, entries, {
    given: (item) => (field ? localizeItem(field, item, merge.shown) : item),
    words: (item) => listWords(merge, field, item),
  });
  if (!field) requireAllPaired(merge, before, pairs, path);
  return entries.map((entry, index) => {
    const old = before[pairs[index] ?? -1];
    const at = [...path, index];
    if (!field) return mergeValue(merge, undefined, old, entry, at);
    if (!isRecord(entry)) return entry;
    const merged = mergeRecord(merge, field.item as Fields, old, entry, at);
    const id = readItemId(entry) ?? readItemId(old);
    return toStoredItem(field, incoming[index], id === undefined ? merged : { ...merged, id });
  });
}

/**
 * Reports unmatched items of an unknown list that contain texts: without ids they cannot be deleted safely.
 */
function requireAllPaired(
  merge: BlockMergeContext,
  before: readonly unknown[],
  pairs: readonly (number | undefined)[],
  path: readonly PathPart[],
): void {
  const kept = new Set(pairs);
  const others = (text: Translated) => listOtherCodes(text, merge.language).length > 0;
  const isLost = before.some(
    (item, index) =>
      !kept.has(index) && readItemId(item) === undefined && isTranslatedField(merge, undefined, item, others),
  );
  if (isLost) merge.issues.push(createOverwriteIssue(merge.language, path));
}

function listWords(
  { definitions, shown }: BlockMergeContext,
  field: ListField | undefined,
  item: unknown,
): string[] {
  const texts = [...walkTexts(definitions, field, field ? [localizeItem(field, item, shown)] : item)];
  return texts.map(({ value }) => resolveText(value, shown));
}

function mergeText(
  merge: BlockMergeContext,
  stored: Translated | undefined,
  incoming: Translated,
): Translated {
  if (stored === undefined) return incoming;
  const text = typeof incoming === 'string' ? incoming : incoming[merge.language];
  if (text === undefined || text === null) return stored;
  if (typeof stored === 'object' && stored[merge.language] === text) return stored;
  if (typeof incoming === 'string') {
    if (text === resolveText(stored, merge.shown)) return stored;
    if (typeof stored === 'object' ? merge.oneForAll : !merge.perLanguage)
      return withSharedText(stored, text);
  }
  return text === '' ? removeLanguage(stored, merge.language) : withText(stored, merge.language, text);
}

function mergeTitle(stored: Translated, incoming: Translated, language: Language): Translated {
  const text = typeof incoming === 'string' ? incoming : incoming[language];
  if (text === undefined || text === null || text === resolveText(stored, language)) return stored;
  const written = withTitle(stored, language, text);
  return text === '' ? removeLanguage(written, language) : written;
}
