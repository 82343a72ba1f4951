import { type Field, type FieldHandle, type Fields, isBareField } from '../fields/field.ts';
import { holds, isShown } from '../fields/is-shown.ts';
import { formatPath, type PathPart } from './issue.ts';
import { valueAt } from './value-at.ts';
import { asItem, isRecord } from './walk-fields.ts';

/** One of the fields that a handle changes. */
export interface HandlePart {
  /** Where it stands in the block. */
  readonly path: readonly PathPart[];
  readonly field: Field;
  /** Which one it is of its control: a side, a corner, a device; undefined for a field by itself. */
  readonly part: string | undefined;
  readonly value: unknown;
}

/** What of a block can be dragged on the page, with the fields that say how it is. */
export interface BlockHandle {
  readonly kind: FieldHandle;
  /** As views mark the element that it belongs to: `padding`, `rows[0].columns`. */
  readonly name: string;
  readonly label: string;
  /** The item of a list that it is of, as `Row 2`; undefined where there is one only. */
  readonly item: string | undefined;
  readonly parts: readonly HandlePart[];
}

interface Within {
  readonly path: readonly PathPart[];
  readonly item: string | undefined;
}

/** The handles of a stored block, in the order of its fields; those of fields that are in no use are left out. */
export function blockHandles(
  fields: Fields,
  stored: unknown,
  { path, item }: Within = { path: [], item: undefined },
): readonly BlockHandle[] {
  const found = new Map<string, BlockHandle>();
  const inner: BlockHandle[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (!isShown(field, fields, stored)) continue;
    const value = valueAt(stored, [name]);
    inner.push(...handlesWithin(field, value, { path: [...path, name], item }));
    if (!field.handle || (field.handleWhen && !holds(field.handleWhen, fields, stored))) continue;
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
    const item = asItem(field, stored);
    const name = value.length > 1 ? `${itemLabel} ${index + 1}` : within.item;
    return isRecord(item) ? blockHandles(fields, item, { path: [...within.path, index], item: name }) : [];
  });
}
