/** What the markup of a carousel does not say. */
export interface CarouselOptions {
  /** Left out when it does not go on by itself. */
  readonly autoplay?: Autoplay | undefined;
  /** Left out where it heeds that somebody wants less motion. */
  readonly respectReducedMotion?: false | undefined;
  /** Gifs are loaded ahead. */
  readonly preload?: true | undefined;
}

export interface Autoplay {
  readonly interval: number;
  /** Starts again after the last slide. */
  readonly loops: boolean;
  readonly pauseOnHover: boolean;
  readonly pauseOnFocus: boolean;
}
