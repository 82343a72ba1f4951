import { type Field, type Fields, isBareField } from '../fields/field.ts';
import { isShown } from '../fields/is-shown.ts';
import { isTranslatedField } from '../fields/translated-field.ts';
import { defaultLanguage, isTranslated, resolveText, type Translated } from '../language/language.ts';
import { type Block, type BlockDefinition, type Definitions, migrateBlock } from './block.ts';
import { isReadableBlock } from './block-readable.ts';
import { formatPath, type PathPart } from './issue.ts';
import { withValueAt } from './value-at.ts';
import { asItem, isRecord } from './walk-fields.ts';

/**
 * A new block arrives with words that show what it is, and they are never content: what is stored is its
 * structure, and `startedFrom` on the block and on each of its list items, which names where the words stand
 * (`card`, `carousel/then`, or `subheading/result` of a definition's other words). The editor renders them for as long
 * as nothing is stored in their place; visitors, and everything else that reads a page, get nothing. An empty text is
 * a value: somebody left it out.
 */
const startedFrom = 'startedFrom';

/** A value that nobody has given yet, and what the editor shows in its place. */
export interface UnwrittenValue {
  readonly field: Field;
  /** Where it belongs in its block, in the current version of the block's shape. */
  readonly path: readonly PathPart[];
  readonly example: Translated;
}

/** Words, and what they lead to or show. Layout, times and styles are values like any other, and so is CSS. */
export function isExample(field: Field): boolean {
  return isTranslatedField(field) || field.kind === 'link' || field.kind === 'media';
}

/** True for a list item that a block came with and that nobody has given anything yet: visitors get none. */
export function isUntouchedItem(fields: Fields, item: unknown): boolean {
  if (!isRecord(item) || typeof item[startedFrom] !== 'string') return false;
  return Object.entries(fields).every(([name, field]) => !isExample(field) || item[name] === undefined);
}

/** What a new block of a type stores: what its definition starts with, without the words. */
export function startingValues(
  definitions: Definitions,
  definition: BlockDefinition,
): Record<string, unknown> {
  const { type, starter, fields, startsFrom = type } = definition;
  const keyOf = (record: Record<string, unknown>) => `${type}/${String(record.id)}`;

  const strip = (inner: Fields, record: Record<string, unknown>, key: string): Record<string, unknown> => {
    const kept = keep(inner, record);
    return hasExamples(inner, record) ? { ...kept, [startedFrom]: key } : kept;
  };
  const keep = (inner: Fields, record: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(record).flatMap(([name, value]) => {
        const field = inner[name];
        if (!field) return [[name, value]];
        return isExample(field) ? [] : [[name, keepValue(field, value)]];
      }),
    );
  const keepValue = (field: Field, value: unknown): unknown => {
    if (field.kind === 'object') return isRecord(value) ? keep(field.fields, value) : value;
    if (!Array.isArray(value)) return value;
    if (field.kind === 'slot') {
      return value.map((block: Block) =>
        strip(definitions.get(block.type)?.fields ?? {}, { ...block }, keyOf({ ...block })),
      );
    }
    if (field.kind !== 'list') return value;
    const { item } = field;
    return value.map((entry: unknown) => {
      if (isBareField(item)) return keepValue(item, entry);
      return isRecord(entry) ? strip(item, entry, keyOf(entry)) : entry;
    });
  };
  return strip(fields, { ...starter() }, startsFrom);
}

/** True when a record itself starts with words; those of the items and blocks inside it are theirs. */
function hasExamples(fields: Fields, record: Record<string, unknown>): boolean {
  return Object.entries(record).some(([name, value]) => {
    const field = fields[name];
    if (field?.kind === 'object') return isRecord(value) && hasExamples(field.fields, value);
    return field !== undefined && isExample(field);
  });
}

/** Blocks never change, only their copies do, so each is looked through once. */
const known = new WeakMap<Definitions, WeakMap<Block, readonly UnwrittenValue[]>>();

/** The values of a block that are still those it started with, outer ones first. Blocks inside it have their own. */
export function unwrittenValues(definitions: Definitions, block: Block): readonly UnwrittenValue[] {
  // A text that somebody wrote is asked as well, and is none of those: what is kept of each would be more work than its answer.
  if (!namesStart(block)) return none;
  const ofBlocks = known.get(definitions) ?? new WeakMap<Block, readonly UnwrittenValue[]>();
  known.set(definitions, ofBlocks);
  const found = ofBlocks.get(block) ?? findUnwritten(definitions, block);
  ofBlocks.set(block, found);
  return found;
}

const none: readonly UnwrittenValue[] = [];

/** Whether anything in a value says where the words stand that are shown in its place. */
function namesStart(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesStart);
  return isRecord(value) && (value[startedFrom] !== undefined || Object.values(value).some(namesStart));
}

function findUnwritten(definitions: Definitions, stored: Block): readonly UnwrittenValue[] {
  const definition = definitions.get(stored.type);
  // What nobody can read is not rendered, and started as nothing that is known.
  if (!definition || !isReadableBlock(definition, stored)) return [];
  const block = migrateBlock(definition, stored);
  return [...walk(definitions, definition.fields, block, starterRecord(definitions, block), [])];
}

function* walk(
  definitions: Definitions,
  fields: Fields,
  stored: unknown,
  starter: unknown,
  path: readonly PathPart[],
): Generator<UnwrittenValue> {
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, fields, stored)) continue;
    const value = isRecord(stored) ? stored[name] : undefined;
    const example = isRecord(starter) ? starter[name] : undefined;
    const at = [...path, name];
    if (field.kind === 'object') yield* walk(definitions, field.fields, value, example, at);
    if (field.kind === 'list' && !isBareField(field.item) && Array.isArray(value)) {
      for (const [index, entry] of value.entries()) {
        const item = asItem(field, entry);
        yield* walk(definitions, field.item, item, starterRecord(definitions, item), [...at, index]);
      }
    }
    if (value !== undefined || !isExample(field) || !isTranslated(example)) continue;
    if (resolveText(example, defaultLanguage) !== '') yield { field, path: at, example };
  }
}

/** What a block or a list item started with; undefined when it is not known, or not any more. */
function starterRecord(definitions: Definitions, record: unknown): unknown {
  const key = isRecord(record) ? record[startedFrom] : undefined;
  if (typeof key !== 'string') return undefined;
  const [type = '', id] = key.split('/', 2);
  const definition = definitions.get(type);
  if (id === undefined) return definition?.starter();
  const { otherWords = {} } = definition ?? {};
  return Object.hasOwn(otherWords, id) ? otherWords[id] : findById(definition?.starter(), id);
}

function findById(value: unknown, id: string): unknown {
  if (isRecord(value) && value.id === id) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const found = findById(inner, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

const filled = new WeakMap<readonly UnwrittenValue[], Block>();

/** The block with its examples in their places, for the editor to show; the same object when it has none. */
export function withExamples(definitions: Definitions, block: Block): Block {
  const unwritten = unwrittenValues(definitions, block);
  const definition = definitions.get(block.type);
  if (unwritten.length === 0 || !definition) return block;
  const shown =
    filled.get(unwritten) ??
    unwritten.reduce(
      (result, { path, example }) => withValueAt(result, path, example),
      migrateBlock(definition, block),
    );
  filled.set(unwritten, shown);
  return shown;
}

/** The example that a path of the block such as `slides[0].alt` leads to; undefined where something is stored. */
export function exampleAt(definitions: Definitions, block: Block, path: string): Translated | undefined {
  return unwrittenValues(definitions, block).find((value) => formatPath(value.path) === path)?.example;
}
