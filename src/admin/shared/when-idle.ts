/** Runs a function when the browser is idle. Safari 17 lacks `requestIdleCallback`. */
export const whenIdle: (run: () => void) => void =
  window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
