import { convertOklabToLinear } from '../srgb.ts';

/** Tolerance for rounding a channel at the edge of sRGB, below one 8-bit step. */
const tolerance = 1e-4;

/** True if sRGB contains the colour. */
export function isInGamut(lightness: number, chroma: number, hue: number): boolean {
  const angle = (hue * Math.PI) / 180;
  return convertOklabToLinear(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)).every(
    (channel) => channel >= -tolerance && channel <= 1 + tolerance,
  );
}

/**
 * Reduces chroma to the sRGB gamut at a constant lightness and hue (CSS Color 4, section 13), so that the
 * steps of a ladder stay even.
 */
export function limitChroma(lightness: number, wanted: number, hue: number): number {
  if (isInGamut(lightness, wanted, hue)) return wanted;
  let [inside, outside] = [0, wanted];
  while (outside - inside > 1e-5) {
    const middle = (inside + outside) / 2;
    if (isInGamut(lightness, middle, hue)) inside = middle;
    else outside = middle;
  }
  return inside;
}
