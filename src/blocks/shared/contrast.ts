import { type Channels, computeLuminance } from '#tokens/contrast/wcag.ts';
import { convertOklabToLinear, decodeChannel } from '#tokens/srgb.ts';

/**
 * Reads the relative luminance of a CSS colour, from 0 to 1 (WCAG 2.2). Undefined for colours that can't be
 * computed: named ones except black and white, `var()`, and transparent ones, which depend on their
 * background.
 */
export function readLuminance(color: string): number | undefined {
  const read = readCssColor(color);
  return read && read.alpha >= 1 ? computeLuminance(read.linear) : undefined;
}

/** Parses a CSS colour into linear channels and alpha, from 0 to 1. Undefined if it can't be computed. */
export function readCssColor(color: string): { linear: Channels; alpha: number } | undefined {
  const { base, alpha } = splitAlpha(color.trim().toLowerCase());
  const channels = parseLinearRgb(base);
  return channels && Number.isFinite(alpha) ? { linear: channels, alpha } : undefined;
}

/** Separates a colour from its alpha. */
function splitAlpha(color: string): { base: string; alpha: number } {
  const [, short, last] = /^(#[0-9a-f]{3})([0-9a-f])$/.exec(color) ?? [];
  if (short && last) return { base: short, alpha: Number.parseInt(last + last, 16) / 255 };
  const [, long, pair] = /^(#[0-9a-f]{6})([0-9a-f]{2})$/.exec(color) ?? [];
  if (long && pair) return { base: long, alpha: Number.parseInt(pair, 16) / 255 };
  const [, name = '', content = ''] = /^([a-z]+)\((.+)\)$/.exec(color) ?? [];
  const values = content.split(/[\s,/]+/).filter(Boolean);
  if (values.length !== 4) return { base: color, alpha: 1 };
  return { base: `${name}(${values.slice(0, 3).join(' ')})`, alpha: Math.min(1, parsePortion(values[3], 1)) };
}

function parseLinearRgb(color: string): Channels | undefined {
  if (color === 'white') return [1, 1, 1];
  if (color === 'black') return [0, 0, 0];
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(color)?.[1];
  if (hex) return fromHex(hex);
  const [, name, content = ''] = /^(rgba?|hsla?|oklch|oklab)\((.+)\)$/.exec(color) ?? [];
  const values = content.split(/[\s,/]+/).filter(Boolean);
  if (values.length !== 3) return undefined;
  switch (name) {
    case 'rgb':
    case 'rgba':
      return validateChannels(values.slice(0, 3).map((value) => decodeChannel(parsePortion(value, 255))));
    case 'hsl':
    case 'hsla':
      return validateChannels(
        fromHsl(parseAngle(values[0]), parsePortion(values[1], 100), parsePortion(values[2], 100)).map(
          decodeChannel,
        ),
      );
    case 'oklab':
      return validateChannels(
        convertOklabToLinear(parsePortion(values[0], 1), parseAxis(values[1]), parseAxis(values[2])),
      );
    case 'oklch': {
      const [chroma, hue] = [parseAxis(values[1]), (parseAngle(values[2]) * Math.PI) / 180];
      return validateChannels(
        convertOklabToLinear(parsePortion(values[0], 1), chroma * Math.cos(hue), chroma * Math.sin(hue)),
      );
    }
    default:
      return undefined;
  }
}

function validateChannels(channels: readonly number[]): Channels | undefined {
  return channels.every(Number.isFinite) ? (channels as unknown as Channels) : undefined;
}

/** Parses `50%` as 0.5, and a plain number as its share of `whole`. */
function parsePortion(value: string | undefined, whole: number): number {
  if (value === undefined) return Number.NaN;
  return value.endsWith('%') ? Number(value.slice(0, -1)) / 100 : Number(value) / whole;
}

/** Parses an axis or the chroma of OKLab: 100% is 0.4. */
function parseAxis(value: string | undefined): number {
  if (value === 'none') return 0;
  return value?.endsWith('%') ? Number(value.slice(0, -1)) * 0.004 : Number(value);
}

/** Parses an angle in degrees. */
function parseAngle(value: string | undefined): number {
  return value === 'none' ? 0 : Number(value?.replace(/deg$/, ''));
}

function fromHex(hex: string): Channels {
  const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const channel = (at: number) => decodeChannel(Number.parseInt(long.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

function fromHsl(hue: number, saturation: number, lightness: number): Channels {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (shift: number) => {
    const turn = (((shift + hue / 30) % 12) + 12) % 12;
    return lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  };
  return [channel(0), channel(8), channel(4)];
}
