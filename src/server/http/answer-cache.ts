import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from './prepared-answer.ts';

export interface CacheKey {
  /** Unique within a cache. */
  readonly name: string;
}

interface Options<State> {
  /** Returns the state that an answer prepared now depends on: a content revision, a year. */
  readonly state: () => State;
  /** True if the state is still current. Called for every cached answer, so it should not allocate. */
  readonly isCurrent: (state: State) => boolean;
  /** Limit of all cached answers; the least recently read are evicted first. */
  readonly maxBytes?: number;
}

/**
 * Caches prepared answers in memory, each with the state that it depends on. A write that visitors can see
 * makes all earlier answers stale at once, without tracking or purging. Concurrent requests for a key share
 * one preparation, from its first read on.
 */
export function createAnswerCache<Key extends CacheKey, State>({
  state,
  isCurrent,
  maxBytes = 64 * 1024 * 1024,
}: Options<State>) {
  const entries = new LRUCache<string, { key: Key; state: State; answer: PreparedAnswer }>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.size,
  });
  const pending = new Map<string, { state: State; result: Promise<unknown> }>();

  /**
   * Runs the work, or joins work of the same name that began in the current state.
   *
   * @param work gets the state from before it read anything, for {@link store}
   */
  function share<T>(name: string, work: (at: State) => Promise<T>): Promise<T> {
    const running = pending.get(name);
    if (running && isCurrent(running.state)) return running.result as Promise<T>;
    const at = state();
    const result = work(at).finally(() => {
      if (pending.get(name)?.result === result) pending.delete(name);
    });
    pending.set(name, { state: at, result });
    return result;
  }

  /**
   * Caches an answer, unless a write has made it stale or it is a fallback. A quickly compressed answer is
   * replaced as soon as it is compressed well.
   */
  function store(key: Key, at: State, answer: PreparedAnswer): void {
    if (!isCurrent(at) || answer.isFallback) return;
    entries.set(key.name, { key, state: at, answer });
    void answer.compressMore?.().then(
      (smaller) => {
        const entry = entries.peek(key.name);
        if (entry?.answer === answer) entries.set(key.name, { ...entry, answer: smaller });
      },
      // On failure the quickly compressed answer stays, which is correct too.
      () => undefined,
    );
  }

  return {
    share,
    store,

    /** Returns the current answer of a name; undefined if it must be prepared. */
    fresh(name: string): PreparedAnswer | undefined {
      const entry = entries.get(name);
      return entry && isCurrent(entry.state) ? entry.answer : undefined;
    },

    /** Returns the last answer of any age, for when storage fails. */
    stale(name: string): PreparedAnswer | undefined {
      return entries.peek(name)?.answer;
    },

    /** Lists the cached keys. */
    keys(): Key[] {
      return [...entries.values()].map(({ key }) => key);
    },

    /** Evicts answers whose key is not wanted. */
    keepOnly(wanted: (key: Key) => boolean): void {
      for (const { key } of [...entries.values()]) if (!wanted(key)) entries.delete(key.name);
    },

    /** Prepares an answer and caches it; one that a write has made stale is returned but not cached. */
    prepare(key: Key, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
      return share(key.name, async (at) => {
        const answer = await make();
        store(key, at, answer);
        return answer;
      });
    },
  };
}
