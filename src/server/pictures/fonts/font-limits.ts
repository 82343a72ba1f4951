/**
 * An unusable font, with a sentence for the uploader. Free of imports, since it crosses a process boundary.
 */
export class FontError extends Error {
  override name = 'FontError';
}

/** Creates the error for a font that cannot be parsed. */
export function createDamagedFontError(): FontError {
  return new FontError('This font is damaged and cannot be read. Export it again.');
}

/** Largest unpacked font, in bytes: several times that of a studio's, and too little to fill the memory. */
export const largestUnpacked = 24 * 1024 * 1024;

/** Largest number of tables; real fonts have about twenty. */
export const mostTables = 100;
