import { type Field, type Fields, isBareField, type ListField } from '../fields/field.ts';
import type { PathPart } from './issue.ts';

/** A field with its stored value and its path in the block. */
export interface FieldVisit {
  readonly field: Field;
  readonly value: unknown;
  readonly path: readonly PathPart[];
}

/**
 * Lists every field of a stored value, outer ones first, list items one by one. Values are untrusted and may
 * be of any type. Does not enter slots; `walkBlocks` does.
 */
export function walkFields(fields: Fields, stored: unknown): readonly FieldVisit[] {
  const visits: FieldVisit[] = [];
  walkRecord(fields, stored, [], visits);
  return visits;
}
function walkRecord(fields: Fields, stored: unknown, path: readonly PathPart[], into: FieldVisit[]): void {
  const record = isRecord(stored) ? stored : undefined;
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    if (field) walkField(field, record?.[name], [...path, name], into);
  }
}

function walkField(field: Field, value: unknown, path: readonly PathPart[], into: FieldVisit[]): void {
  if (field.kind === 'object' && field.sparse && value === undefined) return;
  into.push({ field, value, path });
  if (field.kind === 'object') walkRecord(field.fields, value, path, into);
  if (field.kind !== 'list' || !Array.isArray(value)) return;
  for (const [index, item] of value.entries()) {
    if (isBareField(field.item)) walkField(field.item, item, [...path, index], into);
    else walkRecord(field.item, toItem(field, item), [...path, index], into);
  }
}

/**
 * Copies a stored value with every leaf replaced by what `change` returns for it. Structure unknown to the
 * fields is kept as received; unchanged parts keep their identity.
 */
export function mapFields(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
  change: (visit: FieldVisit) => unknown,
  path: readonly PathPart[] = [],
): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...stored };
  for (const [name, field] of Object.entries(fields)) {
    const value = mapField(field, stored[name], change, [...path, name]);
    if (value !== stored[name]) copy[name] = value;
  }
  return copy;
}

function mapField(
  field: Field,
  value: unknown,
  change: (visit: FieldVisit) => unknown,
  path: readonly PathPart[],
): unknown {
  if (field.kind === 'object') return isRecord(value) ? mapFields(field.fields, value, change, path) : value;
  if (field.kind !== 'list') return change({ field, value, path });
  if (!Array.isArray(value)) return value;
  const { item } = field;
  return value.map((entry, index) => {
    if (isBareField(item)) return mapField(item, entry, change, [...path, index]);
    const whole = toItem(field, entry);
    return isRecord(whole)
      ? toStoredItem(field, entry, mapFields(item, whole, change, [...path, index]))
      : entry;
  });
}

/** Returns a list item as an object: in a list with a shorthand, a plain string stands for that field. */
export function toItem(field: ListField, entry: unknown): unknown {
  return typeof entry === 'string' && field.shorthand !== undefined ? { [field.shorthand]: entry } : entry;
}

/**
 * Returns the item in the form in which it was stored: a plain string stays one as long as it can hold all
 * values.
 */
export function toStoredItem(field: ListField, entry: unknown, item: Record<string, unknown>): unknown {
  if (typeof entry !== 'string' || field.shorthand === undefined) return item;
  const text = item[field.shorthand];
  return typeof text === 'string' && Object.keys(item).length === 1 ? text : item;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
