/** Limits of the preview, with their units. */
export const previewLimits = {
  /** ms between two greetings while the page has not answered. */
  helloInterval: 250,
  /** ms without an answer after which the editor says that the preview does not answer. */
  connectTimeout: 15_000,
  /** ms after which the page reports a new scroll position. */
  scrollReportDelay: 100,
  /** ms between two broadcasts of the language from one end. */
  languageDebounce: 100,
} as const;
