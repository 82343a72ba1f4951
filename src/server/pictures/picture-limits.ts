/**
 * An unusable image, with a sentence for the uploader. Free of imports, since it crosses a process boundary.
 */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** Pixel limit: above any camera's, below what fills the memory if a small file claims huge dimensions. */
export const maxPixels = 100_000_000;

/**
 * Memory limit of the picture process, in bytes. The heaviest realistic image within `maxPixels` (interlaced,
 * 8 bits, with alpha) needs 400 MB; at 16 bits it would need twice that, and is refused.
 */
export const maxPictureMemory = 700 * 1024 * 1024;

/** Exit code of a picture process that exceeded its memory limit. */
export const outOfMemoryCode = 77;

/** First message of a picture process, once its decoders are loaded. */
export const readyMessage = 'ready';

/**
 * Time limits in ms, from `readyMessage` on, of tasks whose duration a small file can determine. A file that exceeds them would do so
 * each time. Typical PDF pages take 1 s, a phone's largest HEIC 3 s.
 */
export const taskTimeLimits: Readonly<Record<string, number>> = {
  inspectPdf: 20_000,
  encodePage: 40_000,
  inspectHeic: 40_000,
  inspectFont: 30_000,
  createFontInstance: 30_000,
};
