export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * A value that is `light` in the light theme and `dark` in the dark one, for any property. CSS's own
 * `light-dark()` is younger than browsers that visitors have, so each value hangs on a switch: the switch of
 * the theme that is not rendered is empty, that of the other is unset, so that its fallback counts. Where they
 * are set: `tokens-css.ts`.
 */
export function lightDark(light: string, dark: string): string {
  return `var(--light,${light})var(--dark,${dark})`;
}

/** The switches of a theme, as declarations. */
export const themeSwitches = {
  light: '--light:initial;--dark: ',
  dark: '--light: ;--dark:initial',
} as const;
