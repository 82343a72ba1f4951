/** How to end what was begun; undefined where there is nothing to end. */
type End = (() => void) | undefined;

/**
 * Lets something go on as long as it is about the same things. Called with other ones it ends that, and begins
 * it anew; `signal` ends it for good.
 */
export function whileSame(signal: AbortSignal, begin: () => End): (...about: readonly unknown[]) => void {
  let known: readonly unknown[] = [];
  let end: End;
  signal.addEventListener('abort', () => end?.());
  return (...about) => {
    if (about.every((part, index) => part === known[index])) return;
    end?.();
    known = about;
    end = begin();
  };
}
