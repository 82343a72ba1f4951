/** The origin of the pages that embed a frame, for the frame's script and policy. */
export interface FrameHome {
  /** JavaScript expression for the origin. */
  readonly script: string;
  /** CSP source of the pages. */
  readonly source: string;
  /** CSP sources of files, which the frame's host forwards to the pages' host. */
  readonly files: string;
}

/**
 * Builds the expressions for the pages' origin. Without `origin`, pages and frame are at the same one. @param
 * origin `https://studio.example`, without a trailing slash
 */
export function buildFrameHome(origin: string | undefined): FrameHome {
  return origin === undefined
    ? { script: 'location.origin', source: "'self'", files: "'self'" }
    : { script: JSON.stringify(origin), source: origin, files: `'self' ${origin}` };
}
