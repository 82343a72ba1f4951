import { AsyncResource } from 'node:async_hooks';
import { CompiledQuery, type Kysely } from 'kysely';

interface Write<T> {
  readonly work: (db: Kysely<T>) => Promise<unknown>;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

/** A write whose transaction is not committed yet. */
interface Done<T> {
  readonly write: Write<T>;
  readonly result: unknown;
}

/** So many at most, so that whoever reads meanwhile waits for no more than these. */
const mostWrites = 16;

const begin = CompiledQuery.raw('savepoint of_one_write');
const keep = CompiledQuery.raw('release of_one_write');
const takeBack = CompiledQuery.raw('rollback to of_one_write');

/**
 * Writes that wait for each other go to the disk together: for a database with one connection, where a commit is most of a small
 * write. Each is whole or not there, by a savepoint of its own, sees those before it, and is answered when all of them are on the
 * disk. One that throws takes no other along; a commit that fails fails all of them, and nothing of any is stored.
 */
export class GroupCommit<T> {
  readonly #db: () => Kysely<T>;
  readonly #waiting: Write<T>[] = [];
  #isAtWork = false;

  constructor(db: () => Kysely<T>) {
    this.#db = db;
  }

  /** Runs work as one transaction; it may go to the disk with others. */
  run<R>(work: (db: Kysely<T>) => Promise<R>): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      // Within the call that it belongs to, whoever begins the group: a dry run is told by that.
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
    const done: Done<T>[] = [];
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
      // Those that threw by themselves were told so.
      for (const { reject } of group.length === 0 ? [first] : group) reject(error);
      return;
    }
    for (const { write, result } of done) write.resolve(result as never);
  }

  #next(group: readonly Write<T>[]): Write<T> | undefined {
    return group.length < mostWrites ? this.#waiting.shift() : undefined;
  }
}

/** Undefined for one that threw: it is taken back, and told. Throws where the others cannot go on. */
async function runOne<T>(db: Kysely<T>, write: Write<T>): Promise<Done<T> | undefined> {
  await db.executeQuery(begin);
  try {
    const result = await write.work(db);
    await db.executeQuery(keep);
    return { write, result };
  } catch (error) {
    try {
      await db.executeQuery(takeBack);
      await db.executeQuery(keep);
    } catch {
      // A full disk has the database undo the whole transaction by itself: what it could not do is the news for everyone.
      throw error;
    }
    write.reject(error);
    return undefined;
  }
}
