/** A database that is not this version's to change; its message says whose it is and what to do. */
export class ForeignDatabase extends Error {
  override name = 'ForeignDatabase';
}
