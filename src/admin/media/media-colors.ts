import type { Media } from '#api/endpoints/media.ts';
import { getBlurColors } from '#content/media/blur.ts';
import { toOklch } from '#tokens/srgb.ts';

/** The colours that files are looked for by, as people call them. */
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

/** Where the hues of OKLCH are called something else, in degrees: each name holds up to its figure. */
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

/** The colours that a part of a picture has: of each of the six parts that its blur knows. None of a film or a document. */
export function findPictureColors({ blur = '' }: Pick<Media, 'blur'>): ReadonlySet<MediaColor> {
  return new Set(getBlurColors(blur).map(nameColor));
}

/** How people call a colour, `#rrggbb`. */
export function nameColor(color: string): MediaColor {
  const { lightness, chroma, hue } = toOklch(color);
  const isWarm = hue > 40 && hue < 115;
  if (lightness < 0.24) return 'black';
  if (chroma < 0.012 || (chroma < 0.03 && !isWarm)) return shade(lightness);
  if (isWarm && chroma < 0.06) return lightness > 0.75 ? 'beige' : chroma < 0.03 ? shade(lightness) : 'brown';
  if (lightness < 0.55 && hue > 30 && hue < 100) return 'brown';
  if (lightness > 0.75 && (hue > 330 || hue < 30)) return 'pink';
  return hues.find(([until]) => hue <= until)?.[1] ?? 'red';
}

function shade(lightness: number): MediaColor {
  return lightness > 0.93 ? 'white' : 'grey';
}
