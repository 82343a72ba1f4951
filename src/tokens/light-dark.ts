export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * Writes a value that is `light` in the light theme and `dark` in the dark one, for any property. Some
 * supported browsers lack CSS's own `light-dark()`, so each value depends on a custom property as switch: the
 * switch of the inactive theme is empty, that of the active one is unset, so that its fallback applies.
 * `tokens-css.ts` sets them.
 */
export function formatLightDark(light: string, dark: string): string {
  return `var(--light,${light})var(--dark,${dark})`;
}

/** The switches of each theme, as declarations. */
export const themeSwitches = {
  light: '--light:initial;--dark: ',
  dark: '--light: ;--dark:initial',
} as const;
