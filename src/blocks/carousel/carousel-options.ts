/** Options of a carousel that are not in its markup. */
export interface CarouselOptions {
  /** Absent if the carousel has no autoplay. */
  readonly autoplay?: Autoplay | undefined;
  /** Absent if autoplay stops with reduced motion. */
  readonly respectReducedMotion?: false | undefined;
  /** True if GIFs are loaded in advance. */
  readonly preload?: true | undefined;
}

export interface Autoplay {
  readonly interval: number;
  /** True if it starts again after the last slide. */
  readonly loops: boolean;
  readonly pauseOnHover: boolean;
  readonly pauseOnFocus: boolean;
}
