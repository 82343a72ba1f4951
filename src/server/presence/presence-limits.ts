/** Limits of presence, with their units. */
export const presenceLimits = {
  /** ms between two signs of life: lines to those who read, and what servers tell each other again. */
  beat: 10_000,
  /** ms after which somebody of another server is forgotten, of whom nothing was told. */
  forgetAfter: 25_000,
  /** Windows that one person has open on one server; with one more, the first is no longer told. */
  windowsPerPerson: 12,
  /** Windows at one page, on all servers. */
  windowsPerPage: 60,
} as const;
