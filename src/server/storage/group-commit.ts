import { AsyncResource } from 'node:async_hooks';
import { CompiledQuery, type Kysely } from 'kysely';

interface Write<T> {
  readonly work: (db: Kysely<T>) => Promise<unknown>;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

/** Write whose transaction isn't committed yet. */
interface UncommittedWrite<T> {
  readonly write: Write<T>;
  readonly result: unknown;
}

/** Most writes per group, which bounds the wait of concurrent readers. */
const mostWrites = 16;

const begin = CompiledQuery.raw('savepoint of_one_write');
const keep = CompiledQuery.raw('release of_one_write');
const rollBack = CompiledQuery.raw('rollback to of_one_write');

/**
 * Commits concurrent writes together: on a database with one connection the commit is most of a small write's
 * cost. Each write has its own savepoint, sees those before it, and is answered when all are on disk. A write
 * that throws doesn't affect the others; if the commit fails, all fail and none is stored.
 */
export class GroupCommit<T> {
  readonly #db: () => Kysely<T>;
  readonly #waiting: Write<T>[] = [];
  #isAtWork = false;

  constructor(db: () => Kysely<T>) {
    this.#db = db;
  }

  /** Runs work as one transaction, possibly committed together with others. */
  run<R>(work: (db: Kysely<T>) => Promise<R>): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      // Binds the work to its caller's async context, which dry runs depend on, whichever call starts the
      // group.
      this.#waiting.push({ work: AsyncResource.bind(work), resolve, reject });
      void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    if (this.#isAtWork) return;
    this.#isAtWork = true;
    for (let first = this.#waiting.shift(); first; first = this.#waiting.shift()) await this.#runGroup(first);
    this.#isAtWork = false;
  }

  async #runGroup(first: Write<T>): Promise<void> {
    const group: Write<T>[] = [];
    const done: UncommittedWrite<T>[] = [];
    try {
      await this.#db()
        .transaction()
        .execute(async (db) => {
          for (let next: Write<T> | undefined = first; next; next = this.#next(group)) {
            group.push(next);
            const result = await runOne(db, next);
            if (result) done.push(result);
          }
        });
    } catch (error) {
      // Writes that threw were rejected already.
      for (const { reject } of group.length === 0 ? [first] : group) reject(error);
      return;
    }
    for (const { write, result } of done) write.resolve(result as never);
  }

  #next(group: readonly Write<T>[]): Write<T> | undefined {
    return group.length < mostWrites ? this.#waiting.shift() : undefined;
  }
}

/** Undefined for a write that threw: it is rolled back and rejected. Throws if the others can't continue. */
async function runOne<T>(db: Kysely<T>, write: Write<T>): Promise<UncommittedWrite<T> | undefined> {
  await db.executeQuery(begin);
  try {
    const result = await write.work(db);
    await db.executeQuery(keep);
    return { write, result };
  } catch (error) {
    try {
      await db.executeQuery(rollBack);
      await db.executeQuery(keep);
    } catch {
      // On a full disk the database rolls back the whole transaction: all writes get the original error.
      throw error;
    }
    write.reject(error);
    return undefined;
  }
}
