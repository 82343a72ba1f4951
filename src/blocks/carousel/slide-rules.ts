import type { MediaFacts } from '#content/media/image-url.ts';

/** Ratio of the slides' box if no image's size is known. */
const standardRatio = 16 / 10;

const getRatio = (facts: MediaFacts | undefined): number | undefined =>
  facts && facts.width > 0 && facts.height > 0 ? facts.width / facts.height : undefined;

/**
 * Computes the ratio of the box of all slides: that of the first image with a known size, within limits. It
 * is fixed, so that content below does not shift between slides.
 */
export function computeBoxRatio(slides: readonly (MediaFacts | undefined)[]): number {
  const first = slides.map(getRatio).find((ratio) => ratio !== undefined) ?? standardRatio;
  return Math.min(Math.max(first, 3 / 4), 3);
}

export type Fit = 'contain' | 'cover';

/** Resolves the fit `adaptive`: images with about the ratio of the box fill it, others are shown whole. */
export function chooseAdaptiveFit(facts: MediaFacts | undefined, box: number): Fit {
  const own = getRatio(facts);
  if (own === undefined) return 'cover';
  const tall = own < 1.1;
  const alike = own / box > 0.75 && own / box < 1.34;
  return alike && !tall ? 'cover' : 'contain';
}

interface SlideTiming {
  /** The slide's stored time in ms. */
  readonly own: number | undefined;
  readonly interval: number;
  /** Present for a GIF that starts when its slide is shown. */
  readonly gif:
    | { readonly length: number | undefined; readonly delay: number; readonly once: boolean }
    | undefined;
}

/**
 * Computes how long autoplay stays on a slide, in ms. A GIF that starts with its slide is not cut off: it
 * plays whole, a repeating one a whole number of times.
 */
export function computeSlideTime({ own, interval, gif }: SlideTiming): number {
  if (own !== undefined && own > 0) return own;
  if (!gif?.length) return interval;
  const plays = gif.once ? 1 : Math.max(1, Math.ceil((interval - gif.delay) / gif.length));
  return Math.max(interval, gif.delay + plays * gif.length);
}
