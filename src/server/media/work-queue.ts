import { AppError } from '#server/http/app-error.ts';

export interface WorkQueue {
  /** Runs the work when it is its turn. Throws 503 when too much of it waits already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

interface Limits {
  /** Pieces of work at the same time. */
  readonly running: number;
  readonly waiting: number;
}

/** Lets only so much heavy work run at a time, in the order it came. */
export function createWorkQueue(limits: Limits): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.waiting) {
      throw new AppError('server/unavailable', {
        message: 'The site is busy preparing pictures. Please try again in a moment.',
        retryAfter: 5,
      });
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    // The place passes on as it is, so that nobody who comes in between can take it.
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
