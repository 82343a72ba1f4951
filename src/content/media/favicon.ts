/** Minimum side of a raster image in CSS pixels: the largest icon that systems request. */
const leastSide = 512;
/** Maximum ratio of the sides at which an image is drawn whole, with padding. */
const mostOblong = 1.1;

interface ChosenPicture {
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}

/** Returns why an image cannot be the favicon, as a sentence; undefined if it can. */
export function findFaviconIssue({ mimeType, width, height }: ChosenPicture): string | undefined {
  const isDrawing = mimeType === 'image/svg+xml';
  if (!isDrawing && mimeType !== 'image/png') {
    return `The icon must be an SVG or PNG file, this is ${mimeType}. Those stay sharp at 16 pixels and can be transparent.`;
  }
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long > short * mostOblong) {
    return `The icon must be square; this image is ${width} × ${height} pixels. Put the mark alone on a square artboard.`;
  }
  if (!isDrawing && short < leastSide) {
    return `A PNG icon must have at least ${leastSide} × ${leastSide} pixels, this has ${width} × ${height}. Home screens show it large.`;
  }
  return undefined;
}

/** A pixel: red, green, blue and opacity, each 0 to 255. */
type Pixel = readonly [number, number, number, number];

/** Size in pixels to which an image is scaled down to examine its corners. */
export const lookedAtSide = 32;

/** Maximum difference between channels of one background colour, out of 255: edges are smoothed. */
const sameColor = 12;

/**
 * Finds the background colour of an image, `#rrggbb`, by its corners; undefined for a transparent one.
 * @param pixels RGBA, each 0 to 255, of the image scaled to {@link lookedAtSide} square, row by row
 */
export function findBackgroundColor(pixels: ArrayLike<number>): string | undefined {
  const last = lookedAtSide - 1;
  const corners = [0, last, last * lookedAtSide, lookedAtSide ** 2 - 1];
  const [first, ...others] = corners.map((at) => readPixel(pixels, at));
  if (first?.[3] !== 255) return undefined;
  const isSame = (pixel: Pixel) =>
    pixel.every((channel, at) => Math.abs(channel - (first[at] ?? 0)) <= sameColor);
  if (!others.every(isSame)) return undefined;
  const hex = first.slice(0, 3).map((channel) => channel.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

function readPixel(pixels: ArrayLike<number>, at: number): Pixel {
  const readChannel = (of: number) => pixels[at * 4 + of] ?? 0;
  return [readChannel(0), readChannel(1), readChannel(2), readChannel(3)];
}

/** The shapes to which systems crop an icon. */
export type IconForm = 'touch' | 'maskable';

/**
 * Share of the icon's side that the image takes, by whether it has a background. The circle of 80% of a
 * maskable icon is always visible (W3C, Web Application Manifest, 2.4): a square within it has 56% of the
 * side.
 */
const shares = {
  touch: { cutOut: 0.72, grounded: 1 },
  maskable: { cutOut: 0.56, grounded: 0.8 },
} as const satisfies Record<IconForm, Record<'cutOut' | 'grounded', number>>;

/** Computes the share of the icon's side that the image takes. */
export function getIconShare(form: IconForm, ground: string | undefined): number {
  return shares[form][ground === undefined ? 'cutOut' : 'grounded'];
}
