import { type Field, type Fields, isBareField } from '../fields/field.ts';
import { isShown } from '../fields/is-shown.ts';
import { isTranslatedField } from '../fields/translated-field.ts';
import { defaultLanguage, isTranslated, resolveText, type Translated } from '../language/language.ts';
import { type Block, type BlockDefinition, type Definitions, migrateBlock } from './block.ts';
import { isReadableBlock } from './block-readable.ts';
import { formatPath, type PathPart } from './issue.ts';
import { withValueAt } from './value-at.ts';
import { isRecord, toItem } from './walk-fields.ts';

/**
 * Placeholder texts are never content. A new block stores its structure, and `startedFrom` on the block and
 * on each of its list items, which names the placeholder texts (`card`, `carousel/then`, or
 * `subheading/result` for a definition's other words). The editor renders them as long as nothing is stored
 * in their place; visitors, the API and search get nothing. An empty text is a value: it was left empty on
 * purpose.
 */
const startedFrom = 'startedFrom';

/** A value that has not been entered yet, and the placeholder that the editor shows for it. */
export interface UnwrittenValue {
  readonly field: Field;
  /** Its path in the current version of the block's shape. */
  readonly path: readonly PathPart[];
  readonly example: Translated;
}

/**
 * True for fields with placeholders: texts, and what they link to or show. Layout, times, styles and CSS are
 * stored from the start.
 */
export function isExample(field: Field): boolean {
  return isTranslatedField(field) || field.kind === 'link' || field.kind === 'media';
}

/**
 * True for a list item that a block started with and in which nothing has been entered: visitors do not get
 * it.
 */
export function isUntouchedItem(fields: Fields, item: unknown): boolean {
  if (!isRecord(item) || typeof item[startedFrom] !== 'string') return false;
  return Object.entries(fields).every(([name, field]) => !isExample(field) || item[name] === undefined);
}

/** Returns the values that a new block of a type stores: those of its `starter`, without the texts. */
export function createStarterValues(
  definitions: Definitions,
  definition: BlockDefinition,
): Record<string, unknown> {
  const { type, starter, fields, startsFrom = type } = definition;
  const getRecordKey = (record: Record<string, unknown>) => `${type}/${String(record.id)}`;

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
        strip(definitions.get(block.type)?.fields ?? {}, { ...block }, getRecordKey({ ...block })),
      );
    }
    if (field.kind !== 'list') return value;
    const { item } = field;
    return value.map((entry: unknown) => {
      if (isBareField(item)) return keepValue(item, entry);
      return isRecord(entry) ? strip(item, entry, getRecordKey(entry)) : entry;
    });
  };
  return strip(fields, { ...starter() }, startsFrom);
}

/** True if a record itself starts with placeholders, apart from its items and inner blocks. */
function hasExamples(fields: Fields, record: Record<string, unknown>): boolean {
  return Object.entries(record).some(([name, value]) => {
    const field = fields[name];
    if (field?.kind === 'object') return isRecord(value) && hasExamples(field.fields, value);
    return field !== undefined && isExample(field);
  });
}

/** Cached by identity, since blocks are immutable. */
const known = new WeakMap<Definitions, WeakMap<Block, readonly UnwrittenValue[]>>();

/**
 * Lists the values of a block that still show a placeholder, outer ones first, without those of inner blocks.
 */
export function listPlaceholderValues(definitions: Definitions, block: Block): readonly UnwrittenValue[] {
  // Most blocks have no placeholder. Caching their results would cost more than this check.
  if (!hasStartedFrom(block)) return none;
  const ofBlocks = known.get(definitions) ?? new WeakMap<Block, readonly UnwrittenValue[]>();
  known.set(definitions, ofBlocks);
  const found = ofBlocks.get(block) ?? findUnwritten(definitions, block);
  ofBlocks.set(block, found);
  return found;
}

const none: readonly UnwrittenValue[] = [];

/** True if a value contains `startedFrom` at any depth. */
function hasStartedFrom(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasStartedFrom);
  return isRecord(value) && (value[startedFrom] !== undefined || Object.values(value).some(hasStartedFrom));
}

function findUnwritten(definitions: Definitions, stored: Block): readonly UnwrittenValue[] {
  const definition = definitions.get(stored.type);
  // An unreadable block is not rendered, and its starter content is unknown.
  if (!definition || !isReadableBlock(definition, stored)) return [];
  const block = migrateBlock(definition, stored);
  return [...walk(definitions, definition.fields, block, findStarter(definitions, block), [])];
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
        const item = toItem(field, entry);
        yield* walk(definitions, field.item, item, findStarter(definitions, item), [...at, index]);
      }
    }
    if (value !== undefined || !isExample(field) || !isTranslated(example)) continue;
    if (resolveText(example, defaultLanguage) !== '') yield { field, path: at, example };
  }
}

/** Returns the starter of a block or list item; undefined if its name is unknown or no longer exists. */
function findStarter(definitions: Definitions, record: unknown): unknown {
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

/** Returns the block with its placeholders filled in, for the editor; the same object if it has none. */
export function withExamples(definitions: Definitions, block: Block): Block {
  const unwritten = listPlaceholderValues(definitions, block);
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

/** Finds the placeholder at a path such as `slides[0].alt`; undefined if a value is stored there. */
export function findPlaceholder(
  definitions: Definitions,
  block: Block,
  path: string,
): Translated | undefined {
  return listPlaceholderValues(definitions, block).find((value) => formatPath(value.path) === path)?.example;
}
