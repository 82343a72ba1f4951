import type { Media } from '#api/endpoints/media.ts';
import { getBlurColors } from '#content/media/blur.ts';
import { toOklch } from '#tokens/srgb.ts';

/** Names of colours in the filter. */
export const mediaColors = [
  'white',
  'beige',
  'grey',
  'black',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
] as const;
export type MediaColor = (typeof mediaColors)[number];

/** Upper limit in degrees of each colour name on the hue circle of OKLCH. */
const hues: readonly (readonly [until: number, name: MediaColor])[] = [
  [12, 'pink'],
  [42, 'red'],
  [78, 'orange'],
  [118, 'yellow'],
  [166, 'green'],
  [216, 'teal'],
  [286, 'blue'],
  [330, 'purple'],
  [360, 'pink'],
];

/**
 * Finds the colours of an image, from the six parts of its blurred preview. Empty for videos and documents.
 */
export function findPictureColors({ blur = '' }: Pick<Media, 'blur'>): ReadonlySet<MediaColor> {
  return new Set(getBlurColors(blur).map(nameColor));
}

/** Names a colour `#rrggbb`. */
export function nameColor(color: string): MediaColor {
  const { lightness, chroma, hue } = toOklch(color);
  const isWarm = hue > 40 && hue < 115;
  if (lightness < 0.24) return 'black';
  if (chroma < 0.012 || (chroma < 0.03 && !isWarm)) return nameShade(lightness);
  if (isWarm && chroma < 0.06)
    return lightness > 0.75 ? 'beige' : chroma < 0.03 ? nameShade(lightness) : 'brown';
  if (lightness < 0.55 && hue > 30 && hue < 100) return 'brown';
  if (lightness > 0.75 && (hue > 330 || hue < 30)) return 'pink';
  return hues.find(([until]) => hue <= until)?.[1] ?? 'red';
}

function nameShade(lightness: number): MediaColor {
  return lightness > 0.93 ? 'white' : 'grey';
}
