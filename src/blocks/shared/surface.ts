import { tokens } from '#ui/tokens.ts';
import type { Style } from './style.ts';
import { themed } from './style.ts';

/**
 * A surface's own colours, and what makes the text on it readable. One colour for both themes cannot follow
 * the theme: what stands on it takes the dark inks on a light colour and the light ones on a dark colour.
 * With a colour per theme the theme decides, unless a colour goes against it: then the inks change places.
 * Where a colour is too middling for the soft ink, the strong one takes its place.
 */
export function surfaceStyle(light: string | undefined, dark: string | undefined): Style {
  const background = themed(light, dark);
  const only = light ?? dark;
  if (only === undefined) return { background };
  if (light === undefined || dark === undefined || light === dark) {
    const scheme = schemeOn(only);
    const soft = scheme && !carriesSoftInk(only, scheme);
    return {
      background,
      colorScheme: scheme,
      '--color-ink-soft': soft ? tokens.color.ink[scheme] : undefined,
    };
  }
  return { background, ...inks(light, dark) };
}

type Scheme = 'light' | 'dark';
const inkNames = ['ink', 'ink-soft', 'accent', 'accent-strong', 'line', 'edge'] as const;

/** The inks that are other ones than the page's own. */
function inks(light: string, dark: string): Style {
  const onLight = (name: (typeof inkNames)[number]) => inkOn(name, light, 'light');
  const onDark = (name: (typeof inkNames)[number]) => inkOn(name, dark, 'dark');
  const changed = inkNames.filter(
    (name) => onLight(name) !== tokens.color[name].light || onDark(name) !== tokens.color[name].dark,
  );
  const pairs = changed.map((name) => [`--color-${name}`, `light-dark(${onLight(name)},${onDark(name)})`]);
  return { ...Object.fromEntries(pairs), ...(changed.includes('ink') && { color: 'var(--color-ink)' }) };
}

function inkOn(name: (typeof inkNames)[number], color: string, theme: Scheme): string {
  const scheme = schemeOn(color) ?? theme;
  const strong = name === 'ink-soft' && !carriesSoftInk(color, scheme);
  return tokens.color[strong ? 'ink' : name][scheme];
}

/** The contrast that text needs to be read by everybody (WCAG AA). */
const enough = 4.5;

function carriesSoftInk(color: string, scheme: Scheme): boolean {
  const [one, other] = [lightnessOf(normal(color)), lightnessOf(tokens.color['ink-soft'][scheme])];
  if (one === undefined || other === undefined) return true;
  const [less = 0, more = 0] = [one ** 3, other ** 3].sort((low, high) => low - high);
  return (more + 0.05) / (less + 0.05) >= enough;
}

const normal = (color: string) => color.trim().toLowerCase();

/** Undefined for colours whose lightness is not written in them, such as our tokens. */
export function schemeOn(color: string): Scheme | undefined {
  const lightness = lightnessOf(normal(color));
  if (lightness === undefined) return undefined;
  return lightness > 0.62 ? 'light' : 'dark';
}

const named: Readonly<Record<string, number>> = { white: 1, black: 0 };

/** Perceived lightness from 0 to 1. */
function lightnessOf(color: string): number | undefined {
  if (Object.hasOwn(named, color)) return named[color];
  const lch = /^okl(?:ch|ab)\( *([\d.]+)(%?)/.exec(color);
  if (lch?.[1]) return Number(lch[1]) / (lch[2] ? 100 : 1);
  const channels = channelsOf(color);
  if (!channels) return undefined;
  const [red, green, blue] = channels.map(linear) as [number, number, number];
  return Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue);
}

/** Red, green and blue from 0 to 1; see-through colours show what is behind them and have none. */
function channelsOf(color: string): number[] | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(color)?.[1];
  if (hex) {
    const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255);
  }
  const rgb = /^rgb\( *(\d+)[ ,]+(\d+)[ ,]+(\d+) *\)$/.exec(color);
  return rgb?.slice(1).map((channel) => Number(channel) / 255);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
