import { type Field, type FieldHandle, type Fields, isBareField } from '../fields/field.ts';
import { isConditionMet, isShown } from '../fields/is-shown.ts';
import { formatPath, type PathPart } from './issue.ts';
import { getValueAt } from './value-at.ts';
import { isRecord, toItem } from './walk-fields.ts';

/** One of the fields that a handle changes. */
export interface HandlePart {
  /** The field's path in the block. */
  readonly path: readonly PathPart[];
  readonly field: Field;
  /**
   * The part of the control that the field is: a side, a corner, a device. Undefined for a control with one
   * field.
   */
  readonly part: string | undefined;
  readonly value: unknown;
}

/** A handle on the page that changes fields of a block when it is dragged. */
export interface BlockHandle {
  readonly kind: FieldHandle;
  /** Value of the attribute with which views mark the handle's element: `padding`, `rows[0].columns`. */
  readonly name: string;
  readonly label: string;
  /** Label of the list item that it belongs to, such as `Row 2`; undefined if there is only one. */
  readonly item: string | undefined;
  readonly parts: readonly HandlePart[];
}

interface Within {
  readonly path: readonly PathPart[];
  readonly item: string | undefined;
}

/** Lists the handles of a stored block, in the order of its fields, without those of unused fields. */
export function blockHandles(
  fields: Fields,
  stored: unknown,
  { path, item }: Within = { path: [], item: undefined },
): readonly BlockHandle[] {
  const found = new Map<string, BlockHandle>();
  const inner: BlockHandle[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, fields, stored)) continue;
    const value = getValueAt(stored, [name]);
    inner.push(...handlesWithin(field, value, { path: [...path, name], item }));
    if (!field.handle || (field.handleWhen && !isConditionMet(field.handleWhen, fields, stored))) continue;
    // Width and height are one control, and two handles.
    const control = field.control?.kind === 'size' ? undefined : field.control;
    const marked = formatPath([...path, control?.key ?? name]);
    const part = { path: [...path, name], field, part: control?.part, value };
    const known = found.get(marked);
    found.set(marked, {
      kind: field.handle,
      name: marked,
      label: control?.label ?? field.label,
      item,
      parts: [...(known?.parts ?? []), part],
    });
  }
  return [...found.values(), ...inner];
}

function handlesWithin(field: Field, value: unknown, within: Within): readonly BlockHandle[] {
  if (field.kind === 'object') return blockHandles(field.fields, value, within);
  if (field.kind !== 'list' || !Array.isArray(value) || isBareField(field.item)) return [];
  const { item: fields, itemLabel } = field;
  return value.flatMap((stored: unknown, index) => {
    const item = toItem(field, stored);
    const name = value.length > 1 ? `${itemLabel} ${index + 1}` : within.item;
    return isRecord(item) ? blockHandles(fields, item, { path: [...within.path, index], item: name }) : [];
  });
}
