/** A static document that pages embed in a frame, with its own policy. It does not depend on content. */
export interface FrameDocument {
  readonly path: string;
  readonly html: string;
  /** The Content-Security-Policy; its sandbox gives the document an opaque origin. */
  readonly policy: string;
}
