/** The times that the preview waits for. Tests bring their own. */
export interface Clock {
  /** ms, of any beginning. */
  readonly now: () => number;
  /** Runs before the next frame is rendered. */
  readonly frame: (run: () => void) => void;
  readonly repeat: (run: () => void, ms: number) => () => void;
  /** Runs once; the answer calls it off. */
  readonly after: (run: () => void, ms: number) => () => void;
}

export const browserClock: Clock = {
  now: () => performance.now(),
  frame: (run) => {
    // A hidden tab renders no frames; the page must still get the last value.
    if (document.visibilityState === 'hidden') setTimeout(run, 0);
    else requestAnimationFrame(run);
  },
  repeat: (run, ms) => {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
  after: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
