import { type Field, type FieldHandle, type Fields, isBareField } from '../fields/field.ts';
import { isConditionMet, isShown } from '../fields/is-shown.ts';
import type { Device } from '../look/layout.ts';
import { formatPath, type PathPart } from './issue.ts';
import { findDeviceValue, findValueDevice, isOwnDevice } from './responsive-values.ts';
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
  /** The device whose value it is; undefined if all devices show it. */
  readonly device?: Device;
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
  /** Siblings that it may write too; `part` is their name. */
  readonly siblings: readonly HandlePart[];
}

interface HandleContext {
  readonly device: Device;
  readonly path: readonly PathPart[];
  readonly item: string | undefined;
}

/**
 * Lists the handles of a stored block on a device, in the order of its fields, without those of unused fields. On
 * tablets and phones, handles of responsive fields write the device's own value.
 */
export function blockHandles(
  fields: Fields,
  stored: unknown,
  device: Device = 'desktop',
): readonly BlockHandle[] {
  return listHandles(fields, stored, { path: [], item: undefined, device });
}

function listHandles(
  fields: Fields,
  stored: unknown,
  { path, item, device }: HandleContext,
): readonly BlockHandle[] {
  const handles = new Map<string, BlockHandle>();
  const inner: BlockHandle[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, fields, stored)) continue;
    const value = getValueAt(stored, [name]);
    inner.push(...listNestedHandles(field, value, { path: [...path, name], item, device }));
    if (!field.handle || (field.handleWhen && !isConditionMet(field.handleWhen, fields, stored))) continue;
    // One control sets width and height, but each has its own handle.
    const control = field.control?.kind === 'size' ? undefined : field.control;
    const marked = formatPath([...path, control?.key ?? name]);
    const found = findDeviceValue(stored, { name, field, path }, device);
    const part = { ...found, part: control?.part, ...(hasDevice(stored, name, field, device) && { device }) };
    const known = handles.get(marked);
    handles.set(marked, {
      kind: field.handle,
      name: marked,
      label: control?.label ?? field.label,
      item,
      parts: [...(known?.parts ?? []), part],
      siblings: (field.handleKeeps ?? []).flatMap((sibling) => {
        const kept = fields[sibling];
        return kept
          ? { ...findDeviceValue(stored, { name: sibling, field: kept, path }, device), part: sibling }
          : [];
      }),
    });
  }
  return [...handles.values(), ...inner];
}

/** True if a change counts on this device alone, or on desktop while another device keeps its own value. */
function hasDevice(stored: unknown, name: string, field: Field, device: Device): boolean {
  if (!field.responsive) return false;
  return (
    isOwnDevice(field, device) ||
    findValueDevice(isRecord(stored) ? stored : {}, name, 'mobile') !== 'desktop'
  );
}

function listNestedHandles(field: Field, value: unknown, within: HandleContext): readonly BlockHandle[] {
  if (field.kind === 'object') return listHandles(field.fields, value, within);
  if (field.kind !== 'list' || !Array.isArray(value) || isBareField(field.item)) return [];
  const { item: fields, itemLabel } = field;
  return value.flatMap((stored: unknown, index) => {
    const item = toItem(field, stored);
    const name = value.length > 1 ? `${itemLabel} ${index + 1}` : within.item;
    return isRecord(item)
      ? listHandles(fields, item, { ...within, path: [...within.path, index], item: name })
      : [];
  });
}
