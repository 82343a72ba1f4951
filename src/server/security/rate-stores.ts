import { createHash } from 'node:crypto';
import type { Db } from '#server/storage/schema.ts';
import { changeTries, deleteTries, deleteTriesBefore, findTries, type Tries } from './tries.repository.ts';

export interface Count {
  readonly count: number;
  /** ms since 1970: when the window began, or the last try was. */
  readonly at: number;
}

type Counts = ReadonlyMap<string, Count>;

/** Keeps counts by their keys. */
export interface RateStore {
  /** A key that was not counted yet may be left out. */
  read(keys: readonly string[]): Promise<Counts>;
  /** Changes counts while nobody else counts with them. `change` answers what to store; undefined leaves all as it is. */
  change(keys: readonly string[], now: number, change: (counts: Counts) => Counts | undefined): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/**
 * In this process: a restart forgives, which nobody who is counted can cause.
 * @param mostKeys keys that are remembered; the oldest window goes first
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
        // In the order in which windows began.
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

/** In the database: every server counts the same, and a restart forgives nothing. What rests for a day is removed. */
export function createDatabaseStore(db: Db): RateStore {
  let tidiedAt = 0;

  function toCounts(keys: readonly string[], rows: readonly Tries[]): Counts {
    const names = new Map(keys.map((key) => [hashOf(key), key]));
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
    // The next hour's try removes what is left behind.
    await deleteTriesBefore(db, new Date(now - dayMs).toISOString()).catch(() => {});
  }

  return {
    read: async (keys) => toCounts(keys, await findTries(db, keys.map(hashOf))),
    async change(keys, now, change) {
      if (keys.length === 0) return;
      await changeTries(db, keys.map(hashOf), new Date(now).toISOString(), (rows) => {
        const changed = change(toCounts(keys, rows));
        return (
          changed &&
          [...changed].map(([key, { count, at }]) => ({
            counter: hashOf(key),
            tries: count,
            lastTry: new Date(at).toISOString(),
          }))
        );
      });
      await tidy(now);
    },
    async remove(keys) {
      if (keys.length > 0) await deleteTries(db, keys.map(hashOf));
    },
  };
}

/** Keys hold e-mail and network addresses, which are nobody's business who reads the table. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
