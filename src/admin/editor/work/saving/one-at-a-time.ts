/** A run that waits for the one under way. */
interface Waiting<Ask> {
  ask: Ask;
  readonly done: Promise<boolean>;
}

/**
 * Runs one at a time: what is asked for meanwhile waits and then runs once, for all who asked. `both` is what two who wait
 * ask for together. Resolves with what the run answers that began after the call.
 */
export function oneAtATime<Ask>(run: (ask: Ask) => Promise<boolean>, both: (one: Ask, other: Ask) => Ask) {
  let running: Promise<boolean> | undefined;
  let next: Waiting<Ask> | undefined;

  return function start(ask: Ask): Promise<boolean> {
    if (!running) {
      running = run(ask).finally(() => {
        running = undefined;
      });
      return running;
    }
    if (next) {
      next.ask = both(next.ask, ask);
      return next.done;
    }
    const waiting: Waiting<Ask> = {
      ask,
      done: running.then(() => {
        next = undefined;
        return start(waiting.ask);
      }),
    };
    next = waiting;
    return waiting.done;
  };
}
