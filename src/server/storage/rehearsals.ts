import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './schema.ts';

/** Reads, inside a transaction, what a dry run tells of before and after. */
type Look<Seen> = (db: Db) => Promise<Seen>;

interface Rehearsal {
  readonly look: Look<unknown>;
  readonly seen: unknown[];
}

/** What a call answered, and what was there before and after its write; neither where it wrote nothing. */
export interface Rehearsed<Answer, Seen> {
  readonly answer: Answer;
  readonly before: Seen | undefined;
  readonly after: Seen | undefined;
}

type Run = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/**
 * Calls that are only tried: they run as they are, and the transaction of their write is rolled back at its end. It goes
 * by the asynchronous context, so that no service has to hand it on, and none can forget to. Work beside the database
 * (files, what is held in memory) asks {@link current} first.
 */
export class Rehearsals {
  readonly #context = new AsyncLocalStorage<Rehearsal>();

  /** Whether this is said within a call that is only tried. */
  get current(): boolean {
    return this.#context.getStore() !== undefined;
  }

  /** Tries a call. What it throws is what it would throw. */
  async attempt<Answer, Seen>(
    look: Look<Seen>,
    call: () => Promise<Answer>,
  ): Promise<Rehearsed<Answer, Seen>> {
    const seen: Seen[] = [];
    const answer = await this.#context.run({ look, seen }, call);
    return { answer, before: seen[0], after: seen[1] };
  }

  /** Runs the one transaction of a call that is tried, and takes it back. */
  async rehearse<T>(run: Run, work: (db: Db) => Promise<T>): Promise<T> {
    const { look, seen } = this.#rehearsal();
    try {
      return await run<T>(async (db) => {
        seen.push(await look(db));
        const result = await work(db);
        seen.push(await look(db));
        throw new TakenBack(result);
      });
    } catch (error) {
      if (error instanceof TakenBack) return error.result as T;
      throw error;
    }
  }

  #rehearsal(): Rehearsal {
    const rehearsal = this.#context.getStore();
    if (!rehearsal) throw new Error('Only a call that is tried is rehearsed');
    // A second write would not see what the first one did: its answer would not be what really happens.
    if (rehearsal.seen.length > 0) throw new Error('A call with two writes cannot be tried');
    return rehearsal;
  }
}

/** Ends a transaction without keeping it, and carries what it came to. */
class TakenBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('Taken back');
    this.result = result;
  }
}
