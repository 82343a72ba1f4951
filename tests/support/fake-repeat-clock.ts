interface RepeatedCallback {
  readonly run: () => void;
  readonly ms: number;
  next: number;
}

/** Creates a clock that only `pass` advances. It runs repeated callbacks in the order of their times. */
export function createFakeRepeatClock() {
  let now = 0;
  const repeated = new Set<RepeatedCallback>();
  return {
    clock: {
      now: () => now,
      repeat: (run: () => void, ms: number) => {
        const entry = { run, ms, next: now + ms };
        repeated.add(entry);
        return () => void repeated.delete(entry);
      },
    },
    /** Number of active repetitions. */
    get running() {
      return repeated.size;
    },
    pass(ms: number): void {
      const end = now + ms;
      for (;;) {
        const [due] = [...repeated].filter(({ next }) => next <= end).sort((a, b) => a.next - b.next);
        if (!due) break;
        now = due.next;
        due.next += due.ms;
        due.run();
      }
      now = end;
    },
  };
}
