/** Maximum longer side of the phone rendition, in pixels. */
export const phoneSide = 720;

/** Maximum longer side of a stored poster, in pixels. */
export const posterSide = 1920;

/** Media query for windows that get the phone rendition. */
export const phoneWindows = '(max-width: 767px)';

/** Renditions of a video, by its URL. */
export interface VideoCopyFacts {
  /** Image shown until the video plays. */
  readonly poster?: string | undefined;
  /** The phone rendition. */
  readonly phone?: { readonly src: string; readonly type: string } | undefined;
}

/**
 * Width in pixels in which pages request a poster. `poster` takes one URL, so this fits a high-density phone
 * and a column.
 */
export const posterWidth = 1024;

/** Returns the URL of a video's poster. `version` changes with the poster, since browsers cache by URL. */
export function getVideoPosterUrl(video: string, version: string): string {
  return `${video}?w=${posterWidth}&f=webp&v=${version}`;
}

/** Returns the URL of the same poster in another width. */
export function resizePosterUrl(address: string, width: number): string {
  return address.replace(`?w=${posterWidth}&`, `?w=${width}&`);
}

/**
 * Returns the URL of a video's phone rendition. Without a version it is that of the current rendition, or of
 * the video itself if it has none.
 */
export function getPhoneRenditionUrl(video: string, version?: string): string {
  return `${video}?size=phone${version === undefined ? '' : `&v=${version}`}`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Scales a size down to a maximum longer side, in whole pixels, or in even ones for encoders that need them.
 */
export function fitSize({ width, height }: Size, side: number, step: 1 | 2 = 1): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaleLength = (length: number) => Math.max(step, Math.round((length * scale) / step) * step);
  return { width: scaleLength(width), height: scaleLength(height) };
}

/** Tolerance in pixels for the sides of a rendition, which are rounded, to even numbers. */
const rounding = 2;

/** True if both sizes have the same aspect ratio. */
export function hasSameShape(one: Size, other: Size): boolean {
  const [small, large] = one.width * one.height < other.width * other.height ? [one, other] : [other, one];
  const scale = Math.max(small.width / large.width, small.height / large.height);
  return (
    Math.abs(large.width * scale - small.width) <= rounding &&
    Math.abs(large.height * scale - small.height) <= rounding
  );
}
