import type { Composition } from '#tokens/compositions.ts';
import { type Device, defaultLayout, findDefaultContainer, type LayoutSettings } from './layout.ts';

/** What can be set for all devices at once. */
export type ContainerKey = keyof typeof defaultLayout.container;
/** What each device can have a value of its own for. */
export type DeviceKey = keyof typeof defaultLayout.responsive.mobile;

export const deviceKeys = ['paddingLeft', 'paddingRight', 'gap'] as const satisfies readonly DeviceKey[];

/** Who may set a page's layout, the lowest first: nobody, the site, the page, the version of it that is edited. */
export interface LayoutLevels {
  readonly site: LayoutSettings | null;
  readonly page: LayoutSettings | null;
  readonly own: LayoutSettings | null;
}

/** A value on the way up to the one that counts, and where it is set. */
export interface LayoutLink {
  readonly level: 'default' | keyof LayoutLevels;
  /** The device it is set for; undefined for all of them. */
  readonly device: Device | undefined;
  readonly value: string;
}

const levelNames = ['site', 'page', 'own'] as const satisfies readonly (keyof LayoutLevels)[];

/** What is set of a value that all devices share, the one that counts last. */
export function containerChain(
  levels: LayoutLevels,
  key: ContainerKey,
  designed?: Composition,
): readonly LayoutLink[] {
  const { composition } = findComposition(levels, designed);
  const values = levelNames.map((level) => link(level, undefined, levels[level]?.container?.[key]));
  return [
    { level: 'default', device: undefined, value: findDefaultContainer(composition)[key] },
    ...found(values),
  ];
}

/**
 * What is set of a value on one device, the one that counts last: as `resolveLayout` finds it. A page's and a version's
 * device values count only where the device overrides.
 */
export function deviceChain(levels: LayoutLevels, key: DeviceKey, device: Device): readonly LayoutLink[] {
  const overrides = overridesOn(levels, device);
  const values = levelNames.flatMap((level) => {
    const settings = levels[level];
    const counts = level === 'site' || overrides;
    return [
      link(level, undefined, settings?.container?.[key]),
      link(level, device, counts ? settings?.responsive?.[device]?.[key] : undefined),
    ];
  });
  return [{ level: 'default', device, value: defaultLayout.responsive[device][key] }, ...found(values)];
}

/** Finds the composition in effect and the level that sets it. The default is the design's. */
export function findComposition(
  levels: LayoutLevels,
  designed: Composition = defaultLayout.composition,
): { readonly composition: Composition; readonly level: LayoutLink['level'] } {
  const level = levelNames.findLast((name) => levels[name]?.composition !== undefined);
  return { composition: (level && levels[level]?.composition) ?? designed, level: level ?? 'default' };
}

/** Whether the page has values of its own on a device: a version's word counts before that of its page. */
export function overridesOn({ page, own }: Pick<LayoutLevels, 'page' | 'own'>, device: Device): boolean {
  return own?.overrideStates?.[device] ?? page?.overrideStates?.[device] ?? false;
}

function link(level: keyof LayoutLevels, device: Device | undefined, value: string | undefined) {
  return value === undefined ? undefined : { level, device, value };
}

const found = (links: readonly (LayoutLink | undefined)[]) => links.filter((one) => one !== undefined);
