import type { Style } from './style.ts';
import { themed } from './style.ts';

/**
 * A surface's own colours, and the colour scheme in which the text on it reads. With a colour per theme the
 * theme decides. One colour for both themes cannot follow the theme: what stands on it takes the dark inks
 * on a light colour and the light ones on a dark colour.
 */
export function surfaceStyle(light: string | undefined, dark: string | undefined): Style {
  const only = light === undefined || dark === undefined || light === dark ? (light ?? dark) : undefined;
  return { background: themed(light, dark), colorScheme: only && schemeOn(only) };
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
