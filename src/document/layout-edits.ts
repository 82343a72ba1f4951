import type { Device, LayoutSettings } from '#content/look/layout.ts';
import type { ContainerKey, DeviceKey } from '#content/look/layout-levels.ts';

/** A layout with a value for all devices set, or (undefined) taken away. Null where nothing is left of it. */
export function withContainerValue(
  layout: LayoutSettings | null,
  key: ContainerKey,
  value: string | undefined,
): LayoutSettings | null {
  return tidy({ ...layout, container: withKey(layout?.container, key, value) });
}

/** Sets a layout's composition; undefined takes the design's. */
export function withComposition(
  layout: LayoutSettings | null,
  composition: LayoutSettings['composition'],
): LayoutSettings | null {
  return tidy({ ...layout, composition });
}

/** A layout with a value for one device set, which the page then has a value of its own on, or taken away. */
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

/** A layout whose values for a device are in use, or kept and not in use. */
export function withOverride(
  layout: LayoutSettings | null,
  device: Device,
  on: boolean | undefined,
): LayoutSettings | null {
  return tidy({ ...layout, overrideStates: withKey(layout?.overrideStates, device, on) });
}

/** A layout without anything of its own on a device. */
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

/** Without the groups that nothing is left of. What else is stored there stays. */
function tidy(layout: { readonly [Name in keyof LayoutSettings]: LayoutSettings[Name] | undefined }) {
  const kept = Object.entries(layout).filter(([, value]) => value !== undefined);
  return kept.length > 0 ? (Object.fromEntries(kept) as LayoutSettings) : null;
}
