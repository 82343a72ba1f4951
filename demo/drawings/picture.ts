/** A still picture: one SVG, kept as WebP; the poster of a video as JPEG, as the library keeps those. */
export interface StillPicture {
  file: `${string}.webp` | `${string}-poster.jpg`;
  quality?: number;
  /** How wide it is kept, in pixels, where that is less than it is drawn. */
  width?: number;
  draw: () => string;
}

/** A moving picture: `frames` SVGs over one loop, `moment` running from 0 up to 1. */
export interface MovingPicture {
  file: `${string}.gif`;
  frames: number;
  delay: number;
  colours?: number;
  draw: (moment: number) => string;
}

/** What is shown to phones alone: small on screens with many points to the pixel, it may be kept more coarsely. */
export const keptForPhones = { quality: 60, width: 840 } as const;

export type Picture = StillPicture | MovingPicture;

/** A video: `frames` SVGs at `rate` a second, stored as VP9 in WebM. */
export interface Video {
  file: `${string}.webm`;
  width: number;
  height: number;
  frames: number;
  /** Frames a second. */
  rate: number;
  /** How coarse the encoder may be, from 0 to 63: in its first frame, and in those after it. */
  quantizer: { first: number; after: number };
  draw: (moment: number) => string;
}

/** Eases a number from 0 to 1 between two moments of the loop, and holds it before and after. */
export function ease(moment: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (moment - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
