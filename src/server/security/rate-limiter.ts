import type { Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { AppError, errorLanguage } from '#server/http/app-error.ts';
import { limitTable, type Rate, type RateName } from './limit-table.ts';
import type { Limits } from './limits.ts';
import type { Count, RateStore } from './rate-stores.ts';

/** A counter of the limits table for one subject, such as an account from a network or a page's password. */
export interface RateCounter {
  readonly rate: RateName;
  /** A rate and the key that it counts by. Counters with the same key are one. */
  readonly key: string;
}

export interface RateLimiter {
  /**
   * Counts a request with every counter before its answer is known, so that a burst of parallel requests gets
   * no more attempts.
   * @throws 429 with the seconds to wait if one of the counters does not allow it yet; then nothing is
   * counted
   */
  take(counters: readonly RateCounter[], language?: Language): Promise<void>;
  /** Records a success: it forgets all attempts, or only the last one for a counter of a whole network. */
  succeed(counters: readonly RateCounter[]): Promise<void>;
  /** Takes one attempt back that was not a guess. */
  giveBack(counters: readonly RateCounter[]): Promise<void>;
}

const windowMs = { perMinute: 60_000, perQuarter: 15 * 60_000 } as const;
const firstWaitMs = 5000;
/** Attempts are forgotten after this time without a new one. */
const tryMemoryMs = 24 * 60 * 60 * 1000;

/**
 * Creates the rate limiter for the rows of the limits table. Calls and visits are counted in fixed windows.
 * Attempts are slowed down but never locked out: after the free ones, each waits twice as long as the one
 * before, from five seconds to the longest wait.
 */
export function createRateLimiter(
  store: RateStore,
  limits: Limits,
  now: () => number = Date.now,
): RateLimiter {
  /** Returns the current count; 0 after its window. */
  function getCurrent(rate: RateName, { count, at }: Count, time: number): Count {
    const { unit } = limitTable[rate];
    const restMs = unit === 'tries' ? tryMemoryMs : windowMs[unit];
    return time - at >= restMs ? { count: 0, at: time } : { count, at };
  }

  /** Returns the ms until the next request is allowed. */
  function waitMs(rate: RateName, stored: Count, time: number): number {
    const { count, at } = getCurrent(rate, stored, time);
    const beyond = count - limits[rate];
    if (beyond < 0) return 0;
    const { unit } = limitTable[rate];
    if (unit !== 'tries') return at + windowMs[unit] - time;
    return Math.max(
      0,
      at + Math.min(limits.longestWait * 1000, firstWaitMs * 2 ** Math.min(beyond, 30)) - time,
    );
  }

  function countOne(rate: RateName, stored: Count, time: number): Count {
    const { count, at } = getCurrent(rate, stored, time);
    return { count: count + 1, at: limitTable[rate].unit === 'tries' ? time : at };
  }

  async function giveBack(counters: readonly RateCounter[]): Promise<void> {
    const keys = counters.map(({ key }) => key);
    await store.change(
      keys,
      now(),
      (counts) =>
        new Map([...counts].map(([key, { count, at }]) => [key, { count: Math.max(0, count - 1), at }])),
    );
  }

  return {
    giveBack,

    async take(counters, language = errorLanguage) {
      const time = now();
      const rates = new Map(counters.map(({ key, rate }) => [key, rate]));
      const keys = [...rates.keys()];
      const computeLongestWait = (counts: ReadonlyMap<string, Count>) =>
        Math.max(
          0,
          ...[...rates].map(([key, rate]) => waitMs(rate, counts.get(key) ?? { count: 0, at: time }, time)),
        );
      // A refused request writes nothing, so a flood of them costs reads only.
      let wait = computeLongestWait(await store.read(keys));
      if (wait === 0)
        await store.change(keys, time, (counts) => {
          wait = computeLongestWait(counts);
          if (wait > 0) return undefined;
          return new Map(
            [...rates].map(([key, rate]) => [
              key,
              countOne(rate, counts.get(key) ?? { count: 0, at: time }, time),
            ]),
          );
        });
      if (wait === 0) return;
      const retryAfter = Math.ceil(wait / 1000);
      const [first] = counters;
      const refusal = first ? limitTable[first.rate].refusal : 'tooOften';
      throw new AppError('limit/reached', {
        message: siteWords[language].access[refusal](retryAfter),
        retryAfter,
      });
    },

    async succeed(counters) {
      const isGuess = ({ rate }: RateCounter) => (limitTable[rate] as Rate).success === 'forget';
      await store.remove(counters.filter(isGuess).map(({ key }) => key));
      await giveBack(counters.filter((counter) => !isGuess(counter)));
    },
  };
}
