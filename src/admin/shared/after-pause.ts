interface Pauses {
  /** ms without a change after which `run` is called. */
  readonly pause: number;
  /** ms after the first change at which `run` is called in any case. */
  readonly atMost: number;
}

/** Calls `run` after a pause in a stream of changes, and at the latest after `atMost`. */
export function createDebouncedRun(run: () => void, { pause, atMost }: Pauses) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | undefined;

  function cancel(): void {
    clearTimeout(timer);
    timer = undefined;
    since = undefined;
  }

  return {
    /** Call at every change. */
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
