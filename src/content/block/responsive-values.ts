import { type NarrowDevice, responsiveProperty } from '../fields/responsive-fields.ts';
import type { Device } from '../look/layout.ts';
import { getValueAt } from './value-at.ts';
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
  return inheritance[device].reduce<V>(
    (base, narrow) => ({ ...base, ...getOwnValues(values, narrow) }),
    values,
  );
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
