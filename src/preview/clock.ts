/** Timers of the preview. Tests replace them. */
export interface Clock {
  /** ms since an arbitrary start. */
  readonly now: () => number;
  /** Runs before the next frame is rendered. */
  readonly frame: (run: () => void) => void;
  readonly repeat: (run: () => void, ms: number) => () => void;
  /** Runs once. The returned function cancels it. */
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
