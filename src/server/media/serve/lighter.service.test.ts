import { expect, test, vi } from 'vitest';
import type { MediaStore } from '#server/media/store/media-store.ts';
import type { Perform, Pictures } from '#server/pictures/pictures.ts';
import { createLighterService, type LighterSource } from './lighter.service.ts';

const file: LighterSource = { hash: 'abcdef', type: 'gif', width: 40, height: 30, frames: 3 };
const original = 'ab/abcdef/original.gif';

function memoryStore() {
  const files = new Map([[original, Buffer.from('a gif')]]);
  const store: MediaStore = {
    put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
    has: async (key) => files.has(key),
    read: async (key) => files.get(key),
    open: async () => undefined,
    remove: async (key) => void files.delete(key),
    removeFolder: async () => files.clear(),
    async *list() {
      for (const key of files.keys()) yield { key, putAt: new Date(0) };
    },
  };
  return { store, files };
}

/** Delays spare time until the test starts it. */
function sparePictures(lighten: () => Promise<Buffer | undefined>) {
  const waiting: (() => Promise<unknown>)[] = [];
  const pictures: Pictures = {
    now: () => Promise.reject(new Error('Nobody waits for it.')),
    later: (_job, work) => {
      return new Promise((resolve, reject) => {
        waiting.push(() => work((() => lighten()) as Perform).then(resolve, reject));
      });
    },
    patience: () => new Promise(() => {}),
    close: () => {},
  };
  const spareTime = () => Promise.all(waiting.splice(0).map((work) => work()));
  return { pictures, waiting, spareTime };
}

test('a lighter version is encoded once in spare time, and stored', async () => {
  const lighten = vi.fn(async () => Buffer.from('webp'));
  const { store } = memoryStore();
  const { pictures, waiting, spareTime } = sparePictures(lighten);
  const service = createLighterService(store, pictures);
  expect(await service.get(file)).toEqual({ kind: 'pending' });
  expect(await service.get(file)).toEqual({ kind: 'pending' });
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await spareTime();
  expect(await service.get(file)).toEqual({ kind: 'made', bytes: Buffer.from('webp') });
  // Another server finds it as well.
  expect(await createLighterService(store, pictures).get(file)).toMatchObject({ kind: 'made' });
  expect(lighten).toHaveBeenCalledTimes(1);
});

test('the result that there is no lighter version is stored too', async () => {
  const { store } = memoryStore();
  const { pictures, waiting, spareTime } = sparePictures(async () => undefined);
  await createLighterService(store, pictures).get(file);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await spareTime();
  expect(await createLighterService(store, pictures).get(file)).toEqual({ kind: 'none' });
  expect(waiting).toHaveLength(0);
});

test('a failed encoding is retried later, not immediately', async () => {
  const clock = { now: 0 };
  const lighten = vi.fn(() => Promise.reject(new Error('The picture process is gone.')));
  const { store } = memoryStore();
  const { pictures, waiting, spareTime } = sparePictures(lighten);
  const service = createLighterService(store, pictures, () => clock.now);
  await service.get(file);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  await spareTime();
  expect(await service.get(file)).toEqual({ kind: 'pending' });
  clock.now = 11 * 60 * 1000;
  await service.get(file);
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
});
