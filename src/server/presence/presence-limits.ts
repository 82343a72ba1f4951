/** Intervals in ms; the limits of windows are configured. */
export const presenceLimits = {
  /** Interval of heartbeats: empty lines to clients, and repeated messages to servers. */
  beat: 10_000,
  /** Time after which a person of a silent server is removed. */
  forgetAfter: 25_000,
} as const;
