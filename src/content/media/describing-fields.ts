import { type Block, type Definitions, migrateBlock } from '../block/block.ts';
import type { PathPart } from '../block/issue.ts';
import { asItem, isRecord } from '../block/walk-fields.ts';
import { type Field, type Fields, isBareField, type TextField } from '../fields/field.ts';
import { isShown } from '../fields/is-shown.ts';

/** A field that says in words what a picture beside it shows, where it is in use. */
export interface DescribingField {
  readonly field: TextField;
  /** The name of the field of the picture. */
  readonly media: string;
  /** Where it is in its block. */
  readonly path: readonly PathPart[];
  /** What is stored in it. */
  readonly words: unknown;
  /** The fields that it is one of, and what is stored in them. */
  readonly fields: Fields;
  readonly beside: Readonly<Record<string, unknown>>;
}

/** All fields of a block that describe a picture, at any depth. */
export function describingFields(definitions: Definitions, stored: Block): DescribingField[] {
  const definition = definitions.get(stored.type);
  return definition ? [...walk(definition.fields, migrateBlock(definition, stored), [])] : [];
}

function* walk(fields: Fields, beside: unknown, path: readonly PathPart[]): Generator<DescribingField> {
  if (!isRecord(beside)) return;
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, fields, beside)) continue;
    const words = beside[name];
    const at = [...path, name];
    if (field.kind === 'text' && field.describes) {
      yield { field, media: field.describes.media, path: at, words, fields, beside };
    }
    yield* walkInner(field, words, at);
  }
}

function* walkInner(field: Field, value: unknown, path: readonly PathPart[]): Generator<DescribingField> {
  if (field.kind === 'object') yield* walk(field.fields, value, path);
  if (field.kind !== 'list' || !Array.isArray(value) || isBareField(field.item)) return;
  for (const [index, entry] of value.entries())
    yield* walk(field.item, asItem(field, entry), [...path, index]);
}
