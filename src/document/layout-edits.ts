import type { Device, LayoutSettings } from '#content/look/layout.ts';
import type { ContainerKey, DeviceKey } from '#content/look/layout-levels.ts';

/** Sets a layout value for all devices; undefined removes it. Returns null if the layout is empty then. */
export function withContainerValue(
  layout: LayoutSettings | null,
  key: ContainerKey,
  value: string | undefined,
): LayoutSettings | null {
  return tidy({ ...layout, container: withKey(layout?.container, key, value) });
}

/** Sets a layout's composition; undefined returns to the design's. */
export function withComposition(
  layout: LayoutSettings | null,
  composition: LayoutSettings['composition'],
): LayoutSettings | null {
  return tidy({ ...layout, composition });
}

/**
 * Sets a layout value for one device, which turns on the page's override for it; undefined removes the value.
 */
export function withDeviceValue(
  layout: LayoutSettings | null,
  device: Device,
  key: DeviceKey,
  value: string | undefined,
): LayoutSettings | null {
  const values = withKey(layout?.responsive?.[device], key, value);
  const next = { ...layout, responsive: withKey(layout?.responsive, device, values) };
  return value === undefined ? tidy(next) : withOverride(next, device, true);
}

/** Turns the layout values for a device on or off; values that are off are kept. */
export function withOverride(
  layout: LayoutSettings | null,
  device: Device,
  on: boolean | undefined,
): LayoutSettings | null {
  return tidy({ ...layout, overrideStates: withKey(layout?.overrideStates, device, on) });
}

/** Removes all layout values for a device. */
export function withoutDevice(layout: LayoutSettings | null, device: Device): LayoutSettings | null {
  const next = { ...layout, responsive: withKey(layout?.responsive, device, undefined) };
  return withOverride(next, device, undefined);
}

function withKey<T extends object, K extends keyof T>(
  values: T | undefined,
  key: K,
  value: T[K] | undefined,
): T | undefined {
  const next = { ...values } as T;
  if (value === undefined) delete next[key];
  else next[key] = value;
  return Object.keys(next).length > 0 ? next : undefined;
}

/** Removes empty groups and keeps everything else that is stored. */
function tidy(layout: { readonly [Name in keyof LayoutSettings]: LayoutSettings[Name] | undefined }) {
  const kept = Object.entries(layout).filter(([, value]) => value !== undefined);
  return kept.length > 0 ? (Object.fromEntries(kept) as LayoutSettings) : null;
}
