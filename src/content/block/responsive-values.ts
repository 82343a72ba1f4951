import type { Field, Fields } from '../fields/field.ts';
import { isShown } from '../fields/is-shown.ts';
import {
  getFieldDevices,
  type NarrowDevice,
  narrowDevices,
  responsiveProperty,
} from '../fields/responsive-fields.ts';
import type { Device } from '../look/layout.ts';
import type { PathPart } from './issue.ts';
import { getValueAt, withValueAt } from './value-at.ts';
import { isRecord } from './walk-fields.ts';

/** Devices whose values count on a device, the most specific one last. */
const inheritance: Readonly<Record<Device, readonly NarrowDevice[]>> = {
  desktop: [],
  tablet: ['tablet'],
  mobile: ['tablet', 'mobile'],
};

/** True if a block, stored or resolved, or an item of one of its lists has values for narrow devices. */
export function isResponsive(values: object): boolean {
  if (getValueAt(values, [responsiveProperty]) !== undefined) return true;
  return Object.values(values).some((value) => Array.isArray(value) && value.some(isResponsiveItem));
}

function isResponsiveItem(item: unknown): boolean {
  return isRecord(item) && item[responsiveProperty] !== undefined;
}

/**
 * Returns the values that count on a device, stored or resolved: those of desktop, then those of each narrower
 * device down to this one.
 */
export function getValuesOnDevice<V extends object>(values: V, device: Device): V {
  if (getValueAt(values, [responsiveProperty]) === undefined) return values;
  return Object.assign(
    { ...values },
    ...inheritance[device].map((narrow) => getOwnValues(values, narrow)),
  ) as V;
}

/** Returns the device that a value on a device comes from. */
export function findValueDevice(values: object, name: string, device: Device): Device {
  return inheritance[device].findLast((narrow) => name in getOwnValues(values, narrow)) ?? 'desktop';
}

/** Returns the values stored for a narrow device, without inherited ones. */
export function getOwnValues(values: object, device: NarrowDevice): Readonly<Record<string, unknown>> {
  const own = getValueAt(values, [responsiveProperty, device]);
  if (!isRecord(own)) return {};
  return Object.fromEntries(Object.entries(own).filter(([, value]) => !isUnset(value)));
}

function isUnset(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

const wider = { tablet: 'desktop', mobile: 'tablet' } as const satisfies Record<NarrowDevice, Device>;

/** A field as a device stores it. */
export interface DeviceValue {
  /** The field, with the inherited value as its default. */
  readonly field: Field;
  readonly path: readonly PathPart[];
  /** The device's own value; undefined if it is inherited. */
  readonly value: unknown;
  /** The device that it inherits from. */
  readonly from?: Device;
}

/**
 * Finds where a device stores a field of a record, and what it inherits there. On desktop, and for a field that is
 * not responsive, that is the record itself.
 */
export function findDeviceValue(
  stored: unknown,
  { name, field, path }: { readonly name: string; readonly field: Field; readonly path: readonly PathPart[] },
  device: Device,
): DeviceValue {
  const record = isRecord(stored) ? stored : {};
  if (!isOwnDevice(field, device)) return { field, path: [...path, name], value: record[name] };
  const hasImage = hasOwnImage(field, record, device);
  const inherited = hasImage ? getOwnShape(field) : getValuesOnDevice(record, wider[device])[name];
  const isGiven = !isUnset(inherited);
  const standard =
    isGiven && field.kind === 'length' && typeof inherited === 'number' ? `${inherited}px` : inherited;
  return {
    field: isGiven ? ({ ...field, default: standard } as Field) : field,
    path: [...path, responsiveProperty, device, name],
    value: getOwnValues(record, device)[name],
    ...(!hasImage && { from: findValueDevice(record, name, wider[device]) }),
  };
}

/** A device with its own image shows it in the image's shape unless another one is stored. */
const getOwnShape = (field: Field) => (field.kind === 'choice' ? 'auto' : undefined);

/** True if a device may have its own value for a field. */
export function isOwnDevice(field: Pick<Field, 'responsive'>, device: Device): device is NarrowDevice {
  return getFieldDevices(field).some((own) => own === device);
}

/** True if a device has its own image, so that it inherits no dark image, no focal point and no shape. */
function hasOwnImage(field: Field, record: object, device: NarrowDevice): boolean {
  const image = getImageName(field);
  return image !== undefined && getOwnValues(record, device)[image] !== undefined;
}

/** Returns the name of the image that a field belongs to; undefined for other fields. */
function getImageName(field: Field): string | undefined {
  if (field.kind === 'media') return field.darkOf;
  if (field.kind === 'choice') return field.shapeOf;
  return field.kind === 'number' ? field.placeIn : undefined;
}

interface DeviceField {
  readonly name: string;
  readonly device: NarrowDevice;
}

/** True if a device uses its own value of a field, which it shows if desktop does. */
export function isShownOnDevice(fields: Fields, stored: object, { name, device }: DeviceField): boolean {
  const field = fields[name];
  if (!field || !isShown(field, fields, stored)) return false;
  return canUseOnDevice(field, stored, { name, device });
}

/**
 * False for an image if desktop has none, and for a dark one on a device without its own light one: views
 * show neither.
 */
export function canUseOnDevice(field: Field, stored: object, { name, device }: DeviceField): boolean {
  if (field.kind !== 'media') return true;
  const isLightGiven = field.darkOf === undefined || getOwnValues(stored, device)[field.darkOf] !== undefined;
  return isLightGiven && !isUnset(getValueAt(stored, [name]));
}

/** Returns the path of desktop's value for the path of a device's own value; undefined for other paths. */
export function findDesktopPath(path: readonly PathPart[]): readonly PathPart[] | undefined {
  const at = path.lastIndexOf(responsiveProperty);
  if (at < 0 || path.length < at + 3) return undefined;
  return [...path.slice(0, at), ...path.slice(at + 2)];
}

/** Returns the device whose own value is at a path, or desktop. */
export function getPathDevice(path: readonly PathPart[]): Device {
  const at = path.lastIndexOf(responsiveProperty);
  return narrowDevices.find((device) => at >= 0 && path[at + 1] === device) ?? 'desktop';
}

/**
 * Returns the values that apply at a path: those of a record, or of a device that has its own values there.
 */
export function getValuesAt(block: object, path: readonly PathPart[]): object {
  const device = getPathDevice(path);
  const record = getValueAt(block, device === 'desktop' ? path : path.slice(0, -2));
  return isRecord(record) ? getValuesOnDevice(record, device) : {};
}

/** Removes what setting a value to undefined left empty: a device without values, and `responsive` without devices. */
export function dropEmptyDevices<V>(value: V, path: readonly PathPart[]): V {
  const at = path.indexOf(responsiveProperty);
  if (at < 0) return value;
  return [path.slice(0, at + 2), path.slice(0, at + 1)].reduce((now, place) => {
    const left = getValueAt(now, place);
    return isRecord(left) && Object.keys(left).length === 0 ? withValueAt(now, place, undefined) : now;
  }, value);
}
