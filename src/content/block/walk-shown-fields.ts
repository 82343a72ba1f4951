import { type Field, type Fields, isBareField } from '../fields/field.ts';
import { isShown } from '../fields/is-shown.ts';
import { type Block, type Definitions, migrateBlock } from './block.ts';
import { isReadableBlock } from './block-readable.ts';
import type { PathPart } from './issue.ts';
import { asItem, type FieldVisit } from './walk-fields.ts';

/**
 * Every field of a block that is in use, with what is stored for it, outer ones first: those whose `when` does not hold are
 * left out with all that is in them. Of a block that nobody can read there are none. Blocks inside slots are not entered.
 */
export function* shownFields(definitions: Definitions, stored: Block): Generator<FieldVisit> {
  const definition = definitions.get(stored.type);
  if (!definition || !isReadableBlock(definition, stored)) return;
  yield* walk(definition.fields, migrateBlock(definition, stored), []);
}

function* walk(fields: Fields, stored: unknown, path: readonly PathPart[]): Generator<FieldVisit> {
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, fields, stored)) continue;
    const value = (stored as Readonly<Record<string, unknown>> | null | undefined)?.[name];
    yield* walkField(field, value, [...path, name]);
  }
}

function* walkField(field: Field, value: unknown, path: readonly PathPart[]): Generator<FieldVisit> {
  yield { field, value, path };
  if (field.kind === 'object') yield* walk(field.fields, value, path);
  if (field.kind !== 'list' || !Array.isArray(value)) return;
  for (const [index, entry] of value.entries()) {
    if (isBareField(field.item)) yield* walkField(field.item, entry, [...path, index]);
    else yield* walk(field.item, asItem(field, entry), [...path, index]);
  }
}
