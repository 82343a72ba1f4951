/** Runs something when the browser has nothing else to do. Safari 17 does not say when that is. */
export const whenIdle: (run: () => void) => void =
  window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
