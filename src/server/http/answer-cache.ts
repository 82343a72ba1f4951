import { LRUCache } from 'lru-cache';
import type { PreparedAnswer } from './prepared-answer.ts';

interface Entry {
  readonly revision: number;
  readonly answer: PreparedAnswer;
}

interface Options {
  /** The content revision that is current now. */
  readonly revision: () => number;
  /** Bytes that all cached answers may take together; the least recently read go first. */
  readonly maxBytes?: number;
}

/**
 * Prepared answers in memory under one content revision: a write that visitors can see makes everything
 * prepared before it stale at once, so nothing is tracked and nothing is purged by hand. One is prepared per
 * key, however many ask at the same time.
 */
export function createAnswerCache({ revision, maxBytes = 64 * 1024 * 1024 }: Options) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) => answer.size,
  });
  const pending = new Map<string, Promise<PreparedAnswer>>();

  return {
    /** The current answer; undefined when it has to be prepared. */
    fresh(key: string): PreparedAnswer | undefined {
      const entry = entries.get(key);
      return entry && entry.revision === revision() ? entry.answer : undefined;
    },

    /** The last answer prepared, however old: for when storage fails. */
    stale(key: string): PreparedAnswer | undefined {
      return entries.peek(key)?.answer;
    },

    /** Forgets what is cached under other keys. */
    keepOnly(wanted: (key: string) => boolean): void {
      for (const key of [...entries.keys()]) if (!wanted(key)) entries.delete(key);
    },

    /** Prepares and caches; a result that a write has overtaken is handed out and not cached. */
    async prepare(key: string, make: () => Promise<PreparedAnswer>): Promise<PreparedAnswer> {
      const at = revision();
      const name = `${at} ${key}`;
      const running = pending.get(name);
      if (running) return running;
      const work = make()
        .then((answer) => {
          // Made from what is no longer so: it serves those who wait for it, and is not cached.
          if (at === revision() && !answer.isFallback) entries.set(key, { revision: at, answer });
          return answer;
        })
        .finally(() => pending.delete(name));
      pending.set(name, work);
      return work;
    },
  };
}
