import type { Lock, Locker, RequestRelease } from '@tus/server';

interface Held {
  readonly letGo: RequestRelease;
  readonly freed: Promise<void>;
}

/**
 * One at a time for each upload. Whoever comes asks the one before to end: it may hang on a connection that is long
 * gone. The library's own turns ask again and again until then, with all of the processor.
 */
export class UploadTurns implements Locker {
  readonly #held = new Map<string, Held>();

  /** Waits for its turn. Answers how to end it. */
  async take(id: string, letGo: RequestRelease = () => {}): Promise<() => void> {
    for (let before = this.#held.get(id); before; before = this.#held.get(id)) {
      await before.letGo();
      await before.freed;
    }
    const { promise: freed, resolve: free } = Promise.withResolvers<void>();
    this.#held.set(id, { letGo, freed });
    return () => {
      this.#held.delete(id);
      free();
    };
  }

  isHeld(id: string): boolean {
    return this.#held.has(id);
  }

  /** Asks all to end, with what they have. */
  endAll(): void {
    for (const { letGo } of this.#held.values()) void letGo();
  }

  newLock(id: string): Lock {
    let end = () => {};
    return {
      lock: async (_signal, letGo) => {
        end = await this.take(id, letGo);
      },
      unlock: async () => end(),
    };
  }
}
