import type { ColorName } from '../design-tokens.ts';
import { type Theme, themes } from '../light-dark.ts';
import { resolveToken } from '../resolve-tokens.ts';
import { convertOklabToLinear, decodeChannel, encodeChannel } from '../srgb.ts';
import type { TokenChanges } from '../token-changes.ts';
import { findToken } from '../token-list.ts';
import type { TokenValues } from '../token-value.ts';
import { type PairKind, type UsedPair, usedPairs } from './used-pairs.ts';
import { type Channels, computeContrast, computeLuminance, enoughContrast, enoughForLarge } from './wcag.ts';

/**
 * The WCAG 2.2 level that a pair reaches (1.4.3, 1.4.6 and 1.4.11). AAA does not exist for controls; text
 * below AA may pass if it is large.
 */
export type ContrastLevel = 'AAA' | 'AA' | 'AA large' | 'fails';

const muchContrast = 7;

/** A pair's contrast in one theme. */
export interface PairContrast extends UsedPair {
  readonly theme: Theme;
  /** From 1 to 21. */
  readonly ratio: number;
  readonly level: ContrastLevel;
  readonly isEnough: boolean;
}

/** Computes the contrast of all pairs that the design uses, in both themes. */
export function computeContrasts(changes: TokenChanges): PairContrast[] {
  return usedPairs.flatMap((pair) => themes.map((theme) => computePairContrast(pair, changes, theme)));
}

/** Computes the contrast of one pair in one theme. */
export function computePairContrast(pair: UsedPair, changes: TokenChanges, theme: Theme): PairContrast {
  const ratio = computeTokenContrast(pair.ink, pair.surface, changes, theme);
  return { ...pair, theme, ratio, level: getContrastLevel(ratio, pair.kind), isEnough: ratio >= pair.needed };
}

/**
 * Computes the contrast of two roles in a theme, from 1 to 21. Transparent colours are composited over the
 * colour behind them, last over paper.
 */
function computeTokenContrast(
  ink: ColorName,
  surface: ColorName,
  changes: TokenChanges,
  theme: Theme,
): number {
  const getColor = (name: ColorName) => resolveColor(name, changes, theme);
  const ground = flattenOnto(getColor(surface), toLinearChannels(getColor('paper')));
  return computeContrast(computeLuminance(flattenOnto(getColor(ink), ground)), computeLuminance(ground));
}

/** Computes the contrast of two opaque colours, from 1 to 21. */
export function computeColorContrast(one: Color, other: Color): number {
  return computeContrast(computeLuminance(toLinearChannels(one)), computeLuminance(toLinearChannels(other)));
}

export function getContrastLevel(ratio: number, kind: PairKind): ContrastLevel {
  if (kind === 'control') return ratio >= enoughForLarge ? 'AA' : 'fails';
  if (ratio >= muchContrast) return 'AAA';
  if (ratio >= enoughContrast) return 'AA';
  return ratio >= enoughForLarge ? 'AA large' : 'fails';
}

type Color = TokenValues['color'];

function resolveColor(name: ColorName, changes: TokenChanges, theme: Theme): Color {
  const token = findToken(`color.${name}`);
  if (!token) throw new Error(`The design has no colour ${name}.`);
  return resolveToken(token, changes, theme).value as Color;
}

/** Returns linear channels, clamped to the sRGB gamut: a difference beyond it is invisible. */
function toLinearChannels({ components: [lightness, chroma, hue] }: Color): Channels {
  const angle = (hue * Math.PI) / 180;
  const channels = convertOklabToLinear(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle));
  return channels.map((channel) => Math.min(1, Math.max(0, channel))) as unknown as Channels;
}

/** Composites a colour over another one, in gamma-encoded sRGB as browsers do. */
function flattenOnto(color: Color, behind: Channels): Channels {
  const { alpha = 1 } = color;
  const front = toLinearChannels(color);
  if (alpha >= 1) return front;
  return front.map((channel, at) =>
    decodeChannel(encodeChannel(channel) * alpha + encodeChannel(behind[at] ?? 0) * (1 - alpha)),
  ) as unknown as Channels;
}
