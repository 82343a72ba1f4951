import { oklabToLinear } from '../srgb.ts';

/** What rounding of a channel may leave beyond sRGB: less than a screen's step. */
const tolerance = 1e-4;

/** Whether screens of sRGB show the colour as it is. */
export function isInGamut(lightness: number, chroma: number, hue: number): boolean {
  const angle = (hue * Math.PI) / 180;
  return oklabToLinear(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)).every(
    (channel) => channel >= -tolerance && channel <= 1 + tolerance,
  );
}

/**
 * The chroma that sRGB has at a lightness and a hue: `wanted`, or the most that there is. Lightness and hue stay, as CSS Color 4
 * (section 13) has it: a ladder keeps its steps.
 */
export function chromaWithin(lightness: number, wanted: number, hue: number): number {
  if (isInGamut(lightness, wanted, hue)) return wanted;
  let [inside, outside] = [0, wanted];
  while (outside - inside > 1e-5) {
    const middle = (inside + outside) / 2;
    if (isInGamut(lightness, middle, hue)) inside = middle;
    else outside = middle;
  }
  return inside;
}
