import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './schema.ts';

/** Reads, in a transaction, the state that a dry run reports before and after. */
type Look<Seen> = (db: Db) => Promise<Seen>;

interface Rehearsal {
  readonly look: Look<unknown>;
  readonly seen: unknown[];
}

/** Answer of a dry run, with the state before and after its write; both undefined if it wrote nothing. */
export interface DryRunResult<Answer, Seen> {
  readonly answer: Answer;
  readonly before: Seen | undefined;
  readonly after: Seen | undefined;
}

type Run = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/**
 * Dry runs: calls run unchanged, and the transaction of their write is rolled back at the end. The
 * asynchronous context tells them apart, so services needn't pass anything on. Work outside the database
 * (files, memory) checks {@link current} first.
 */
export class Rehearsals {
  readonly #context = new AsyncLocalStorage<Rehearsal>();

  /** True within a dry run. */
  get current(): boolean {
    return this.#context.getStore() !== undefined;
  }

  /** Runs a call as a dry run. It throws what the call would throw. */
  async attempt<Answer, Seen>(
    look: Look<Seen>,
    call: () => Promise<Answer>,
  ): Promise<DryRunResult<Answer, Seen>> {
    const seen: Seen[] = [];
    const answer = await this.#context.run({ look, seen }, call);
    return { answer, before: seen[0], after: seen[1] };
  }

  /** Runs the one transaction of a dry run and rolls it back. */
  async rehearse<T>(run: Run, work: (db: Db) => Promise<T>): Promise<T> {
    const { look, seen } = this.#rehearsal();
    try {
      return await run<T>(async (db) => {
        seen.push(await look(db));
        const result = await work(db);
        seen.push(await look(db));
        throw new RollbackError(result);
      });
    } catch (error) {
      if (error instanceof RollbackError) return error.result as T;
      throw error;
    }
  }

  #rehearsal(): Rehearsal {
    const rehearsal = this.#context.getStore();
    if (!rehearsal) throw new Error('Only a dry run can be rehearsed');
    // A second write would not see the first one, so its result would not be what really happens.
    if (rehearsal.seen.length > 0) throw new Error('A dry run can have only one write');
    return rehearsal;
  }
}

/** Rolls back a transaction, and carries its result. */
class RollbackError extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('Rolled back');
    this.result = result;
  }
}
