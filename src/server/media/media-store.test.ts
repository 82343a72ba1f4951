import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MediaStore, openLocalStore } from './media-store.ts';

let folder: string;
let store: MediaStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'));
  store = openLocalStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = Buffer.from(Array.from({ length: 1500 }, (_, index) => index % 256));

test('what was put comes back, byte for byte, whole and as a stream', async () => {
  await store.put('ab/abcd/original.jpg', bytes);
  expect(await store.has('ab/abcd/original.jpg')).toBe(true);
  expect(await store.read('ab/abcd/original.jpg')).toEqual(bytes);
  const file = await store.open('ab/abcd/original.jpg');
  expect(file?.size).toBe(bytes.length);
  expect(Buffer.concat((await (await file?.stream())?.toArray()) ?? [])).toEqual(bytes);
});

test('what is not there is undefined', async () => {
  expect(await store.has('ab/none')).toBe(false);
  expect(await store.read('ab/none')).toBeUndefined();
  expect(await store.open('ab/none')).toBeUndefined();
});

test('a file that comes while somebody looks for it is there or not yet, and no failure', async () => {
  for (const key of Array.from({ length: 100 }, (_, index) => `ab/file-${index}`)) {
    const written = store.put(key, bytes);
    // As often as it can be: one look falls between the two questions that tell a missing file.
    const looks = [1, 2, 3, 4].map(async () => {
      while (!(await store.read(key))) await store.has(key);
    });
    await Promise.all([written, ...looks]);
  }
});

test('putting again replaces, and leaves nothing unfinished', async () => {
  await store.put('ab/file', bytes);
  await store.put('ab/file', Buffer.from('new'));
  expect(await store.read('ab/file')).toEqual(Buffer.from('new'));
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
});

test('a removed file is gone, and may be removed again', async () => {
  await store.put('ab/file', bytes);
  await store.remove('ab/file');
  await store.remove('ab/file');
  expect(await store.has('ab/file')).toBe(false);
});

test('removing a folder removes what is in it and nothing else', async () => {
  await store.put('ab/one/original.jpg', bytes);
  await store.put('ab/one/r1-full-q75.avif', bytes);
  await store.put('ab/one-more/original.jpg', bytes);
  await store.removeFolder('ab/one');
  await store.removeFolder('ab/never-there');
  expect(await store.has('ab/one/original.jpg')).toBe(false);
  expect(await store.has('ab/one-more/original.jpg')).toBe(true);
});
