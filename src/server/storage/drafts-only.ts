/** Thrown out of a write that visitors may notice, by somebody who may write drafts only. It undoes the write. */
export class DraftsOnly extends Error {
  override name = 'DraftsOnly';
}
