import { chromaWithin } from '#tokens/palette/gamut.ts';
import { cssWriters } from '#tokens/token-value.ts';

/** Colours on a track: as many as make its bends look round. */
const stops = 24;

/** What a track shows at each place from 0 to 1: lightness, chroma and hue in OKLCH. */
export type ColorAt = (part: number) => readonly [lightness: number, chroma: number, hue: number];

/** The colours that a control goes through, as screens have them: what sRGB lacks is shown with the chroma that it has. */
export function trackGradient(colorAt: ColorAt): string {
  const colors = Array.from({ length: stops + 1 }, (_stop, index) => {
    const [lightness, chroma, hue] = colorAt(index / stops);
    return cssWriters.color({
      colorSpace: 'oklch',
      components: [lightness, chromaWithin(lightness, chroma, hue), hue],
    });
  });
  return `linear-gradient(to right, ${colors.join(', ')})`;
}
