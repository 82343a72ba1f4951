import { type Block, type Definitions, migrateBlock } from '../block/block.ts';
import type { PathPart } from '../block/issue.ts';
import { isRecord, toItem } from '../block/walk-fields.ts';
import { type Field, type Fields, isBareField, type TextField } from '../fields/field.ts';
import { isShown } from '../fields/is-shown.ts';

/** An alt text field that is in use. */
export interface DescribingField {
  readonly field: TextField;
  /** Name of the media field that it describes. */
  readonly media: string;
  /** Its path in the block. */
  readonly path: readonly PathPart[];
  /** Its stored value. */
  readonly words: unknown;
  /** The field's siblings, with their stored values. */
  readonly fields: Fields;
  readonly beside: Readonly<Record<string, unknown>>;
}

/** Lists all alt text fields of a block, at any depth. */
export function listAltTextFields(definitions: Definitions, stored: Block): DescribingField[] {
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
    yield* walk(field.item, toItem(field, entry), [...path, index]);
}
