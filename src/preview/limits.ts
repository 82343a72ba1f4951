/** Limits of the preview, with their units. */
export const previewLimits = {
  /** ms between two greetings while the page has not answered. */
  helloInterval: 250,
  /** ms without an answer after which the editor says that the preview does not answer. */
  connectTimeout: 15_000,
  /** ms in which the page says that it has rendered what it was sent; after that its frame is taken to hang. */
  ackTimeout: 5_000,
  /** Frames in a row that are replaced for hanging, before it is left to a person. */
  replacements: 2,
  /** ms after which the page reports a new scroll position. */
  scrollReportDelay: 100,
  /** ms between two broadcasts of the language from one end. */
  languageDebounce: 100,
  /** ms between two tries of what waits for its block (specified: live update apply check). */
  waitingCheck: 100,
  /** ms after which an update that still waits is dropped (specified: live update expiry). */
  waitingExpiry: 5 * 60_000,
  /** ms between two sweeps of what has expired (specified: live update cleanup). */
  waitingSweep: 60_000,
} as const;
