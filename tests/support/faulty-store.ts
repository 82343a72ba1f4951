import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaStore } from '#server/media/store/media-store.ts';

/** When in a call the store fails: before anything is done, with half of it done, or when all is done but the answer. */
export type FaultyMoment = 'before' | 'midst' | 'after';

export class StoreFault extends Error {
  override name = 'StoreFault';
}

export interface FaultyStore {
  readonly store: MediaStore;
  /** From its nth call on the store fails, until it is mended. */
  break(nth: number, moment: FaultyMoment): void;
  /** Answers whether it has failed meanwhile. */
  mend(): boolean;
}

/**
 * A folder that fails on demand, and leaves what a process would that ended there: half a file under the name of an
 * unfinished one, half of a folder removed.
 */
export function faultyStore(sound: MediaStore, folder: string): FaultyStore {
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

  const nothing = async () => {};
  const store: MediaStore = {
    put: (key, bytes) =>
      call(
        () => sound.put(key, bytes),
        async () => {
          await mkdir(join(folder, 'unfinished'), { recursive: true });
          await writeFile(join(folder, 'unfinished', randomUUID()), bytes.subarray(0, bytes.length / 2));
        },
      ),
    has: (key) => call(() => sound.has(key), nothing),
    read: (key) => call(() => sound.read(key), nothing),
    open: (key) => call(() => sound.open(key), nothing),
    remove: (key) => call(() => sound.remove(key), nothing),
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
      await call(nothing, nothing);
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
