import type { TokenValues } from '../token-value.ts';

type Components = TokenValues['color']['components'];

/**
 * Computes the difference of two OKLCH colours in OKLab, where 0.02 is just noticeable (CSS Color 4, section
 * 13.2).
 */
export function computeColorDifference(one: Components, other: Components): number {
  const [from, to] = [toOklab(one), toOklab(other)];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

function toOklab([lightness, chroma, hue]: Components): readonly [number, number, number] {
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}
