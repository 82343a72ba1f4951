import { ApiError } from '#api/client.ts';

interface Waiting {
  readonly again: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
  /** Nothing answered at all: once something does, there is no reason to wait. */
  readonly isUnreachable: boolean;
}

/** Tries again what failed, at growing distances, where that may pass by itself. `after` is in ms, per try. */
export function createRetry(after: readonly number[]) {
  let waiting: Waiting | undefined;
  let failures = 0;

  function stop(): void {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  }

  return {
    stop,
    isWaiting: () => waiting !== undefined,
    /** Something went well: tries begin anew. */
    succeeded(): void {
      failures = 0;
    },
    failed(error: unknown, again: () => void): void {
      stop();
      if (!passesByItself(error)) return;
      const delay = after[Math.min(failures, after.length - 1)];
      failures += 1;
      waiting = { again, timer: setTimeout(again, delay), isUnreachable: !(error instanceof ApiError) };
    },
    /** The server answers again: what waits for it goes at once. */
    connectionIsBack(): void {
      if (!waiting?.isUnreachable) return;
      const { again } = waiting;
      stop();
      again();
    },
  };
}

/** A page that is saved elsewhere again and again is left alone for a moment, too. */
function passesByItself(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return [0, 412, 429].includes(error.status) || error.status >= 500;
}
