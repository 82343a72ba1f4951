import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from './prepared-answer.ts';

/** What an answer is cached by. */
export interface CacheKey {
  /** Tells it apart from every other answer of the same cache. */
  readonly name: string;
}

interface Options<State> {
  /** What an answer that is prepared now is true of: a content revision, a year. */
  readonly state: () => State;
  /** Whether that is so still. Asked for every answer from memory, so it makes nothing new. */
  readonly isCurrent: (state: State) => boolean;
  /** Bytes that all cached answers may take together; the least recently read go first. */
  readonly maxBytes?: number;
}

/**
 * Prepared answers in memory, each with the state it is true of: a write that visitors can see makes everything
 * prepared before it stale at once, so nothing is tracked and nothing is purged by hand. One is prepared per
 * key, however many ask at the same time: work is shared from its first read on.
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
   * Runs the work, or joins what runs under that name already and began in the current state.
   *
   * @param work is given the state that was current before it read anything, for {@link store}
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

  /** Caches what was prepared in a state, unless a write has overtaken it or it is a fallback. */
  function store(key: Key, at: State, answer: PreparedAnswer): void {
    if (isCurrent(at) && !answer.isFallback) entries.set(key.name, { key, state: at, answer });
  }

  return {
    share,
    store,

    /** The current answer of that name; undefined when it has to be prepared. */
    fresh(name: string): PreparedAnswer | undefined {
      const entry = entries.get(name);
      return entry && isCurrent(entry.state) ? entry.answer : undefined;
    },

    /** The last answer prepared, however old: for when storage fails. */
    stale(name: string): PreparedAnswer | undefined {
      return entries.peek(name)?.answer;
    },

    /** What is cached. */
    keys(): Key[] {
      return [...entries.values()].map(({ key }) => key);
    },

    /** Forgets what is cached under other keys. */
    keepOnly(wanted: (key: Key) => boolean): void {
      for (const { key } of [...entries.values()]) if (!wanted(key)) entries.delete(key.name);
    },

    /** Prepares and caches; a result that a write has overtaken is handed out and not cached. */
    prepare(key: Key, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
      return share(key.name, async (at) => {
        const answer = await make();
        store(key, at, answer);
        return answer;
      });
    },
  };
}
