import type { BlockDefinition } from '#content/block/block.ts';
import type { PathPart } from '#content/block/issue.ts';
import { type Field, type Fields, isBareField } from '#content/fields/field.ts';

/** A field of a block type with its path; for lists, in the first item. */
export interface FieldPath {
  readonly field: Field;
  readonly path: readonly PathPart[];
  /** Fields at the same level. */
  readonly siblings: Fields;
}

/**
 * Lists all fields of a type at every depth, including lists, objects and slots themselves, since they change
 * as well.
 */
export function listFieldPaths({ fields }: Pick<BlockDefinition, 'fields'>): readonly FieldPath[] {
  return [...walk(fields, [])];
}

function* walk(fields: Fields, at: readonly PathPart[]): Generator<FieldPath> {
  for (const [name, field] of Object.entries(fields)) yield* walkField(field, [...at, name], fields);
}

function* walkField(field: Field, path: readonly PathPart[], siblings: Fields): Generator<FieldPath> {
  if (field.kind === 'object') yield* walk(field.fields, path);
  else yield { field, path, siblings };
  if (field.kind !== 'list') return;
  const item = [...path, 0];
  if (isBareField(field.item)) yield* walkField(field.item, item, {});
  else yield* walk(field.item, item);
}
