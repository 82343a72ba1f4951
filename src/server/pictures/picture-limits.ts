/** A picture that cannot be used, with the sentence for whoever sent it. Free of imports: it crosses a process. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** More than any camera's, less than what fills the memory when a small file claims to be a huge picture. */
export const maxPixels = 100_000_000;

/**
 * Bytes of memory that the picture process may hold. The heaviest picture within `maxPixels` that a studio has
 * (interlaced, 8 bits, transparent) needs 400 MB; one of 16 bits would need twice that, and is refused.
 */
export const maxPictureMemory = 700 * 1024 * 1024;

/** The exit code of a picture process that ended itself because it held more than that. */
export const outOfMemoryCode = 77;

/**
 * Tasks on what is a program of its own or says itself how much there is to do, and how long each may take in ms: one that
 * takes longer would do so each time. Pages as studios make them take one second, a phone's largest HEIC three.
 */
export const hasty: Readonly<Record<string, number>> = {
  inspectPdf: 20_000,
  encodePage: 40_000,
  inspectHeic: 40_000,
  inspectFont: 30_000,
  instanceFont: 30_000,
};
