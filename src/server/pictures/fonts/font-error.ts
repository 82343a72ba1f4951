/** A font that cannot be used, with the sentence for whoever sent it. Free of imports: it crosses a process. */
export class FontError extends Error {
  override name = 'FontError';
}
