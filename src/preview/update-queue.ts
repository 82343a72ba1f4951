import type { Edit } from '#document/edit.ts';
import { browserClock, type Clock } from './clock.ts';
import { previewLimits } from './limits.ts';

/** An edit of one property of a block. Only the last one is needed. */
export type Update = Extract<Edit, { type: 'block/set' | 'block/set-text' }>;

interface UpdateQueueOptions {
  /** Tries to apply the waiting updates. Called every 100 ms while there are any. */
  readonly attempt: () => void;
  readonly clock?: Pick<Clock, 'now' | 'repeat'>;
}

interface WaitingUpdate {
  readonly update: Update;
  /** Time of the clock. */
  readonly since: number;
}

export type UpdateQueue = ReturnType<typeof createUpdateQueue>;

/**
 * Creates a queue of updates whose block does not exist yet, with one value per block and property, in order
 * of arrival. Its timers run only while updates are waiting.
 */
export function createUpdateQueue({ attempt, clock = browserClock }: UpdateQueueOptions) {
  const waiting = new Map<string, WaitingUpdate>();
  let stops: readonly (() => void)[] = [];

  const isCurrent = ({ since }: WaitingUpdate) => clock.now() - since < previewLimits.waitingExpiry;

  function keepTime(): void {
    const runs = stops.length > 0;
    if (runs === waiting.size > 0) return;
    for (const stop of stops) stop();
    stops = runs
      ? []
      : [clock.repeat(attempt, previewLimits.waitingCheck), clock.repeat(sweep, previewLimits.waitingSweep)];
  }

  function drop(isDropped: (entry: WaitingUpdate) => boolean): void {
    for (const [key, entry] of waiting) if (isDropped(entry)) waiting.delete(key);
    keepTime();
  }

  function sweep(): void {
    drop((entry) => !isCurrent(entry));
  }

  return {
    wait(update: Update): void {
      const key = buildKey(update);
      // Deletes first, so that the newest update is last even if it replaces an earlier one.
      waiting.delete(key);
      waiting.set(key, { update, since: clock.now() });
      keepTime();
    },
    /** Removes and returns the updates whose block exists now. */
    take(isThere: (blockId: string) => boolean): readonly Update[] {
      const ready = [...waiting.values()].filter(({ update }) => isThere(update.blockId));
      if (ready.length > 0) drop((entry) => ready.includes(entry));
      return ready.filter(isCurrent).map(({ update }) => update);
    },
    /** Ids of the missing blocks. */
    get blockIds(): readonly string[] {
      return [...new Set([...waiting.values()].map(({ update }) => update.blockId))];
    },
    /** Call it after a full sync, which is newer than all waiting updates. */
    clear(): void {
      drop(() => true);
    },
  };
}

function buildKey(update: Update): string {
  const language = update.type === 'block/set-text' ? update.language : undefined;
  return JSON.stringify([update.blockId, update.path, language]);
}
