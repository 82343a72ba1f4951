/** Pixels of the longer side that the size for phones has at most. */
export const phoneSide = 720;

/** Pixels of the longer side that a poster is kept with at most. */
export const posterSide = 1920;

/** Up to which width a window gets the size for phones (`media` of its source). */
export const phoneWindows = '(max-width: 767px)';

/** What was made of a film for pages that show it, by its address. */
export interface FilmFacts {
  /** The picture that stands in its place until it plays. */
  readonly poster?: string | undefined;
  /** The same film in a size for phones. */
  readonly phone?: { readonly src: string; readonly type: string } | undefined;
}

/** The width in pixels in which pages ask for a poster; `poster` takes one address, so it is that of a sharp phone and of a column. */
export const posterWidth = 1024;

/** The address of a film's poster. `version` names this one: what an address has shown, browsers keep. */
export function posterAddress(film: string, version: string): string {
  return `${film}?w=${posterWidth}&f=webp&v=${version}`;
}

/** The address of the same poster in another width. */
export function posterInWidth(address: string, width: number): string {
  return address.replace(`?w=${posterWidth}&`, `?w=${width}&`);
}

/** The address of a film's size for phones; without a version that of whichever it has, or of the film itself where it has none. */
export function phoneSizeAddress(film: string, version?: string): string {
  return `${film}?size=phone${version === undefined ? '' : `&v=${version}`}`;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that something has with its longer side at most so long, in whole pixels; even ones where an encoder needs them. */
export function sizeWithin({ width, height }: Size, side: number, step: 1 | 2 = 1): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const scaled = (length: number) => Math.max(step, Math.round((length * scale) / step) * step);
  return { width: scaled(width), height: scaled(height) };
}

/** Pixels by which the sides of a copy may miss the film's shape: they are rounded, to even ones. */
const rounding = 2;

/** True where one is the other in another size. */
export function hasSameShape(one: Size, other: Size): boolean {
  const [small, large] = one.width * one.height < other.width * other.height ? [one, other] : [other, one];
  const scale = Math.max(small.width / large.width, small.height / large.height);
  return (
    Math.abs(large.width * scale - small.width) <= rounding &&
    Math.abs(large.height * scale - small.height) <= rounding
  );
}
