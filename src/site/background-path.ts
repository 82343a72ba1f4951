import { readCssColor } from '#blocks/shared/contrast.ts';
import type { DynamicBackgroundSettings } from '#content/look/background.ts';
import { findStretch } from '#content/look/background-steps.ts';
import { easings } from '#content/look/easing.ts';
import { type Channels, computeLuminance } from '#tokens/contrast/wcag.ts';
import { decodeChannel, encodeChannel } from '#tokens/srgb.ts';

/** The luminance of a background at a part of the scroll range, 0 to 1. */
export type BackgroundPath = (part: number) => number;

interface Change {
  readonly type: DynamicBackgroundSettings['type'];
  readonly easing: DynamicBackgroundSettings['easing'];
  /** Colour of the layer that changes. */
  readonly color: string;
}

/**
 * Computes the luminance of the page's paper with the layer above it, as browsers render it: opacity and hue
 * rotation apply to encoded sRGB. Undefined for a colour that cannot be parsed.
 */
export function createBackgroundPath(paper: string, change: Change | undefined): BackgroundPath | undefined {
  const under = readCssColor(paper);
  // The browser's own white or black, which is below translucent paper, is unknown here.
  if (!under || under.alpha < 1) return undefined;
  const base = under.linear.map(encodeChannel) as unknown as Channels;
  if (!change) return () => computeEncodedLuminance(base);
  const over = readCssColor(change.color);
  if (!over) return undefined;
  const layer = over.linear.map(encodeChannel) as unknown as Channels;
  const eased = easings[change.easing];
  if (change.type === 'scroll-hue-rotation') {
    return (part) =>
      computeEncodedLuminance(mix(base, rotateHue(layer, eased(part) * 2 * Math.PI), over.alpha));
  }
  return (part) => computeEncodedLuminance(mix(base, layer, eased(part) * over.alpha));
}

/**
 * Computes the luminance of a background through several colours; translucent ones are above the theme's
 * paper. Undefined if one of them cannot be parsed.
 */
export function createStepsPath(
  paper: string,
  steps: readonly string[],
  easing: DynamicBackgroundSettings['easing'],
): BackgroundPath | undefined {
  const under = readCssColor(paper);
  const read = steps.map((step) => readCssColor(step));
  if (!under || under.alpha < 1) return undefined;
  const base = under.linear.map(encodeChannel) as unknown as Channels;
  const seen = read.flatMap((color) =>
    color ? [mix(base, color.linear.map(encodeChannel) as unknown as Channels, color.alpha)] : [],
  );
  if (seen.length < steps.length) return undefined;
  return (part) => {
    const { from, share } = findStretch(seen.length, part);
    return computeEncodedLuminance(mix(seen[from] ?? base, seen[from + 1] ?? base, easings[easing](share)));
  };
}

function computeEncodedLuminance(channels: Channels): number {
  return computeLuminance(channels.map(decodeChannel) as unknown as Channels);
}

function mix(under: Channels, over: Channels, alpha: number): Channels {
  return under.map(
    (channel, index) => channel + ((over[index] ?? 0) - channel) * alpha,
  ) as unknown as Channels;
}

/** The matrix of `hue-rotate()` (Filter Effects 1, section 9.5) for an angle in radians. */
function rotateHue([red, green, blue]: Channels, angle: number): Channels {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const channels = [
    (0.213 + cos * 0.787 - sin * 0.213) * red +
      (0.715 - cos * 0.715 - sin * 0.715) * green +
      (0.072 - cos * 0.072 + sin * 0.928) * blue,
    (0.213 - cos * 0.213 + sin * 0.143) * red +
      (0.715 + cos * 0.285 + sin * 0.14) * green +
      (0.072 - cos * 0.072 - sin * 0.283) * blue,
    (0.213 - cos * 0.213 - sin * 0.787) * red +
      (0.715 - cos * 0.715 + sin * 0.715) * green +
      (0.072 + cos * 0.928 + sin * 0.072) * blue,
  ];
  return channels.map((channel) => Math.min(1, Math.max(0, channel))) as unknown as Channels;
}
