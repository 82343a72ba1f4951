import { tokens } from '#ui/tokens.ts';
import type { Style } from './style.ts';
import { themed } from './style.ts';

/**
 * A surface's own colours, and what makes the text on it readable. One colour for both themes cannot follow
 * the theme: what stands on it takes the dark inks on a light colour and the light ones on a dark colour.
 * With a colour per theme the theme decides, unless a colour goes against it: then the inks change places.
 */
export function surfaceStyle(light: string | undefined, dark: string | undefined): Style {
  const background = themed(light, dark);
  if (light === undefined || dark === undefined || light === dark) {
    const only = light ?? dark;
    return { background, colorScheme: only && schemeOn(only) };
  }
  const againstLight = schemeOn(light) === 'dark';
  const againstDark = schemeOn(dark) === 'light';
  return againstLight || againstDark ? { background, ...inks(againstLight, againstDark) } : { background };
}

const inkNames = ['ink', 'ink-soft', 'accent', 'accent-strong', 'line', 'edge'] as const;

function inks(againstLight: boolean, againstDark: boolean): Style {
  const pairs = inkNames.map((name) => {
    const { light, dark } = tokens.color[name];
    return [`--color-${name}`, `light-dark(${againstLight ? dark : light},${againstDark ? light : dark})`];
  });
  return { ...Object.fromEntries(pairs), color: 'var(--color-ink)' };
}

/** Undefined for colours whose lightness is not written in them, such as our tokens. */
export function schemeOn(color: string): 'light' | 'dark' | undefined {
  const lightness = lightnessOf(color.trim().toLowerCase());
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
