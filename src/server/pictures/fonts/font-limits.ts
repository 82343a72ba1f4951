/** A font that cannot be used, with the sentence for whoever sent it. Free of imports: it crosses a process. */
export class FontError extends Error {
  override name = 'FontError';
}

/** Bytes of a font when it is unpacked: several times the largest of a studio's, and nothing that fills a memory. */
export const largestUnpacked = 24 * 1024 * 1024;

/** Of a font's directory; they have twenty. */
export const mostTables = 100;
