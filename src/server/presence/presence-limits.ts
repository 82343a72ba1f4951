/** Times of presence, in ms; how many windows there may be is configured. */
export const presenceLimits = {
  /** Between two signs of life: lines to those who read, and what servers tell each other again. */
  beat: 10_000,
  /** After which somebody of another server is forgotten, of whom nothing was told. */
  forgetAfter: 25_000,
} as const;
