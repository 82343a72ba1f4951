import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from '#server/media/store/media-store.ts';

/**
 * When a call fails: before it starts, with half of its work done, or with all of it done but not answered.
 */
export type FaultyMoment = 'before' | 'midst' | 'after';

export class StoreFault extends Error {
  override name = 'StoreFault';
}

export interface FaultyStore {
  readonly store: MediaStore;
  /** Makes calls fail from the nth one on, until `mend`. */
  break(nth: number, moment: FaultyMoment): void;
  /** Ends the failures. Returns whether there were any since `break`. */
  mend(): boolean;
}

/**
 * Wraps a folder store that fails on demand. It leaves what a process that ended there would leave: half a
 * file in the folder of unfinished ones, or half of a folder removed.
 */
export function createFaultyStore(sound: MediaStore, folder: string): FaultyStore {
  let left = Number.POSITIVE_INFINITY;
  let moment: FaultyMoment = 'before';
  let isStruck = false;

  async function call<T>(whole: () => Promise<T>, half: () => Promise<unknown>): Promise<T> {
    left -= 1;
    if (left >= 0) return whole();
    const isFirst = !isStruck;
    isStruck = true;
    if (isFirst && moment === 'midst') await half();
    if (isFirst && moment === 'after') await whole();
    throw new StoreFault(`The store fails, ${moment}`);
  }

  const noop = async () => {};
  const store: MediaStore = {
    put: (key, bytes) =>
      call(
        () => sound.put(key, bytes),
        async () => {
          await mkdir(join(folder, 'unfinished'), { recursive: true });
          await writeFile(join(folder, 'unfinished', randomUUID()), bytes.subarray(0, bytes.length / 2));
        },
      ),
    has: (key) => call(() => sound.has(key), noop),
    read: (key) => call(() => sound.read(key), noop),
    open: (key) => call(() => sound.open(key), noop),
    remove: (key) => call(() => sound.remove(key), noop),
    removeFolder: (name) =>
      call(
        () => sound.removeFolder(name),
        async () => {
          const keys: string[] = [];
          for await (const { key } of sound.list()) if (key.startsWith(`${name}/`)) keys.push(key);
          for (const key of keys.slice(0, Math.ceil(keys.length / 2))) await sound.remove(key);
        },
      ),
    async *list() {
      await call(noop, noop);
      yield* sound.list();
    },
  };
  return {
    store,
    break(nth, when) {
      [left, moment, isStruck] = [nth, when, false];
    },
    mend() {
      left = Number.POSITIVE_INFINITY;
      return isStruck;
    },
  };
}
