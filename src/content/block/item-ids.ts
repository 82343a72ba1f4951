import { type Field, type Fields, hasItemIds, isBareField, type ListField } from '../fields/field.ts';
import { readItemId } from '../language/page-texts.ts';
import { type Block, type Definitions, isBlock } from './block.ts';
import { mapSlots } from './slots.ts';
import { isRecord } from './walk-fields.ts';

/**
 * Adds an id to every list item that can have one and lacks it; moves and merges identify the item by it.
 * Deterministic: the same blocks get the same ids. Items stored as plain strings stay strings. Parts that
 * have all their ids keep their identity.
 */
export function withItemIds(definitions: Definitions, blocks: readonly Block[]): readonly Block[] {
  return mapUnlessSame(blocks, (block) => {
    const definition = isBlock(block) ? definitions.get(block.type) : undefined;
    if (!definition) return block;
    const whole = addIdsToFields(definition.fields, block) as Block;
    return mapSlots(definitions, whole, (inner) => withItemIds(definitions, inner));
  });
}

function addIdsToFields(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const changed = Object.entries(fields).flatMap(([name, field]) => {
    const next = addIdsToField(field, record[name]);
    return next === record[name] ? [] : [[name, next]];
  });
  return changed.length === 0 ? record : { ...record, ...Object.fromEntries(changed) };
}

function addIdsToField(field: Field, value: unknown): unknown {
  if (field.kind === 'list' && Array.isArray(value)) return addIdsToList(field, value);
  return field.kind === 'object' && isRecord(value) ? addIdsToFields(field.fields, value) : value;
}

function addIdsToList({ item }: ListField, entries: readonly unknown[]): readonly unknown[] {
  if (isBareField(item)) return entries;
  const whole = mapUnlessSame(entries, (entry) => (isRecord(entry) ? addIdsToFields(item, entry) : entry));
  if (!hasItemIds(item)) return whole;
  let last = Math.max(0, ...whole.map(parseItemNumber));
  return mapUnlessSame(whole, (entry) => {
    if (!isRecord(entry) || readItemId(entry) !== undefined) return entry;
    last += 1;
    return { ...entry, id: `item-${last}` };
  });
}

/** Returns the number in an id that was generated here; 0 for any other id. */
function parseItemNumber(entry: unknown): number {
  return Number(/^item-(\d{1,9})$/.exec(readItemId(entry) ?? '')?.[1] ?? 0);
}

function mapUnlessSame<T>(items: readonly T[], change: (item: T) => T): readonly T[] {
  const next = items.map(change);
  return next.every((item, index) => item === items[index]) ? items : next;
}
