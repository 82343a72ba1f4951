import { ApiError } from '#api/client.ts';

interface PendingRetry {
  readonly again: () => void;
  readonly timer: ReturnType<typeof setTimeout>;
  /** True if the server did not respond at all: the retry runs as soon as it does. */
  readonly isUnreachable: boolean;
}

/**
 * Retries a failed call with growing pauses if the failure may be temporary. `after` has the pause before
 * each retry, in ms.
 */
export function createRetry(after: readonly number[]) {
  let waiting: PendingRetry | undefined;
  let failures = 0;

  function stop(): void {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  }

  return {
    stop,
    isWaiting: () => waiting !== undefined,
    /** Resets the pauses after a success. */
    succeeded(): void {
      failures = 0;
    },
    failed(error: unknown, again: () => void): void {
      stop();
      if (!isTemporary(error)) return;
      const delay = after[Math.min(failures, after.length - 1)];
      failures += 1;
      waiting = { again, timer: setTimeout(again, delay), isUnreachable: !(error instanceof ApiError) };
    },
    /** Retries at once what failed for lack of a connection. */
    connectionIsBack(): void {
      if (!waiting?.isUnreachable) return;
      const { again } = waiting;
      stop();
      again();
    },
  };
}

/** True for errors that may be temporary, including repeated conflicts with other saves. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return [0, 412, 429].includes(error.status) || error.status >= 500;
}
