/** Still picture: an SVG, stored as WebP. The poster of a video is a JPEG, as in the media library. */
export interface StillPicture {
  file: `${string}.webp` | `${string}-poster.jpg`;
  quality?: number;
  /** Stored width in pixels, if smaller than the width of the drawing. */
  width?: number;
  draw: () => string;
}

/** Animated picture: `frames` SVGs over one loop. `moment` runs from 0 to 1, exclusive. */
export interface MovingPicture {
  file: `${string}.gif`;
  frames: number;
  delay: number;
  colours?: number;
  draw: (moment: number) => string;
}

/** Options for phone versions. High pixel densities and small screens allow a lower quality. */
export const keptForPhones = { quality: 60, width: 840 } as const;

export type Picture = StillPicture | MovingPicture;

/** Video: `frames` SVGs at `rate` frames per second, stored as VP9 in WebM. */
export interface Video {
  file: `${string}.webm`;
  width: number;
  height: number;
  frames: number;
  /** Frames per second. */
  rate: number;
  /** Quantizer of the encoder, from 0 (best) to 63: for the first frame and for later frames. */
  quantizer: { first: number; after: number };
  draw: (moment: number) => string;
}

/** Eases from 0 to 1 between two moments of the loop. The value is constant before and after. */
export function ease(moment: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (moment - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
