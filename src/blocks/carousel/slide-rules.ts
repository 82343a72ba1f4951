import type { MediaFacts } from '#content/media/image-url.ts';

/** The box that the slides share where nothing better is known. */
const standardRatio = 16 / 10;

const ratioOf = (facts: MediaFacts | undefined): number | undefined =>
  facts && facts.width > 0 && facts.height > 0 ? facts.width / facts.height : undefined;

/**
 * All slides stand in the box of the first picture whose size is known, so that nothing below the carousel
 * moves with the slides. A very high or very flat one is kept within reason.
 */
export function boxRatio(slides: readonly (MediaFacts | undefined)[]): number {
  const first = slides.map(ratioOf).find((ratio) => ratio !== undefined) ?? standardRatio;
  return Math.min(Math.max(first, 3 / 4), 3);
}

export type Fit = 'contain' | 'cover';

/** `adaptive` fills the box with a picture of about its shape, and shows all others whole. */
export function adaptiveFit(facts: MediaFacts | undefined, box: number): Fit {
  const own = ratioOf(facts);
  if (own === undefined) return 'cover';
  const tall = own < 1.1;
  const alike = own / box > 0.75 && own / box < 1.34;
  return alike && !tall ? 'cover' : 'contain';
}

interface Timed {
  /** What a person chose for this slide, in ms. */
  readonly own: number | undefined;
  readonly interval: number;
  /** Of a gif that starts when its slide shows. */
  readonly gif:
    | { readonly length: number | undefined; readonly delay: number; readonly once: boolean }
    | undefined;
}

/**
 * How long autoplay stays on a slide, in ms. A gif that starts with its slide is not cut off: it is played
 * whole, and one that repeats a whole number of times.
 */
export function slideTime({ own, interval, gif }: Timed): number {
  if (own !== undefined && own > 0) return own;
  if (!gif?.length) return interval;
  const plays = gif.once ? 1 : Math.max(1, Math.ceil((interval - gif.delay) / gif.length));
  return Math.max(interval, gif.delay + plays * gif.length);
}
