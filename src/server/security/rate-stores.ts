import { createHash } from 'node:crypto';
import type { Db } from '#server/storage/schema.ts';
import { changeTries, deleteTries, deleteTriesBefore, findTries, type Tries } from './tries.repository.ts';

export interface Count {
  readonly count: number;
  /** ms since 1970: the start of the window, or the last attempt. */
  readonly at: number;
}

type Counts = ReadonlyMap<string, Count>;

/** Stores counts by key. */
export interface RateStore {
  /** Keys without a count may be left out. */
  read(keys: readonly string[]): Promise<Counts>;
  /** Changes counts atomically. `change` returns the new counts; undefined changes nothing. */
  change(keys: readonly string[], now: number, change: (counts: Counts) => Counts | undefined): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/**
 * Keeps counts in this process. A restart clears them; those who are counted can't cause one.
 * @param mostKeys keys that are remembered; the oldest window is dropped first
 */
export function createMemoryStore(mostKeys = 50_000): RateStore {
  const kept = new Map<string, Count>();
  const read = (keys: readonly string[]) =>
    new Map(
      keys.flatMap((key): [string, Count][] => {
        const count = kept.get(key);
        return count ? [[key, count]] : [];
      }),
    );
  return {
    read: async (keys) => read(keys),
    async change(keys, _now, change) {
      for (const [key, count] of change(read(keys)) ?? []) {
        // Keeps the keys in the order in which their windows began.
        if (kept.get(key)?.at !== count.at) kept.delete(key);
        kept.set(key, count);
        const [oldest] = kept.keys();
        if (kept.size > mostKeys && oldest !== undefined) kept.delete(oldest);
      }
    },
    async remove(keys) {
      for (const key of keys) kept.delete(key);
    },
  };
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * Keeps counts in the database, shared by all servers and kept over restarts. Counts without a change for a
 * day are removed.
 */
export function createDatabaseStore(db: Db): RateStore {
  let tidiedAt = 0;

  function toCounts(keys: readonly string[], rows: readonly Tries[]): Counts {
    const names = new Map(keys.map((key) => [hashKey(key), key]));
    return new Map(
      rows.map(({ counter, tries, lastTry }) => [
        names.get(counter) ?? counter,
        { count: tries, at: Date.parse(lastTry) },
      ]),
    );
  }

  async function tidy(now: number): Promise<void> {
    if (now - tidiedAt < hourMs) return;
    tidiedAt = now;
    // After a failure, the next change an hour later removes the rows.
    await deleteTriesBefore(db, new Date(now - dayMs).toISOString()).catch(() => {});
  }

  return {
    read: async (keys) => toCounts(keys, await findTries(db, keys.map(hashKey))),
    async change(keys, now, change) {
      if (keys.length === 0) return;
      await changeTries(db, keys.map(hashKey), new Date(now).toISOString(), (rows) => {
        const changed = change(toCounts(keys, rows));
        return (
          changed &&
          [...changed].map(([key, { count, at }]) => ({
            counter: hashKey(key),
            tries: count,
            lastTry: new Date(at).toISOString(),
          }))
        );
      });
      await tidy(now);
    },
    async remove(keys) {
      if (keys.length > 0) await deleteTries(db, keys.map(hashKey));
    },
  };
}

/** Keys contain e-mail and network addresses, so the table stores only their hashes. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
