import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeEachStore, type OpenedStore, openFolder } from '../../../../tests/support/each-store.ts';
import type { MediaStore } from './media-store.ts';

const bytes = Buffer.from(Array.from({ length: 1500 }, (_, index) => index % 256));

/** Bytes in which no two kilobytes are alike. */
function longFile(length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, index) =>
    createHash('sha256').update(String(index)).digest(),
  );
  return Buffer.concat(blocks).subarray(0, length);
}

async function streamed(store: MediaStore, key: string, range?: { start: number; end: number }) {
  const stream = await (await store.open(key))?.stream(range);
  return Buffer.concat((await stream?.toArray()) ?? []);
}

async function keysIn(store: MediaStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}

describeEachStore('a media store', (open) => {
  let opened: OpenedStore;
  let store: MediaStore;
  beforeEach(async () => {
    opened = await open();
    ({ store } = opened);
  });
  afterEach(() => opened.close());

  test('returns stored bytes unchanged, whole and as a stream', async () => {
    await store.put('ab/abcd/original.jpg', bytes);
    expect(await store.has('ab/abcd/original.jpg')).toBe(true);
    expect(await store.read('ab/abcd/original.jpg')).toEqual(bytes);
    expect((await store.open('ab/abcd/original.jpg'))?.size).toBe(bytes.length);
    expect(await streamed(store, 'ab/abcd/original.jpg')).toEqual(bytes);
  });

  test.each([0, 1, 12 * 1024 * 1024 + 7])('returns a file of %i bytes unchanged', async (length) => {
    const file = longFile(length);
    await store.put('ab/file', file);
    expect((await store.read('ab/file'))?.equals(file)).toBe(true);
    expect((await store.open('ab/file'))?.size).toBe(length);
    expect((await streamed(store, 'ab/file')).equals(file)).toBe(true);
  });

  test.each([
    [0, 0],
    [100, 199],
    [1499, 1499],
    [0, 1499],
  ])('streams only the range from byte %i to %i', async (start, end) => {
    await store.put('ab/file', bytes);
    expect(await streamed(store, 'ab/file', { start, end })).toEqual(bytes.subarray(start, end + 1));
  });

  test('returns undefined for a missing file', async () => {
    await store.put('ab/file', bytes);
    for (const key of ['ab/none', 'none', 'ab', 'ab/file/below', 'ab/fil']) {
      expect(await store.has(key)).toBe(false);
      expect(await store.read(key)).toBeUndefined();
      expect(await store.open(key)).toBeUndefined();
    }
  });

  test.each([
    '',
    '/ab',
    'ab/',
    'ab//file',
    '../file',
    'ab/../file',
    'ab/.',
    '.hidden',
    'ab\\file',
    'a b',
    'é',
    'a%2f',
    'a?b',
  ])('rejects the key “%s” for writing, reading and removing', async (key) => {
    await expect((async () => store.put(key, bytes))()).rejects.toThrow(/does not accept this key/);
    await expect((async () => store.read(key))()).rejects.toThrow(/does not accept this key/);
    await expect((async () => store.remove(key))()).rejects.toThrow(/does not accept this key/);
    await expect((async () => store.removeFolder(key))()).rejects.toThrow(/does not accept this key/);
    expect(await keysIn(store)).toEqual([]);
  });

  test.each(['a', 'UPPER/Case_1', 'a.b.c', 'sharing/en.cases.shell/1q2w.jpg', 'a-', `${'ab/'.repeat(60)}x`])(
    'accepts the key “%s”',
    async (key) => {
      await store.put(key, bytes);
      expect(await store.read(key)).toEqual(bytes);
      expect(await keysIn(store)).toEqual([key]);
    },
  );

  test('reads a file that is being written as complete or missing, without an error', async () => {
    for (const key of Array.from({ length: 15 }, (_, index) => `ab/file-${index}`)) {
      const written = store.put(key, bytes);
      const looks = [1, 2, 3, 4].map(async () => {
        while (!(await store.read(key))) await store.has(key);
      });
      await Promise.all([written, ...looks]);
    }
  });

  test('reads one of the complete files while several writers replace it', async () => {
    const [one, other] = [Buffer.alloc(300_000, 'one'), Buffer.alloc(200_000, 'other')];
    const isWhole = (found: Buffer | undefined) => found?.equals(one) || found?.equals(other);
    await store.put('ab/file', one);
    const writing = Promise.all(
      Array.from({ length: 20 }, (_, index) => store.put('ab/file', index % 2 === 0 ? one : other)),
    );
    let isWritten = false;
    const reading = [1, 2, 3].map(async () => {
      while (!isWritten) expect(isWhole(await store.read('ab/file'))).toBe(true);
    });
    await writing;
    isWritten = true;
    await Promise.all(reading);
    expect(isWhole(await store.read('ab/file'))).toBe(true);
    expect(await keysIn(store)).toEqual(['ab/file']);
  });

  test('fails to stream a file that was removed, or replaced by one of another size', async () => {
    await store.put('ab/file', bytes);
    const file = await store.open('ab/file');
    await store.put('ab/file', Buffer.from('new'));
    await expect(file?.stream()).rejects.toThrow();
    await store.remove('ab/file');
    await expect(file?.stream({ start: 0, end: 1 })).rejects.toThrow();
  });

  test('replaces a file that is written again', async () => {
    await store.put('ab/file', bytes);
    await store.put('ab/file', Buffer.from('new'));
    expect(await store.read('ab/file')).toEqual(Buffer.from('new'));
    expect(await keysIn(store)).toEqual(['ab/file']);
  });

  test('removes a file, and ignores a second removal', async () => {
    await store.put('ab/file', bytes);
    await store.remove('ab/file');
    await store.remove('ab/file');
    expect(await store.has('ab/file')).toBe(false);
  });

  test('removes a folder with its content and nothing else', async () => {
    await store.put('ab/one/original.jpg', bytes);
    await store.put('ab/one/r1-full-q75.avif', bytes);
    await store.put('ab/one/deeper/file', bytes);
    await store.put('ab/one-more/original.jpg', bytes);
    await store.removeFolder('ab/one');
    await store.removeFolder('ab/never-there');
    expect(await keysIn(store)).toEqual(['ab/one-more/original.jpg']);
  });

  test('lists and removes more files than fit in one response', async () => {
    const many = Array.from({ length: opened.many }, (_, index) => `ab/many/file-${index}`);
    const left = [...many];
    const putting = async () => {
      for (let key = left.pop(); key !== undefined; key = left.pop()) await store.put(key, Buffer.from(key));
    };
    await Promise.all(Array.from({ length: 16 }, putting));
    await store.put('ab/other/file', bytes);
    expect(await keysIn(store)).toEqual([...many, 'ab/other/file'].sort());
    await store.removeFolder('ab/many');
    expect(await keysIn(store)).toEqual(['ab/other/file']);
  });

  test('lists when a file was written', async () => {
    // Stores report whole seconds, by their own clocks.
    const before = Date.now() - 120_000;
    await store.put('ab/file', bytes);
    const moments: number[] = [];
    for await (const { putAt } of store.list()) moments.push(putAt.getTime());
    expect(moments).toHaveLength(1);
    expect(moments[0]).toBeGreaterThan(before);
    expect(moments[0]).toBeLessThan(Date.now() + 120_000);
  });
});

test('a folder store leaves no unfinished files, even after a write that failed', async () => {
  const { folder, store, close } = await openFolder();
  await store.put('ab/file', bytes);
  await expect(store.put('ab/file/below', bytes)).rejects.toThrow();
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  expect(await keysIn(store)).toEqual(['ab/file']);
  await close();
});
