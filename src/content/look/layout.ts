import { z } from 'zod';
import { type Composition, compositions } from '#tokens/compositions.ts';
import { isLength } from '../fields/kinds.ts';

/** Breakpoints in CSS pixels: mobile below 768, tablet to 1023, desktop from 1024. */
export const breakpoints = { tablet: 768, desktop: 1024 } as const;
export const devices = ['mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** Returns the device for a window's width in CSS pixels. */
export function getDeviceForWidth(window: number): Device {
  if (window < breakpoints.tablet) return 'mobile';
  return window < breakpoints.desktop ? 'tablet' : 'desktop';
}

const size = z.string().refine(isLength, 'must be a length such as 16px, 1.5rem or auto');
const container = z.object({
  marginTop: size,
  marginBottom: size,
  marginLeft: size,
  marginRight: size,
  paddingTop: size,
  paddingBottom: size,
  paddingLeft: size,
  paddingRight: size,
  gap: size,
  maxWidth: size,
});
const deviceLayout = z.object({ paddingLeft: size, paddingRight: size, gap: size });

/** Layout settings as stored; absent values are inherited from the level above. */
export const layoutSettingsSchema = z.object({
  composition: z.enum(compositions).optional(),
  container: container.partial().optional(),
  responsive: z
    .object({
      mobile: deviceLayout.partial().optional(),
      tablet: deviceLayout.partial().optional(),
      desktop: deviceLayout.partial().optional(),
    })
    .optional(),
  overrideStates: z
    .object({ mobile: z.boolean(), tablet: z.boolean(), desktop: z.boolean() })
    .partial()
    .optional(),
});
export type LayoutSettings = z.infer<typeof layoutSettingsSchema>;
type Container = NonNullable<LayoutSettings['container']>;
type DeviceLayout = z.infer<typeof deviceLayout>;

/** A layout with every value resolved. Device values are only in `responsive`. */
export interface Layout {
  readonly composition: Composition;
  readonly container: z.infer<typeof container>;
  readonly responsive: Readonly<Record<Device, DeviceLayout>>;
}

export const defaultLayout: Layout = {
  composition: 'centred',
  container: {
    marginTop: '72px',
    marginBottom: '1.5rem',
    marginLeft: 'auto',
    marginRight: 'auto',
    paddingTop: '0',
    paddingBottom: '0',
    paddingLeft: '1rem',
    paddingRight: '1rem',
    gap: '1.5rem',
    maxWidth: '800px',
  },
  responsive: {
    mobile: { paddingLeft: '1rem', paddingRight: '1rem', gap: '1rem' },
    tablet: { paddingLeft: '2rem', paddingRight: '2rem', gap: '1.25rem' },
    desktop: { paddingLeft: '2.5rem', paddingRight: '2.5rem', gap: '1.5rem' },
  },
};

/**
 * Merges a page's own layout: a version's settings over those of the page as a whole. Null if neither has
 * one. A version's `overrideStates` win over the page's, so a version can also turn an override off. A
 * container value of the version wins over the page's device values, as between any two levels.
 */
export function mergeLayoutSettings(
  page: LayoutSettings | null,
  version: LayoutSettings | null,
): LayoutSettings | null {
  if (!page || !version) return version ?? page;
  const level = (device: Device) => ({
    ...without(page.responsive?.[device], pickDeviceLayout(version.container)),
    ...set(version.responsive?.[device]),
  });
  const composition = version.composition ?? page.composition;
  return {
    ...(composition && { composition }),
    container: { ...set(page.container), ...set(version.container) },
    responsive: { mobile: level('mobile'), tablet: level('tablet'), desktop: level('desktop') },
    overrideStates: { ...set(page.overrideStates), ...set(version.overrideStates) },
  };
}

/**
 * Resolves the layout that a page is rendered with: defaults, then the site's settings, then the page's own.
 * The composition is the page's own, else `designed`, the design's.
 *
 * Gap and side paddings can be set for all devices, in `container`, and per device, in `responsive`. Between
 * two levels the higher one wins, whichever of the two it set; on one level the device's value wins, since it
 * is more specific. So a page's container gap wins over the site's gap for phones, and loses to the page's
 * own gap for phones. A page's device values count only if its `overrideStates` says so.
 */
export function resolveLayout(
  global: LayoutSettings | undefined,
  page: LayoutSettings | undefined,
  designed: Composition = defaultLayout.composition,
): Layout {
  const composition = page?.composition ?? global?.composition ?? designed;
  const level = (device: Device): DeviceLayout => ({
    ...defaultLayout.responsive[device],
    ...pickDeviceLayout(global?.container),
    ...set(global?.responsive?.[device]),
    ...pickDeviceLayout(page?.container),
    ...(page?.overrideStates?.[device] ? set(page.responsive?.[device]) : undefined),
  });
  return {
    composition,
    container: { ...findDefaultContainer(composition), ...set(global?.container), ...set(page?.container) },
    responsive: { mobile: level('mobile'), tablet: level('tablet'), desktop: level('desktop') },
  };
}

/** Returns the default container. In `aside`, twelve columns take the whole page; otherwise the text column has its own width. */
export function findDefaultContainer(composition: Composition): Layout['container'] {
  const { container } = defaultLayout;
  return composition === 'aside' ? { ...container, maxWidth: 'none' } : container;
}

/** Picks the container values of a level that devices can override. */
function pickDeviceLayout({ paddingLeft, paddingRight, gap }: Container = {}): Partial<DeviceLayout> {
  return set({ paddingLeft, paddingRight, gap });
}

/** Removes undefined values, so that spreading them does not overwrite the level below. */
function set<T extends object>(values: T | undefined): T {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as T;
}

function without<T extends object>(values: T | undefined, covered: object): Partial<T> {
  const kept = Object.entries(values ?? {}).filter(([key]) => !(key in covered));
  return Object.fromEntries(kept) as Partial<T>;
}
