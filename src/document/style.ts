import { type Block, migrateBlock } from '#content/block/block.ts';
import { isReadableBlock } from '#content/block/block-readable.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import type { Field, Fields } from '#content/fields/field.ts';
import type { PageTree } from './page-tree.ts';

/** A copied style: the fields that a block's definition groups as style, with their stored values. */
export interface BlockStyle {
  readonly type: string;
  /** Null for a field in which nothing is stored. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Returns the style of a block; undefined if its type is unknown or has no style fields. */
export function getBlockStyle(tree: PageTree, block: Block): BlockStyle | undefined {
  const definition = tree.findDefinition(block);
  if (!definition || !isReadableBlock(definition, block)) return undefined;
  const current = migrateBlock(definition, block);
  const names = Object.keys(pickStyleFields(definition.fields));
  if (names.length === 0) return undefined;
  return { type: block.type, values: Object.fromEntries(names.map((name) => [name, current[name] ?? null])) };
}

/** Picks the style fields; texts never belong to a style. */
export function pickStyleFields(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(
    ([, field]) => field.tab === 'style' && !(field.kind === 'text' && field.translatable),
  );
  return Object.fromEntries(entries);
}

/** Reads a copied style from the browser's storage, which is untrusted. */
export function readCopiedStyle(value: unknown): BlockStyle | undefined {
  if (!isRecord(value) || typeof value.type !== 'string' || !isRecord(value.values)) return undefined;
  return { type: value.type, values: value.values };
}

/**
 * True if a field accepts the value of a field of the same name in another block. Lists and objects are only
 * compatible within one type.
 */
export function canTakeStyle(field: Field, value: unknown, sameType: boolean): boolean {
  if (value === null) return true;
  return 'schema' in field ? field.schema.safeParse(value).success : sameType;
}
