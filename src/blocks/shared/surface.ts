import { computeContrast, enoughContrast } from '#tokens/contrast/wcag.ts';
import { formatLightDark } from '#tokens/light-dark.ts';
import type { ColorName, TokenColors } from '#tokens/resolve-tokens.ts';
import { readLuminance } from './contrast.ts';
import type { Style } from './style.ts';
import { combineThemeColors } from './style.ts';

/** Theme of the text colours: `light` means dark text. */
export type Scheme = 'light' | 'dark';
const inkNames = ['ink', 'ink-soft', 'accent', 'accent-strong', 'line', 'edge'] as const;
type InkName = (typeof inkNames)[number];

/** Text colours besides `ink`, which need contrast. The others are for borders. */
const readNames: readonly InkName[] = ['ink-soft', 'accent', 'accent-strong'];

/**
 * Builds the style of a surface: its colours, and text colours with enough contrast. If one colour is used in
 * both themes, its text gets the colour scheme with the best contrast. With a colour per theme or a token,
 * the text follows the theme, unless a colour contradicts it: then the text colours are swapped. If a medium
 * colour leaves too little contrast for a soft text colour or a link colour, a stronger one replaces it.
 */
export function buildSurfaceStyle(
  light: string | undefined,
  dark: string | undefined,
  colors: TokenColors,
): Style {
  const only = light ?? dark;
  if (only === undefined) return { background: undefined };
  const [onLight, onDark] = [
    resolveThemeColor(light ?? only, 'light', colors),
    resolveThemeColor(dark ?? only, 'dark', colors),
  ];
  if (onLight === onDark) {
    const scheme = chooseScheme(onLight);
    if (scheme === undefined) return { background: only };
    const changed = inkNames.filter(
      (name) => chooseInk(name, onLight, scheme, colors) !== colors[name][scheme],
    );
    const inks = changed.map((name) => [`--color-${name}`, chooseInk(name, onLight, scheme, colors)]);
    return { background: only, colorScheme: scheme, ...Object.fromEntries(inks) };
  }
  const inks = inkNames.map((name) => ({
    name,
    light: chooseInk(name, onLight, chooseScheme(onLight) ?? 'light', colors),
    dark: chooseInk(name, onDark, chooseScheme(onDark) ?? 'dark', colors),
  }));
  const changed = inks.filter(
    ({ name, light: one, dark: other }) => one !== colors[name].light || other !== colors[name].dark,
  );
  if (changed.length === 0) return { background: combineThemeColors(light, dark) };
  return {
    // The resolved colours, since the token may be an ink that this element redefines.
    background: formatLightDark(onLight, onDark),
    ...Object.fromEntries(
      changed.map(({ name, light: one, dark: other }) => [`--color-${name}`, formatLightDark(one, other)]),
    ),
    ...(changed.some(({ name }) => name === 'ink') && { color: 'var(--color-ink)' }),
  };
}

/** Resolves a colour in a theme. Tokens of the site have two values, other colours only one. */
export function resolveThemeColor(color: string, theme: Scheme, colors: TokenColors): string {
  const name = /^var\(--color-([a-z-]+)\)$/.exec(color.trim())?.[1];
  return name !== undefined && Object.hasOwn(colors, name) ? colors[name as ColorName][theme] : color;
}

/** The strongest text colours. One of the two is readable on every colour. */
const extreme = {
  light: { ink: '#000', luminance: 0 }, // specified: pure black
  dark: { ink: '#fff', luminance: 1 }, // specified: pure white
} as const;

/**
 * Gets the colour scheme with the best contrast on a colour: `light` means dark text. Undefined if the
 * luminance can't be computed.
 */
export function chooseScheme(color: string): Scheme | undefined {
  const luminance = readLuminance(color);
  return luminance === undefined ? undefined : chooseSchemeByLuminance(luminance);
}

export function chooseSchemeByLuminance(luminance: number): Scheme {
  const computeHighestContrast = (scheme: Scheme) => computeContrast(luminance, extreme[scheme].luminance);
  return computeHighestContrast('light') >= computeHighestContrast('dark') ? 'light' : 'dark';
}

/** Cache of the luminances of tokens, which the colours of a page background need thousands of times. */
const luminancesOfTokens = new Map<string, number>();

function getTokenLuminance(color: string): number {
  const known = luminancesOfTokens.get(color) ?? readLuminance(color) ?? 0;
  luminancesOfTokens.set(color, known);
  return known;
}

/** Finds the first of these tokens in a scheme with enough contrast to a luminance; else black or white. */
export function findReadableInk(
  names: readonly ColorName[],
  scheme: Scheme,
  luminance: number,
  needed: number,
  colors: TokenColors,
): string {
  const reached = names.find(
    (name) => computeContrast(luminance, getTokenLuminance(colors[name][scheme])) >= needed,
  );
  return reached ? colors[reached][scheme] : extreme[scheme].ink;
}

/** Gets a text colour of a scheme on a colour, or the next stronger one with enough contrast. */
function chooseInk(name: InkName, color: string, scheme: Scheme, colors: TokenColors): string {
  const luminance = readLuminance(color);
  const isRead = name === 'ink' || readNames.includes(name);
  if (!isRead || luminance === undefined) return colors[name][scheme];
  return findReadableInk([name, 'ink'], scheme, luminance, enoughContrast, colors);
}
