import { z } from 'zod';
import { isColor } from '../fields/kinds.ts';
import { easingNames } from './easing.ts';

const color = z
  .string()
  .refine((value) => value === '' || isColor(value), 'must be a colour such as #1a1a1a');
const percent = z.number().min(0, 'must be at least 0').max(100, 'must be at most 100');

/** The page's own background colours; absent ones use the theme's paper. */
export const backgroundSettingsSchema = z
  .object({ backgroundColorLight: color, backgroundColorDark: color })
  .partial();
export type BackgroundSettings = z.infer<typeof backgroundSettingsSchema>;

export const dynamicBackgroundTypes = [
  'scroll-color-transition',
  'scroll-opacity',
  'scroll-hue-rotation',
] as const;

/** A background that changes while the page scrolls, between two positions in percent of the page. */
export const dynamicBackgroundSettingsSchema = z.object({
  enabled: z.boolean().default(false),
  type: z.enum(dynamicBackgroundTypes).default('scroll-color-transition'),
  scrollRange: z
    .object({ start: percent.default(0), end: percent.default(100) })
    .default({ start: 0, end: 100 }),
  easing: z.enum(easingNames).default('linear'),
  startColorLight: color.optional(),
  startColorDark: color.optional(),
  endColorLight: color.optional(),
  endColorDark: color.optional(),
  /** Colours between the first and the last, evenly distributed over the range. */
  colorSteps: z
    .array(z.object({ colorLight: color.optional(), colorDark: color.optional() }))
    .max(6, 'must be at most 6')
    .optional(),
  opacityBackgroundLight: color.optional(),
  opacityBackgroundDark: color.optional(),
  hueBackgroundLight: color.optional(),
  hueBackgroundDark: color.optional(),
});
export type DynamicBackgroundSettings = z.infer<typeof dynamicBackgroundSettingsSchema>;

/** Background as stored for the site, a page or one version of it; null inherits. */
export const storedBackgroundSchema = z.object({
  backgroundSettings: backgroundSettingsSchema.nullable(),
  dynamicBackgroundSettings: dynamicBackgroundSettingsSchema.nullable(),
});
export type StoredBackground = Readonly<z.infer<typeof storedBackgroundSchema>>;

export const noBackground: StoredBackground = { backgroundSettings: null, dynamicBackgroundSettings: null };

export interface PageBackground {
  readonly backgroundSettings: BackgroundSettings;
  readonly dynamicBackgroundSettings: DynamicBackgroundSettings;
}

export const defaultBackground: PageBackground = {
  backgroundSettings: {},
  dynamicBackgroundSettings: dynamicBackgroundSettingsSchema.parse({}),
};

/**
 * Merges the backgrounds of the site, the page and its version: for each part, the last level that sets it
 * wins.
 */
export function mergeBackgrounds(...levels: readonly StoredBackground[]): StoredBackground {
  return levels.reduce(
    (below, level) => ({
      backgroundSettings: level.backgroundSettings ?? below.backgroundSettings,
      dynamicBackgroundSettings: level.dynamicBackgroundSettings ?? below.dynamicBackgroundSettings,
    }),
    noBackground,
  );
}

/** Resolves the background that a page is rendered with. */
export function resolveBackground(stored: StoredBackground): PageBackground {
  return {
    backgroundSettings: stored.backgroundSettings ?? defaultBackground.backgroundSettings,
    dynamicBackgroundSettings:
      stored.dynamicBackgroundSettings ?? defaultBackground.dynamicBackgroundSettings,
  };
}
