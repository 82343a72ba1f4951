/** A document of ours that a page shows in a frame, with a policy of its own. None of them depends on content. */
export interface FrameDocument {
  readonly path: string;
  readonly html: string;
  /** The Content-Security-Policy; its sandbox gives the document an origin of its own. */
  readonly policy: string;
}
