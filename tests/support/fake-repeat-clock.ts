interface Repeated {
  readonly run: () => void;
  readonly ms: number;
  next: number;
}

/** A clock that goes on only when told to, and then runs what repeats in the order of its times. */
export function fakeRepeatClock() {
  let now = 0;
  const repeated = new Set<Repeated>();
  return {
    clock: {
      now: () => now,
      repeat: (run: () => void, ms: number) => {
        const entry = { run, ms, next: now + ms };
        repeated.add(entry);
        return () => void repeated.delete(entry);
      },
    },
    /** How many things repeat just now. */
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
