import { type Block, migrateBlock } from '#content/block/block.ts';
import { isReadableBlock } from '#content/block/block-readable.ts';
import { formatPath } from '#content/block/issue.ts';
import { getOwnValues, getValuesOnDevice } from '#content/block/responsive-values.ts';
import { withValueAt } from '#content/block/value-at.ts';
import type { Field, FieldControl, Fields } from '#content/fields/field.ts';
import { getFieldDevices, responsiveProperty } from '#content/fields/responsive-fields.ts';
import { isEqual } from '#content/is-equal.ts';
import type { Language } from '#content/language/language.ts';
import type { PageTree } from '#document/page-tree.ts';
import type { StoredShare } from '../../forms/mixed.ts';
import { determineTextState } from './inputs/text/text-state.ts';

/** Fields that several blocks have in common, for one form. */
export interface SharedFields {
  readonly fields: Fields;
  /** Values that are equal in all of them, also on narrow devices. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** Paths of the values that differ. */
  readonly mixed: ReadonlyMap<string, StoredShare>;
}

/**
 * Lists the fields that all of these blocks have, with the values on which they agree. Texts are compared in
 * the edited language. Lists and slots are not shared.
 */
export function listSharedFields(tree: PageTree, ids: readonly string[], language: Language): SharedFields {
  const blocks = ids.flatMap((id) => resolveBlock(tree, id) ?? []);
  const [first, ...others] = blocks.map((block) => tree.findDefinition(block)?.fields ?? {});
  if (!first || blocks.length < ids.length) return { fields: {}, stored: {}, mixed: new Map() };
  const isShared = ([name, field]: [string, Field]) =>
    // Left out, since commands hide and show several blocks.
    name !== 'hidden' &&
    !['list', 'object', 'slot'].includes(field.kind) &&
    others.every((fields) => Object.hasOwn(fields, name) && isAlike(fields[name], field));
  const fields = keepWholeControls(first, Object.fromEntries(Object.entries(first).filter(isShared)));
  let stored: Readonly<Record<string, unknown>> = {};
  const mixed = new Map<string, StoredShare>();
  for (const [name, field] of Object.entries(fields)) {
    const own = blocks.map((block) => block[name]);
    const values = blocks.map((block, index) => getShownValue(field, block, own[index], language));
    if (isAgreed(tree, blocks, name, values)) stored = { ...stored, [name]: values[0] };
    else mixed.set(name, computeShare(own));
    for (const device of getFieldDevices(field)) {
      const path = [responsiveProperty, device, name];
      const ownThere = blocks.map((block) => getOwnValues(block, device)[name]);
      const shown = blocks.map((block) => getValuesOnDevice(block, device)[name]);
      const given = ownThere.find((value) => value !== undefined);
      if (!isAgreed(tree, blocks, name, shown)) mixed.set(formatPath(path), computeShare(ownThere));
      // The other blocks inherit an equal value.
      else if (given !== undefined) stored = withValueAt(stored, path, given);
    }
  }
  return { fields, stored, mixed };
}

function computeShare(own: readonly unknown[]): StoredShare {
  const given = own.filter((value) => value !== undefined && value !== '').length;
  if (given === 0) return 'none';
  return given === own.length ? 'all' : 'some';
}

/** Controls of a single block's content. */
const ownControls = new Set<string | undefined>([
  'columns',
  'swap',
  'point',
] satisfies FieldControl['kind'][]);

/** Keeps the fields of a control only if all of them are shared. */
function keepWholeControls(own: Fields, shared: Fields): Fields {
  const getGroupKey = ({ control }: Field) => control && `${control.kind} ${control.key}`;
  const incomplete = new Set(
    Object.entries(own).flatMap(([name, field]) =>
      field.control && !Object.hasOwn(shared, name) ? [getGroupKey(field)] : [],
    ),
  );
  return Object.fromEntries(
    Object.entries(shared).filter(
      ([, field]) => !incomplete.has(getGroupKey(field)) && !ownControls.has(field.control?.kind),
    ),
  );
}

/** Resolves a block to the current version of its type; undefined if it has no form. */
function resolveBlock(tree: PageTree, id: string): Block | undefined {
  const block = tree.find(id)?.block;
  const definition = block && tree.findDefinition(block);
  return definition && isReadableBlock(definition, block) ? migrateBlock(definition, block) : undefined;
}

/** True if both fields store the same kind of value. Their labels and help may differ. */
function isAlike(one: Field | undefined, other: Field): boolean {
  return one !== undefined && isEqual(getShape(one), getShape(other));
}

function getShape(field: Field): object {
  const said = ['label', 'help', 'fold', 'required', 'when', 'default', 'schema'];
  return Object.fromEntries(Object.entries(field).filter(([name]) => !said.includes(name)));
}

function getShownValue(field: Field, block: Block, value: unknown, language: Language): unknown {
  return field.kind === 'text' && field.translatable ? determineTextState(block, value, language).own : value;
}

/** True if all values are equal; a missing value counts as the default of its type. */
function isAgreed(
  tree: PageTree,
  blocks: readonly Block[],
  name: string,
  values: readonly unknown[],
): boolean {
  const counting = blocks.map(
    (block, index) => values[index] ?? tree.findDefinition(block)?.fields[name]?.default,
  );
  return counting.every((value) => isEqual(value, counting[0]));
}
