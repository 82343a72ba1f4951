import { resolveTokens } from '../../src/tokens/resolve-tokens.ts';
import { convertOklabToLinear, encodeChannel, toHex as tokenToHex } from '../../src/tokens/srgb.ts';
import { demoSettings } from '../settings.ts';

function toHex(channels: readonly number[]): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** An OKLCH colour as `#rrggbb`, which SVG renderers understand. `hue` is in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const channels = convertOklabToLinear(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
  return toHex(channels.map((channel) => Math.round(encodeChannel(channel) * 255)));
}

function parse(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** A colour between two others; 0 is the first, 1 the second. */
export function mix(from: string, to: string, amount: number): string {
  const target = parse(to);
  return toHex(
    parse(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * amount)),
  );
}

const { color } = resolveTokens(demoSettings.designTokens ?? {});
const edge = tokenToHex(color.edge.light);
const line = tokenToHex(color.line.light);

/**
 * The studio's colours, from the design tokens of the demo. Night drawings use the light theme's values too: they show
 * the same objects under less light.
 */
export const studio = {
  white: tokenToHex(color.raised.light),
  paper: tokenToHex(color.surface.light),
  line,
  /** Lighter than a control's edge, so that large grey shapes stay behind what is drawn in ink. */
  grey: mix(edge, line, 1 / 3),
  inkSoft: tokenToHex(color['ink-soft'].light),
  ink: tokenToHex(color.ink.light),
  accent: tokenToHex(color.accent.light),
  accentDeep: tokenToHex(color['accent-strong'].light),
} as const;
