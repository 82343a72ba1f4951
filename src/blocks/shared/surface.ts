import { computeContrast, enoughContrast } from '#tokens/contrast/wcag.ts';
import { formatLightDark } from '#tokens/light-dark.ts';
import type { ColorName, TokenColors } from '#tokens/resolve-tokens.ts';
import { luminanceOf } from './contrast.ts';
import type { Style } from './style.ts';
import { themed } from './style.ts';

/** Of the inks: `light` means dark ones. */
export type Scheme = 'light' | 'dark';
const inkNames = ['ink', 'ink-soft', 'accent', 'accent-strong', 'line', 'edge'] as const;
type InkName = (typeof inkNames)[number];

/** What is read, and so needs contrast; the others are edges and hairlines. */
const readNames: readonly InkName[] = ['ink-soft', 'accent', 'accent-strong'];

/**
 * A surface's own colours, and what makes the text on it readable. One colour for both themes cannot follow
 * the theme: what stands on it takes the colour scheme in which it is read best. With a colour per theme, or a
 * token, the theme decides, unless a colour goes against it: then the inks change places. Where a colour is too
 * middling for an ink, for the soft one or for that of links, a stronger one takes its place.
 */
export function surfaceStyle(
  light: string | undefined,
  dark: string | undefined,
  colors: TokenColors,
): Style {
  const only = light ?? dark;
  if (only === undefined) return { background: undefined };
  const [onLight, onDark] = [inTheme(light ?? only, 'light', colors), inTheme(dark ?? only, 'dark', colors)];
  if (onLight === onDark) {
    const scheme = schemeOn(onLight);
    if (scheme === undefined) return { background: only };
    const changed = inkNames.filter((name) => inkOn(name, onLight, scheme, colors) !== colors[name][scheme]);
    const inks = changed.map((name) => [`--color-${name}`, inkOn(name, onLight, scheme, colors)]);
    return { background: only, colorScheme: scheme, ...Object.fromEntries(inks) };
  }
  const inks = inkNames.map((name) => ({
    name,
    light: inkOn(name, onLight, schemeOn(onLight) ?? 'light', colors),
    dark: inkOn(name, onDark, schemeOn(onDark) ?? 'dark', colors),
  }));
  const changed = inks.filter(
    ({ name, light: one, dark: other }) => one !== colors[name].light || other !== colors[name].dark,
  );
  if (changed.length === 0) return { background: themed(light, dark) };
  return {
    // Not by the token's name: on this very element it may be an ink that has just changed.
    background: formatLightDark(onLight, onDark),
    ...Object.fromEntries(
      changed.map(({ name, light: one, dark: other }) => [`--color-${name}`, formatLightDark(one, other)]),
    ),
    ...(changed.some(({ name }) => name === 'ink') && { color: 'var(--color-ink)' }),
  };
}

/** What a colour is in a theme: one of our tokens has two values, any other is itself. */
export function inTheme(color: string, theme: Scheme, colors: TokenColors): string {
  const name = /^var\(--color-([a-z-]+)\)$/.exec(color.trim())?.[1];
  return name !== undefined && Object.hasOwn(colors, name) ? colors[name as ColorName][theme] : color;
}

/** The strongest inks there are; one of the two is read on every colour. */
const extreme = {
  light: { ink: '#000', luminance: 0 }, // specified: black as such
  dark: { ink: '#fff', luminance: 1 }, // specified: white as such
} as const;

/**
 * The colour scheme whose inks are read best on a colour: `light` means dark inks. Undefined for colours whose
 * luminance is not written in them.
 */
export function schemeOn(color: string): Scheme | undefined {
  const luminance = luminanceOf(color);
  return luminance === undefined ? undefined : schemeAt(luminance);
}

export function schemeAt(luminance: number): Scheme {
  const reach = (scheme: Scheme) => computeContrast(luminance, extreme[scheme].luminance);
  return reach('light') >= reach('dark') ? 'light' : 'dark';
}

/** Asked for thousands of times along a background's way, and always the same. */
const luminancesOfTokens = new Map<string, number>();

function luminanceOfToken(color: string): number {
  const known = luminancesOfTokens.get(color) ?? luminanceOf(color) ?? 0;
  luminancesOfTokens.set(color, known);
  return known;
}

/** The first of these tokens in a scheme that reaches a contrast on a luminance; else black or white. */
export function firstReached(
  names: readonly ColorName[],
  scheme: Scheme,
  luminance: number,
  needed: number,
  colors: TokenColors,
): string {
  const reached = names.find(
    (name) => computeContrast(luminance, luminanceOfToken(colors[name][scheme])) >= needed,
  );
  return reached ? colors[reached][scheme] : extreme[scheme].ink;
}

/** The ink of a scheme on a colour, or the next stronger one that is read on it. */
function inkOn(name: InkName, color: string, scheme: Scheme, colors: TokenColors): string {
  const luminance = luminanceOf(color);
  const isRead = name === 'ink' || readNames.includes(name);
  if (!isRead || luminance === undefined) return colors[name][scheme];
  return firstReached([name, 'ink'], scheme, luminance, enoughContrast, colors);
}
