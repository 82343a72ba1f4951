import { z } from 'zod';
import { isLength } from './fields/kinds.ts';

/** Widths in CSS pixels at which the site changes: mobile below 768, tablet to 1023, desktop from 1024. */
export const breakpoints = { tablet: 768, desktop: 1024 } as const;
export const devices = ['mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

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

/** Content-block layout settings as stored: anything left out comes from the level above. */
export const layoutSettingsSchema = z.object({
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

export interface Layout {
  readonly container: z.infer<typeof container>;
  readonly responsive: Readonly<Record<Device, z.infer<typeof deviceLayout>>>;
}

export const defaultLayout: Layout = {
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
 * A page's own layout: what is set for one version of it, over what is set for the page as a whole. Null when
 * neither has one. A version's `overrideStates` win over the page's, so a version can also take one back.
 */
export function mergeLayoutSettings(
  page: LayoutSettings | null,
  version: LayoutSettings | null,
): LayoutSettings | null {
  if (!page || !version) return version ?? page;
  const level = (device: Device) => ({ ...page.responsive?.[device], ...version.responsive?.[device] });
  return {
    container: { ...page.container, ...version.container },
    responsive: { mobile: level('mobile'), tablet: level('tablet'), desktop: level('desktop') },
    overrideStates: { ...page.overrideStates, ...version.overrideStates },
  };
}

/**
 * The layout a page is drawn with: defaults, then the global settings, then the page's own. A page's
 * per-device values count only where its `overrideStates` says so for that device.
 */
export function resolveLayout(global: LayoutSettings | undefined, page: LayoutSettings | undefined): Layout {
  const level = (device: Device) => ({
    ...defaultLayout.responsive[device],
    ...global?.responsive?.[device],
    ...(page?.overrideStates?.[device] ? page.responsive?.[device] : undefined),
  });
  return {
    container: { ...defaultLayout.container, ...global?.container, ...page?.container },
    responsive: { mobile: level('mobile'), tablet: level('tablet'), desktop: level('desktop') },
  };
}
