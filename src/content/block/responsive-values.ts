import type { Field } from '../fields/field.ts';
import { type NarrowDevice, responsiveProperty } from '../fields/responsive-fields.ts';
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

/** Returns the values that a narrow device has of its own. */
function getOwnValues(values: object, device: NarrowDevice): Record<string, unknown> {
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
  if (device === 'desktop' || !field.responsive) return { field, path: [...path, name], value: record[name] };
  const inherited = getValuesOnDevice(record, wider[device])[name];
  const isGiven = !isUnset(inherited);
  const standard =
    isGiven && field.kind === 'length' && typeof inherited === 'number' ? `${inherited}px` : inherited;
  return {
    field: isGiven ? ({ ...field, default: standard } as Field) : field,
    path: [...path, responsiveProperty, device, name],
    value: getOwnValues(record, device)[name],
  };
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
