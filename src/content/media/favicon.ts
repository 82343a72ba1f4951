/** The least side of a picture of pixels, CSS pixels: the largest icon that systems ask for. */
const leastSide = 512;
/** What is nearly square is drawn whole, with a little room beside it. */
const mostOblong = 1.1;

interface ChosenPicture {
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}

/** Why a picture cannot be the icon of the site, as a sentence; undefined where it can. */
export function faviconIssue({ mimeType, width, height }: ChosenPicture): string | undefined {
  const isDrawing = mimeType === 'image/svg+xml';
  if (!isDrawing && mimeType !== 'image/png') {
    return 'The icon must be an SVG or a PNG: those stay sharp at 16 pixels and can have a transparent background.';
  }
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (long > short * mostOblong) {
    return `The icon must be square; this picture is ${width} × ${height}. Put the mark alone on a square artboard.`;
  }
  if (!isDrawing && short < leastSide) {
    return `A PNG must be ${leastSide} × ${leastSide} pixels or larger, since home screens show it large; this one is ${width} × ${height}.`;
  }
  return undefined;
}

/** A pixel: red, green, blue and opacity, each 0 to 255. */
type Pixel = readonly [number, number, number, number];

/** Pixels of the side at which a picture's corners are looked at. */
export const lookedAtSide = 32;

/** How far two channels of one ground may lie apart, of 255: edges are smoothed. */
const sameColor = 12;

/**
 * The colour that a picture stands on by itself, `#rrggbb`, by its corners; undefined for one that is cut out, which stands on whatever
 * there is.
 * @param pixels red, green, blue and opacity, each 0 to 255, of the picture drawn {@link lookedAtSide} wide and high, row by row
 */
export function ownGround(pixels: ArrayLike<number>): string | undefined {
  const last = lookedAtSide - 1;
  const corners = [0, last, last * lookedAtSide, lookedAtSide ** 2 - 1];
  const [first, ...others] = corners.map((at) => pixelAt(pixels, at));
  if (first?.[3] !== 255) return undefined;
  const isSame = (pixel: Pixel) =>
    pixel.every((channel, at) => Math.abs(channel - (first[at] ?? 0)) <= sameColor);
  if (!others.every(isSame)) return undefined;
  const hex = first.slice(0, 3).map((channel) => channel.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

function pixelAt(pixels: ArrayLike<number>, at: number): Pixel {
  const channel = (of: number) => pixels[at * 4 + of] ?? 0;
  return [channel(0), channel(1), channel(2), channel(3)];
}

/** The forms that systems cut an icon to. */
export type IconForm = 'touch' | 'maskable';

/**
 * How much of the side a picture takes, by whether it has a ground of its own. Of a maskable icon the circle of 80% of the side is
 * always left (W3C, Web Application Manifest, 2.4): a square within it has 56% of the side.
 */
const shares = {
  touch: { cutOut: 0.72, grounded: 1 },
  maskable: { cutOut: 0.56, grounded: 0.8 },
} as const satisfies Record<IconForm, Record<'cutOut' | 'grounded', number>>;

/** @returns the side of the picture, as a part of the icon's */
export function shareOf(form: IconForm, ground: string | undefined): number {
  return shares[form][ground === undefined ? 'cutOut' : 'grounded'];
}
