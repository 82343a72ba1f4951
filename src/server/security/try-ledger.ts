import { createHash } from 'node:crypto';
import type { Limits } from '#server/limits/limits.ts';
import type { Db } from '#server/storage/schema.ts';
import { changeTries, deleteTries, deleteTriesBefore, findTries, type Tries } from './tries.repository.ts';

/** Something that can be guessed at, from one place: an account from a network, a page's password. */
export interface Counter {
  readonly name: string;
  /** Tries that cost no waiting: people mistype. */
  readonly free: number;
}

export interface TryLedger {
  /**
   * Counts one try with every counter. Answers the seconds to wait when one of them does not allow it yet; then
   * nothing is counted.
   */
  take(counters: readonly Counter[]): Promise<number | undefined>;
  /** Forgets all tries: whoever knew the password was no guesser. */
  forget(counters: readonly Counter[]): Promise<void>;
  /** Takes one try back, which was none: it was right, or meant something else. */
  giveBack(counters: readonly Counter[]): Promise<void>;
}

const firstWaitMs = 5000;
/** A counter that rests for so long begins anew. */
const forgetAfterMs = 24 * 60 * 60 * 1000;
const tidyEveryMs = 60 * 60 * 1000;

/**
 * Slows guessing down without ever closing a door: after the free tries each further one waits twice as long as
 * the one before, from five seconds to the longest wait. Tries are counted before the answer is known, so
 * that a burst of parallel requests gets no more of them, and in storage, so that every server counts the same
 * ones and a restart forgives nothing.
 */
export function createTryLedger(
  db: Db,
  { longestWait }: Pick<Limits, 'longestWait'>,
  now: () => number = Date.now,
): TryLedger {
  const longestWaitMs = longestWait * 1000;
  let tidiedAt = 0;

  /** ms until the next try is allowed. */
  function waitOf(tries: Tries, free: number, time: number): number {
    const beyond = countedOf(tries, time) - free;
    if (beyond < 0) return 0;
    const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(beyond, 30));
    return Math.max(0, Date.parse(tries.lastTry) + wait - time);
  }

  async function take(counters: readonly Counter[]): Promise<number | undefined> {
    const limits = new Map(counters.map(({ name, free }) => [keyOf(name), free]));
    const keys = [...limits.keys()];
    const time = now();
    const longest = (found: readonly Tries[]) =>
      Math.max(0, ...found.map((tries) => waitOf(tries, limits.get(tries.counter) ?? 0, time)));
    // Whoever has to wait writes nothing, however often they ask.
    let wait = longest(await findTries(db, keys));
    if (wait > 0) return inSeconds(wait);
    await changeTries(db, keys, isoOf(time), (found) => {
      wait = longest(found);
      if (wait > 0) return undefined;
      return found.map((tries) => ({
        counter: tries.counter,
        tries: countedOf(tries, time) + 1,
        lastTry: isoOf(time),
      }));
    });
    await tidy(time);
    return wait > 0 ? inSeconds(wait) : undefined;
  }

  async function giveBack(counters: readonly Counter[]): Promise<void> {
    if (counters.length === 0) return;
    const keys = counters.map(({ name }) => keyOf(name));
    await changeTries(db, keys, isoOf(now()), (found) =>
      found.map((tries) => ({ ...tries, tries: Math.max(0, tries.tries - 1) })),
    );
  }

  async function tidy(time: number): Promise<void> {
    if (time - tidiedAt < tidyEveryMs) return;
    tidiedAt = time;
    // What is left behind counts for nothing; the next hour's try takes it away.
    await deleteTriesBefore(db, isoOf(time - forgetAfterMs)).catch(() => {});
  }

  return {
    take,
    giveBack,
    async forget(counters) {
      if (counters.length === 0) return;
      await deleteTries(
        db,
        counters.map(({ name }) => keyOf(name)),
      );
    },
  };
}

/** Names hold e-mail and network addresses, which are nobody's business who reads the table. */
function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}

function countedOf({ tries, lastTry }: Tries, time: number): number {
  return time - Date.parse(lastTry) >= forgetAfterMs ? 0 : tries;
}

function inSeconds(ms: number): number {
  return Math.ceil(ms / 1000);
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}
