/** Linear red, green and blue: 0 to 1 within sRGB, beyond for colours outside of it. */
export type Channels = readonly [number, number, number];

/** Minimum contrast of text (WCAG 2.2, 1.4.3, AA). */
export const enoughContrast = 4.5;

/** Minimum contrast of large text, edges of controls and focus rings (WCAG 2.2, 1.4.3 and 1.4.11, AA). */
export const enoughForLarge = 3;

/** Computes the contrast ratio of two relative luminances, from 1 to 21 (WCAG 2.2). */
export function computeContrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Computes the relative luminance of linear sRGB channels, from 0 to 1 (WCAG 2.2). */
export function computeLuminance(linear: Channels): number {
  const [red, green, blue] = linear.map((channel) => Math.min(1, Math.max(0, channel)));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
