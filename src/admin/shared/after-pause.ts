interface Pauses {
  /** ms without a change after which it is time. */
  readonly pause: number;
  /** ms after the first change at which it is time in any case: who never pauses is not forgotten. */
  readonly atMost: number;
}

/** Runs something in a pause of a stream of changes, and now and then where there is none. */
export function createDebouncedRun(run: () => void, { pause, atMost }: Pauses) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    since = undefined;
  }

  return {
    /** To be called at every change. */
    changed(): void {
      const now = performance.now();
      since ??= now;
      clearTimeout(timer);
      const left = Math.max(0, since + atMost - now);
      timer = setTimeout(
        () => {
          cancel();
          run();
        },
        Math.min(pause, left),
      );
    },
    cancel,
  };
}
