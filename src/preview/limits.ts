/** Limits of the preview. */
export const previewLimits = {
  /** ms between two greetings before the page answers. */
  helloInterval: 250,
  /** ms without an answer before the editor reports that the preview does not answer. */
  connectTimeout: 15_000,
  /** ms in which the page must acknowledge rendering. After that its frame counts as hanging. */
  ackTimeout: 5_000,
  /** Consecutive hanging frames that are replaced automatically. After that the user decides. */
  replacements: 2,
  /** ms between reports of the page's scroll position. */
  scrollReportDelay: 100,
  /** ms between two messages about the language from one end. */
  languageDebounce: 100,
  /** ms between two attempts at updates that wait for their block (specified: live update apply check). */
  waitingCheck: 100,
  /** ms after which a waiting update is dropped (specified: live update expiry). */
  waitingExpiry: 5 * 60_000,
  /** ms between two removals of expired updates (specified: live update cleanup). */
  waitingSweep: 60_000,
} as const;
