import type { Device } from '../look/layout.ts';
import { type Field, type Fields, isBareField, type ObjectField } from './field.ts';

/** Devices that can have their own values. Tablets inherit from desktop, phones from tablets. */
export const narrowDevices = ['tablet', 'mobile'] as const satisfies readonly Device[];
export type NarrowDevice = (typeof narrowDevices)[number];

/** Property that stores the values of narrow devices beside those of desktop. */
export const responsiveProperty = 'responsive';

/**
 * Adds the field `responsive` to fields of which one is marked as responsive, also inside lists and objects:
 * an object with an object per narrow device, which stores the values that differ. The same fields validate
 * them, so all code that walks a block's fields finds them.
 */
export function withResponsiveFields<F extends Fields>(fields: F): F {
  const inner = Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => [name, withResponsiveInside(field)]),
  );
  const marked = Object.entries(inner).filter(([, field]) => field.responsive);
  if (marked.length === 0) return inner as F;
  const listOn = (device: NarrowDevice) =>
    Object.fromEntries(
      marked
        .filter(([, field]) => getFieldDevices(field).includes(device))
        .map(([name, field]) => [name, toDeviceField(field)]),
    );
  const perDevice = sparseObject('Values per device', {
    tablet: sparseObject('Tablet', listOn('tablet')),
    mobile: sparseObject('Mobile', listOn('mobile')),
  } satisfies Record<NarrowDevice, ObjectField>);
  return { ...inner, [responsiveProperty]: perDevice } as unknown as F;
}

/** Returns the devices that may have their own value for a field. */
export function getFieldDevices({ responsive }: Pick<Field, 'responsive'>): readonly NarrowDevice[] {
  if (!responsive) return [];
  return responsive === 'mobile' ? ['mobile'] : narrowDevices;
}

function withResponsiveInside(field: Field): Field {
  if (field.kind === 'object') return { ...field, fields: withResponsiveFields(field.fields) };
  if (field.kind !== 'list' || isBareField(field.item)) return field;
  return { ...field, item: withResponsiveFields(field.item) };
}

/** Returns the field of a device: whether it is shown, and how, follows the field of desktop. */
function toDeviceField({ control: _, handle: __, when: ___, required: ____, ...field }: Field): Field {
  return { ...field, default: undefined } as Field;
}

function sparseObject(label: string, fields: Fields): ObjectField {
  return { kind: 'object', label, tab: 'style', default: undefined, fields, sparse: true };
}
