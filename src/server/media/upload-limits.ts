/** How large an upload of each kind may be, in MB of 1024 × 1024 bytes. */
export interface UploadLimits {
  readonly picture: number;
  readonly film: number;
  readonly PDF: number;
  readonly deck: number;
}

/** Enough for a large photograph as a camera writes it, for a minute of film that is made for pages, and for a deck with some of those. */
export const standardLimits: UploadLimits = { picture: 25, film: 50, PDF: 25, deck: 50 };
