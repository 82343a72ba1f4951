import {
  converter,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as register,
} from 'culori/fn';
import { convertOklabToLinear } from '../srgb.ts';
import type { TokenValues } from '../token-value.ts';
import { getOwnProperty, isNode } from './json-walk.ts';

type ColorValue = TokenValues['color'];

for (const mode of [
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
]) {
  register(mode as typeof modeRgb);
}

const toOklch = converter('oklch');

/** A colour, and whether it was given in RGB, which is less exact than OKLCH. */
export interface ReadColor {
  readonly value: ColorValue;
  readonly isSrgb: boolean;
}

/** Parses a colour in the syntax of CSS, the DTCG or Figma; undefined for anything else. */
export function readTokenColor(raw: unknown): ReadColor | undefined {
  if (typeof raw === 'string')
    return raw.length > 200 ? undefined : fromParsed(parse(raw.trim()) as unknown as ParsedColor);
  if (!isNode(raw)) return undefined;
  return fromParsed(
    Array.isArray(getOwnProperty(raw, 'components')) ? fromComponents(raw) : fromChannels(raw),
  );
}

type ParsedColor = { readonly mode: string; readonly [channel: string]: unknown } | undefined;

/**
 * Colour spaces of the DTCG's Color Module: their names in the colour library, their channels, and the value
 * that corresponds to 1.
 */
const spaces: Readonly<Record<string, readonly [mode: string, channels: string, full?: readonly number[]]>> =
  {
    srgb: ['rgb', 'rgb'],
    'srgb-linear': ['lrgb', 'rgb'],
    hsl: ['hsl', 'hsl', [1, 100, 100]],
    hwb: ['hwb', 'hwb', [1, 100, 100]],
    lab: ['lab', 'lab'],
    lch: ['lch', 'lch'],
    oklab: ['oklab', 'lab'],
    oklch: ['oklch', 'lch'],
    'display-p3': ['p3', 'rgb'],
    'a98-rgb': ['a98', 'rgb'],
    'prophoto-rgb': ['prophoto', 'rgb'],
    rec2020: ['rec2020', 'rgb'],
    'xyz-d65': ['xyz65', 'xyz'],
    'xyz-d50': ['xyz50', 'xyz'],
  };

function fromComponents(raw: object): ParsedColor {
  const [colorSpace, components, alpha] = ['colorSpace', 'components', 'alpha'].map((key) =>
    getOwnProperty(raw, key),
  );
  const space =
    typeof colorSpace === 'string' && Object.hasOwn(spaces, colorSpace) ? spaces[colorSpace] : undefined;
  if (!space || !Array.isArray(components) || components.length !== 3) return undefined;
  const [mode, channels, full = [1, 1, 1]] = space;
  const numbers = components.map((each, at) => (each === 'none' ? 0 : Number(each) / (full[at] ?? 1)));
  if (components.some((each) => each !== 'none' && typeof each !== 'number')) return undefined;
  return {
    mode,
    ...Object.fromEntries([...channels].map((channel, at) => [channel, numbers[at]])),
    ...(typeof alpha === 'number' ? { alpha } : {}),
  };
}

/** Reads a colour in Figma's format: channels from 0 to 1. */
function fromChannels(raw: object): ParsedColor {
  const [r, g, b, alpha = 1] = ['r', 'g', 'b', 'a'].map((key) => getOwnProperty(raw, key));
  return [r, g, b, alpha].every((each) => typeof each === 'number')
    ? { mode: 'rgb', r, g, b, alpha }
    : undefined;
}

const srgbModes: ReadonlySet<string> = new Set(['rgb', 'hsl', 'hwb']);

function fromParsed(parsed: ParsedColor): ReadColor | undefined {
  if (!parsed) return undefined;
  const isOwn = parsed.mode === 'oklch';
  const { l = 0, c = 0, h = 0, alpha = 1 } = (isOwn ? parsed : toOklch(parsed as never)) as unknown as Oklch;
  const roundUnlessOwn = (value: number, count: number) => (isOwn ? value : Number(value.toFixed(count)));
  const components = [
    roundUnlessOwn(l, 6),
    roundUnlessOwn(Math.max(0, c), 6),
    roundUnlessOwn(h >= 0 && h <= 360 ? h : ((h % 360) + 360) % 360, 3),
  ] as const;
  if (![...components, alpha].every(Number.isFinite)) return undefined;
  const clear = Math.min(1, Math.max(0, alpha));
  return {
    value: {
      colorSpace: 'oklch',
      components: [Math.min(1, Math.max(0, components[0])), components[1], components[2]],
      ...(clear === 1 ? {} : { alpha: clear }),
    },
    isSrgb: srgbModes.has(parsed.mode),
  };
}

interface Oklch {
  readonly l?: number;
  readonly c?: number;
  readonly h?: number;
  readonly alpha?: number;
}

/** Red, green, blue and alpha from 0 to 1, clamped to sRGB. */
export interface ChannelsWithAlpha {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

/** Converts a colour to sRGB, rounded to four decimals. */
export function toChannels({
  components: [lightness, chroma, hue],
  alpha = 1,
}: ColorValue): ChannelsWithAlpha {
  const [r, g, b] = toLinearChannels(lightness, chroma, hue).map(encode) as [number, number, number];
  return { r, g, b, a: alpha };
}

/** True if a colour is within the sRGB gamut. */
export function isInSrgb({ components: [lightness, chroma, hue] }: ColorValue): boolean {
  return toLinearChannels(lightness, chroma, hue).every((each) => each > -0.0005 && each < 1.0005);
}

function toLinearChannels(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180;
  return convertOklabToLinear(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
}

function encode(linear: number): number {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Number(encoded.toFixed(4));
}

/** True if two colours are equal in 8-bit sRGB. */
export function isSameInSrgb(one: ColorValue, other: ColorValue): boolean {
  const [a, b] = [toChannels(one), toChannels(other)];
  return (['r', 'g', 'b', 'a'] as const).every((each) => Math.abs(a[each] - b[each]) <= 0.5 / 255 + 0.0002);
}
