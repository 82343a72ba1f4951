/** A picture that cannot be used, with the sentence for whoever sent it. Free of imports: it crosses a process. */
export class PictureError extends Error {
  override name = 'PictureError';
}
