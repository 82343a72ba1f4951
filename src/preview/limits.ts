/** Limits of the preview, with their units. */
export const previewLimits = {
  /** ms between two greetings while the page has not answered. */
  helloInterval: 250,
  /** ms without an answer after which the editor says that the preview does not answer. */
  connectTimeout: 15_000,
  /** ms after which the page reports a new scroll position. */
  scrollReportDelay: 100,
  /** ms for which an update waits for its block to appear. */
  updateExpiry: 5 * 60_000,
  /** ms between two clean-ups of updates that wait. */
  expiryCleanup: 60_000,
  /** ms between two looks whether a waiting update's block has appeared. */
  applyCheck: 100,
  /** ms in which an echo of our own language broadcast is dropped. */
  languageEcho: 100,
} as const;
