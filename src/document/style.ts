import { type Block, migrateBlock } from '#content/block/block.ts';
import { isReadableBlock } from '#content/block/block-readable.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import type { Field, Fields } from '#content/fields/field.ts';
import type { PageTree } from './page-tree.ts';

/** How a block looks, on its way to others: the fields that its definition groups as style, and what is stored in them. */
export interface BlockStyle {
  readonly type: string;
  /** A field that the block has and in which nothing is stored is null. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The style of a block; undefined for a type that nobody knows, or that has none. */
export function styleOf(tree: PageTree, block: Block): BlockStyle | undefined {
  const definition = tree.definitionOf(block);
  if (!definition || !isReadableBlock(definition, block)) return undefined;
  const current = migrateBlock(definition, block);
  const names = Object.keys(pickStyleFields(definition.fields));
  if (names.length === 0) return undefined;
  return { type: block.type, values: Object.fromEntries(names.map((name) => [name, current[name] ?? null])) };
}

/** Words are in no style, wherever their field stands. */
export function pickStyleFields(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(
    ([, field]) => field.tab === 'style' && !(field.kind === 'text' && field.translatable),
  );
  return Object.fromEntries(entries);
}

/** Reads what a browser has kept of a style. */
export function readCopiedStyle(value: unknown): BlockStyle | undefined {
  if (!isRecord(value) || typeof value.type !== 'string' || !isRecord(value.values)) return undefined;
  return { type: value.type, values: value.values };
}

/** True where a field takes a value of another block's field of that name. Lists and objects are alike in one type alone. */
export function takesStyle(field: Field, value: unknown, sameType: boolean): boolean {
  if (value === null) return true;
  return 'schema' in field ? field.schema.safeParse(value).success : sameType;
}
