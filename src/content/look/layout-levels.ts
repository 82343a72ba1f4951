import type { Composition } from '#tokens/compositions.ts';
import { type Device, defaultLayout, findDefaultContainer, type LayoutSettings } from './layout.ts';

/** Layout values that can be set for all devices at once. */
export type ContainerKey = keyof typeof defaultLayout.container;
/** Layout values that can be set per device. */
export type DeviceKey = keyof typeof defaultLayout.responsive.mobile;

export const deviceKeys = ['paddingLeft', 'paddingRight', 'gap'] as const satisfies readonly DeviceKey[];

/**
 * The levels that can set a page's layout, lowest first: defaults, the site, the page, the edited version.
 */
export interface LayoutLevels {
  readonly site: LayoutSettings | null;
  readonly page: LayoutSettings | null;
  readonly own: LayoutSettings | null;
}

/** A value in the chain of levels, and the level that sets it. */
export interface LayoutLink {
  readonly level: 'default' | keyof LayoutLevels;
  /** The device it is set for; undefined for all. */
  readonly device: Device | undefined;
  readonly value: string;
}

const levelNames = ['site', 'page', 'own'] as const satisfies readonly (keyof LayoutLevels)[];

/** Lists the levels that set a container value; the last one is in effect. */
export function buildContainerChain(
  levels: LayoutLevels,
  key: ContainerKey,
  designed?: Composition,
): readonly LayoutLink[] {
  const { composition } = findComposition(levels, designed);
  const values = levelNames.map((level) => link(level, undefined, levels[level]?.container?.[key]));
  return [
    { level: 'default', device: undefined, value: findDefaultContainer(composition)[key] },
    ...omitMissing(values),
  ];
}

/**
 * Lists the levels that set a value on one device; the last one is in effect, as in `resolveLayout`. A page's
 * and a version's device values count only if the device overrides.
 */
export function buildDeviceChain(
  levels: LayoutLevels,
  key: DeviceKey,
  device: Device,
): readonly LayoutLink[] {
  const overrides = hasOverrides(levels, device);
  const values = levelNames.flatMap((level) => {
    const settings = levels[level];
    const counts = level === 'site' || overrides;
    return [
      link(level, undefined, settings?.container?.[key]),
      link(level, device, counts ? settings?.responsive?.[device]?.[key] : undefined),
    ];
  });
  return [{ level: 'default', device, value: defaultLayout.responsive[device][key] }, ...omitMissing(values)];
}

/** Finds the composition in effect and the level that sets it. The default is the design's. */
export function findComposition(
  levels: LayoutLevels,
  designed: Composition = defaultLayout.composition,
): { readonly composition: Composition; readonly level: LayoutLink['level'] } {
  const level = levelNames.findLast((name) => levels[name]?.composition !== undefined);
  return { composition: (level && levels[level]?.composition) ?? designed, level: level ?? 'default' };
}

/** True if the page has its own values on a device. The version's setting wins over the page's. */
export function hasOverrides({ page, own }: Pick<LayoutLevels, 'page' | 'own'>, device: Device): boolean {
  return own?.overrideStates?.[device] ?? page?.overrideStates?.[device] ?? false;
}

function link(level: keyof LayoutLevels, device: Device | undefined, value: string | undefined) {
  return value === undefined ? undefined : { level, device, value };
}

const omitMissing = (links: readonly (LayoutLink | undefined)[]) => links.filter((one) => one !== undefined);
