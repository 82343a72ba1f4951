import { type Block, migrateBlock, placeFields } from '#content/block/block.ts';
import { isReadableBlock } from '#content/block/block-readable.ts';
import { getValueAt } from '#content/block/value-at.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import type { Field, Fields } from '#content/fields/field.ts';
import { narrowDevices, responsiveProperty } from '#content/fields/responsive-fields.ts';
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
  const fields = pickStyleFields(definition.fields);
  const names = Object.keys(fields);
  if (names.length === 0) return undefined;
  const values = Object.fromEntries(names.map((name) => [name, current[name] ?? null]));
  if (!Object.values(fields).some(({ responsive }) => responsive)) return { type: block.type, values };
  const perDevice = replaceDeviceStyles(fields, {}, current[responsiveProperty]) ?? null;
  return { type: block.type, values: { ...values, [responsiveProperty]: perDevice } };
}

/** Shown with the style, and no part of it. */
const notStyle = new Set(['hidden', responsiveProperty, ...placeFields]);

/** Picks the style fields, with their values for desktop; texts never belong to a style. */
export function pickStyleFields(fields: Fields): Fields {
  const entries = Object.entries(fields).filter(
    ([name, field]) =>
      !notStyle.has(name) && field.tab === 'style' && !(field.kind === 'text' && field.translatable),
  );
  return Object.fromEntries(entries);
}

/**
 * Replaces the styles that a block has for tablets and phones, and keeps what else is stored for them, such as
 * that it is hidden. Undefined if nothing is left.
 */
export function replaceDeviceStyles(
  styleFields: Fields,
  stored: unknown,
  copied: unknown,
): object | undefined {
  const isStyle = (name: string) => Object.hasOwn(styleFields, name);
  const pick = (values: unknown, device: string, wanted: boolean) =>
    Object.entries(getValueAt(values, [device]) ?? {}).filter(([name]) => isStyle(name) === wanted);
  const devices = narrowDevices.flatMap((device) => {
    const values = [...pick(stored, device, false), ...pick(copied, device, true)];
    return values.length === 0 ? [] : [[device, Object.fromEntries(values)] as const];
  });
  return devices.length === 0 ? undefined : Object.fromEntries(devices);
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
