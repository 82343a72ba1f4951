/** Where the pages are that show a frame, as its script and its policy name it. */
export interface FrameHome {
  /** An expression of the frame's script. */
  readonly script: string;
  /** A source of the frame's policy. */
  readonly source: string;
  /** Sources for what is asked by its path, which the frame's host sends on to the pages' one. */
  readonly files: string;
}

/**
 * The pages of a frame that has an origin of its own stand at `origin`; without one, pages and frame are at the same.
 *
 * @param origin `https://studio.example`, without a trailing slash
 */
export function frameHome(origin: string | undefined): FrameHome {
  return origin === undefined
    ? { script: 'location.origin', source: "'self'", files: "'self'" }
    : { script: JSON.stringify(origin), source: origin, files: `'self' ${origin}` };
}
