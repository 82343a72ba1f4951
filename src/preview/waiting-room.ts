import type { Edit } from '#document/edit.ts';
import { browserClock, type Clock } from './clock.ts';
import { previewLimits } from './limits.ts';

/** An edit of one property of one block; of these the last one counts. */
export type Update = Extract<Edit, { type: 'block/set' | 'block/set-text' }>;

interface WaitingRoomOptions {
  /** Tries what waits; called every 100 ms for as long as anything does. */
  readonly attempt: () => void;
  readonly clock?: Pick<Clock, 'now' | 'repeat'>;
}

interface Waiting {
  readonly update: Update;
  /** By the clock. */
  readonly since: number;
}

export type WaitingRoom = ReturnType<typeof createWaitingRoom>;

/**
 * Updates whose block is not there yet, one value for each block and property, in the order in which they came. Its
 * clocks run only while somebody waits.
 */
export function createWaitingRoom({ attempt, clock = browserClock }: WaitingRoomOptions) {
  const waiting = new Map<string, Waiting>();
  let stops: readonly (() => void)[] = [];

  const isCurrent = ({ since }: Waiting) => clock.now() - since < previewLimits.waitingExpiry;

  function keepTime(): void {
    const runs = stops.length > 0;
    if (runs === waiting.size > 0) return;
    for (const stop of stops) stop();
    stops = runs
      ? []
      : [clock.repeat(attempt, previewLimits.waitingCheck), clock.repeat(sweep, previewLimits.waitingSweep)];
  }

  function drop(isDropped: (entry: Waiting) => boolean): void {
    for (const [key, entry] of waiting) if (isDropped(entry)) waiting.delete(key);
    keepTime();
  }

  function sweep(): void {
    drop((entry) => !isCurrent(entry));
  }

  return {
    wait(update: Update): void {
      const key = keyOf(update);
      // What came last goes last, also where it takes the place of something earlier.
      waiting.delete(key);
      waiting.set(key, { update, since: clock.now() });
      keepTime();
    },
    /** Hands out what waits for blocks that are there now; it waits no longer. */
    take(isThere: (blockId: string) => boolean): readonly Update[] {
      const ready = [...waiting.values()].filter(({ update }) => isThere(update.blockId));
      if (ready.length > 0) drop((entry) => ready.includes(entry));
      return ready.filter(isCurrent).map(({ update }) => update);
    },
    /** The blocks that are waited for. */
    get blockIds(): readonly string[] {
      return [...new Set([...waiting.values()].map(({ update }) => update.blockId))];
    },
    /** To be called when the whole page has come: nothing from before it is newer. */
    clear(): void {
      drop(() => true);
    },
  };
}

function keyOf(update: Update): string {
  const language = update.type === 'block/set-text' ? update.language : undefined;
  return JSON.stringify([update.blockId, update.path, language]);
}
