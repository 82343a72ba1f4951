import { type Field, type Fields, isBareField } from '../fields/field.ts';
import { isShown } from '../fields/is-shown.ts';
import { narrowDevices, responsiveProperty } from '../fields/responsive-fields.ts';
import { type Block, type Definitions, migrateBlock } from './block.ts';
import { isReadableBlock } from './block-readable.ts';
import type { PathPart } from './issue.ts';
import { getOwnValues, isOwnDevice, isShownOnDevice } from './responsive-values.ts';
import { type FieldVisit, isRecord, toItem } from './walk-fields.ts';

/**
 * Lists every field of a block that is in use with its stored value, outer ones first. Fields whose `when`
 * does not hold are left out with everything inside them. Empty for an unreadable block. Does not enter
 * slots.
 */
export function* walkShownFields(definitions: Definitions, stored: Block): Generator<FieldVisit> {
  const definition = definitions.get(stored.type);
  if (!definition || !isReadableBlock(definition, stored)) return;
  yield* walk(definition.fields, migrateBlock(definition, stored), []);
}

function* walk(fields: Fields, stored: unknown, path: readonly PathPart[]): Generator<FieldVisit> {
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, fields, stored)) continue;
    const value = (stored as Readonly<Record<string, unknown>> | null | undefined)?.[name];
    if (name === responsiveProperty) yield* walkDevices(fields, stored, [...path, name]);
    else yield* walkField(field, value, [...path, name]);
  }
}

/** Lists the values that are stored for narrow devices and used there. */
function* walkDevices(fields: Fields, stored: unknown, path: readonly PathPart[]): Generator<FieldVisit> {
  if (!isRecord(stored)) return;
  for (const device of narrowDevices) {
    for (const [name, value] of Object.entries(getOwnValues(stored, device))) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (field && isOwnDevice(field, device) && isShownOnDevice(fields, stored, { name, device }))
        yield* walkField(field, value, [...path, device, name]);
    }
  }
}

function* walkField(field: Field, value: unknown, path: readonly PathPart[]): Generator<FieldVisit> {
  if (field.kind === 'object' && field.sparse && value === undefined) return;
  yield { field, value, path };
  if (field.kind === 'object') yield* walk(field.fields, value, path);
  if (field.kind !== 'list' || !Array.isArray(value)) return;
  for (const [index, entry] of value.entries()) {
    if (isBareField(field.item)) yield* walkField(field.item, entry, [...path, index]);
    else yield* walk(field.item, toItem(field, entry), [...path, index]);
  }
}
