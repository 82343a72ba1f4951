import { type Block, migrateBlock } from '#content/block/block.ts';
import { isReadableBlock } from '#content/block/block-readable.ts';
import type { Field, FieldControl, Fields } from '#content/fields/field.ts';
import { isEqual } from '#content/is-equal.ts';
import type { Language } from '#content/language/language.ts';
import type { PageTree } from '#document/page-tree.ts';
import { determineTextState } from './inputs/text/text-state.ts';

/** What several blocks have in common, as one form shows it. */
export interface SharedFields {
  readonly fields: Fields;
  /** What all of them have stored; a field in which they differ is left out. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** The names of the fields in which they differ. */
  readonly mixed: ReadonlySet<string>;
}

/**
 * The fields that all of these blocks have, with what they agree on. Texts are compared in one language: the one that
 * would be written. Lists, and places for blocks, are each block's own.
 */
export function listSharedFields(tree: PageTree, ids: readonly string[], language: Language): SharedFields {
  const blocks = ids.flatMap((id) => currentBlock(tree, id) ?? []);
  const [first, ...others] = blocks.map((block) => tree.definitionOf(block)?.fields ?? {});
  if (!first || blocks.length < ids.length) return { fields: {}, stored: {}, mixed: new Set() };
  const isShared = ([name, field]: [string, Field]) =>
    !['list', 'object', 'slot'].includes(field.kind) &&
    others.every((fields) => Object.hasOwn(fields, name) && isAlike(fields[name], field));
  const fields = wholeControls(first, Object.fromEntries(Object.entries(first).filter(isShared)));
  const stored: Record<string, unknown> = {};
  const mixed = new Set<string>();
  for (const [name, field] of Object.entries(fields)) {
    const values = blocks.map((block) => shownValue(field, block, block[name], language));
    if (isAgreed(tree, blocks, name, values)) stored[name] = values[0];
    else mixed.add(name);
  }
  return { fields, stored, mixed };
}

/** Controls that arrange what is in one block. */
const ownControls = new Set<string | undefined>([
  'columns',
  'swap',
  'point',
] satisfies FieldControl['kind'][]);

/** Several fields that are one control are shared all together or not at all. */
function wholeControls(own: Fields, shared: Fields): Fields {
  const groupOf = ({ control }: Field) => control && `${control.kind} ${control.key}`;
  const incomplete = new Set(
    Object.entries(own).flatMap(([name, field]) =>
      field.control && !Object.hasOwn(shared, name) ? [groupOf(field)] : [],
    ),
  );
  return Object.fromEntries(
    Object.entries(shared).filter(
      ([, field]) => !incomplete.has(groupOf(field)) && !ownControls.has(field.control?.kind),
    ),
  );
}

/** A block in the current shape of its type; undefined for one that has no form. */
function currentBlock(tree: PageTree, id: string): Block | undefined {
  const block = tree.find(id)?.block;
  const definition = block && tree.definitionOf(block);
  return definition && isReadableBlock(definition, block) ? migrateBlock(definition, block) : undefined;
}

/** What is only said about a field may differ between types; what can be stored in it may not. */
function isAlike(one: Field | undefined, other: Field): boolean {
  return one !== undefined && isEqual(getShape(one), getShape(other));
}

function getShape(field: Field): object {
  const said = ['label', 'help', 'required', 'when', 'default', 'schema'];
  return Object.fromEntries(Object.entries(field).filter(([name]) => !said.includes(name)));
}

function shownValue(field: Field, block: Block, value: unknown, language: Language): unknown {
  return field.kind === 'text' && field.translatable ? determineTextState(block, value, language).own : value;
}

/** Where nothing is stored, the default of the block's own type counts. */
function isAgreed(
  tree: PageTree,
  blocks: readonly Block[],
  name: string,
  values: readonly unknown[],
): boolean {
  const counting = blocks.map(
    (block, index) => values[index] ?? tree.definitionOf(block)?.fields[name]?.default,
  );
  return counting.every((value) => isEqual(value, counting[0]));
}
