import type { Block, BlockDefinition } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { getValueAt, withValueAt } from '#content/block/value-at.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { type Field, type FieldCondition, type Fields, isBareField } from '#content/fields/field.ts';
import type { FieldPath } from './field-paths.ts';
import { chooseOtherValue, createSampleText, findValueFor } from './sample-values.ts';

/**
 * Creates blocks in which a field has an effect: the initial block, with the conditions of the field and its
 * ancestors met. Creates two: one with all other fields filled and one without, since one field may hide
 * another's effect and some need each other.
 */
export function createSampleBlocks(
  definition: BlockDefinition,
  { field, path }: FieldPath,
): readonly Block[] {
  const { type, version, fields, starter } = definition;
  const block: Block = { ...starter(), ...(version > 1 && { blockVersion: version }), id: 'sample', type };
  const ready = [...walkLevels(fields, path)].reduce((met, level) => bringIntoUse(met, level), block);
  // Leaves the other fields of the same responsive control empty: a value for one device would hide the one
  // for all.
  const except = field.control?.kind === 'responsive' ? field.control.key : undefined;
  return [{ ...fillFields(fields, ready, except), id: block.id, type }, ready];
}

/**
 * Returns the block with a value in every text, size, colour and file field, so that choices and switches
 * have something to affect.
 */
function fillFields(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
  except: string | undefined,
): Record<string, unknown> {
  const written = Object.entries(fields)
    .filter(([, { control }]) => control === undefined || control.key !== except)
    .map(([name, field]) => [name, fill(field, stored[name], except)]);
  return { ...stored, ...Object.fromEntries(written.filter(([, value]) => value !== undefined)) };
}

const filledKinds: readonly Field['kind'][] = ['length', 'number', 'color', 'media', 'link'];

function fill(field: Field, value: unknown, except: string | undefined): unknown {
  if (field.kind === 'object') return fillFields(field.fields, isRecord(value) ? value : {}, except);
  if (field.kind === 'list' && !isBareField(field.item) && Array.isArray(value)) {
    const { item } = field;
    return value.map((entry: unknown) => (isRecord(entry) ? fillFields(item, entry, except) : entry));
  }
  if (value !== undefined) return value;
  if (field.kind === 'text') return createSampleText(field);
  return filledKinds.includes(field.kind) ? chooseOtherValue(field, undefined) : undefined;
}

/** A field on the path to another. */
interface Level {
  readonly field: Field;
  readonly siblings: Fields;
  /** Path of the fields at the same level. */
  readonly around: readonly PathPart[];
  readonly name: PathPart;
}

function* walkLevels(
  fields: Fields,
  path: readonly PathPart[],
  around: readonly PathPart[] = [],
): Generator<Level> {
  const [name, ...rest] = path;
  const field = name === undefined ? undefined : fields[name];
  if (name === undefined || !field) return;
  yield { field, siblings: fields, around, name };
  const inside = [...around, name];
  if (field.kind === 'object') yield* walkLevels(field.fields, rest, inside);
  if (field.kind === 'list' && !isBareField(field.item)) {
    yield* walkLevels(field.item, rest.slice(1), [...inside, 0]);
  }
}

function bringIntoUse(block: Block, level: Level, asking: readonly Field[] = []): Block {
  const { field, around, name } = level;
  // Stops at cycles: two fields may have conditions on each other.
  if (asking.includes(field)) return block;
  const conditions: readonly FieldCondition[] = field.when === undefined ? [] : [field.when].flat();
  const met = conditions.reduce(
    (changed, condition) => meet(changed, condition, level, [...asking, field]),
    block,
  );
  const stored = getValueAt(met, [...around, name]);
  const isEmptyList = field.kind === 'list' && (!Array.isArray(stored) || stored.length === 0);
  return isEmptyList ? withValueAt(met, [...around, name], chooseOtherValue(field, undefined)) : met;
}

/** Meets a condition on fields at the same level, and their own conditions in turn. */
function meet(block: Block, condition: FieldCondition, level: Level, asking: readonly Field[]): Block {
  const { siblings, around } = level;
  const asked = siblings[condition.field];
  const at = [...around, condition.field];
  const ready =
    asked && !('empty' in condition)
      ? bringIntoUse(block, { field: asked, siblings, around, name: condition.field }, asking)
      : block;
  if ('is' in condition && condition.is.includes(getValueAt(ready, at) ?? asked?.default)) return ready;
  return withValueAt(ready, at, findValueFor(condition));
}
