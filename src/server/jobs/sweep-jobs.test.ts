import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MediaStore } from '#server/media/store/media-store.ts';
import { standardLimits } from '#server/media/upload/read-upload.ts';
import { createUploads, type Uploads } from '#server/media/upload/uploads.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { openFolder } from '../../../tests/support/each-store.ts';
import { jobsPlugin } from './jobs.plugin.ts';
import { createSweepJobs } from './site-jobs.ts';

const minuteMs = 60_000;
const orphans = (count: number) =>
  Array.from({ length: count }, (_, index) => `ab/ab${String(index).padStart(62, '0')}/original.jpg`);

let storage: Storage;
let store: MediaStore;
let uploads: Uploads;
let uploadsFolder: string;
let closeStore: () => Promise<void>;
beforeEach(async () => {
  const opened = await openFolder();
  ({ store, close: closeStore } = opened);
  uploadsFolder = join(opened.folder, 'uploads');
  uploads = createUploads(uploadsFolder, standardLimits);
  // The clock is two hours ahead, so every file in the store counts as old.
  storage = openDatabase(
    { kind: 'sqlite', file: ':memory:' },
    { clock: () => new Date(Date.now() + 120 * minuteMs) },
  );
  await storage.migrate();
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await storage.close();
  await closeStore();
});

/** Starts a server that cleans up; returns its log and the number of runs. */
async function server() {
  const said: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      said.push(JSON.parse(line.toString()).msg);
      done();
    },
  });
  const app = fastify({ logger: { stream, level: 'info' } });
  let sweeps = 0;
  const counted: MediaStore = {
    ...store,
    list() {
      sweeps += 1;
      return store.list();
    },
  };
  await app.register(jobsPlugin, { storage });
  app.jobs.add(...createSweepJobs({ storage, mediaStore: counted, uploads }, app.log));
  await app.ready();
  return { app, said, sweeps: () => sweeps };
}

test('the media store is swept ten minutes after the start and then daily, until the server closes', async () => {
  const [first = '', second = ''] = orphans(2);
  await store.put(first, Buffer.from('old'));
  const { app, said, sweeps } = await server();
  vi.advanceTimersByTime(9 * minuteMs);
  expect(sweeps()).toBe(0);
  vi.advanceTimersByTime(minuteMs);
  await vi.waitFor(() => expect(said).toEqual(['removed unused files from the store']));
  expect(await store.has(first)).toBe(false);
  await store.put(second, Buffer.from('old'));
  vi.advanceTimersByTime(24 * 60 * minuteMs);
  // Closing waits for running work.
  await app.close();
  expect(sweeps()).toBe(2);
  vi.advanceTimersByTime(3 * 24 * 60 * minuteMs);
  expect(sweeps()).toBe(2);
});

test('uploads that were abandoned for a day are removed too', async () => {
  const [old, young] = ['a', 'b'].map((digit) => join(uploadsFolder, digit.repeat(32)));
  await mkdir(uploadsFolder);
  for (const path of [old, young]) await writeFile(path ?? '', 'a part');
  // The file is 25 hours old by the storage's clock, which is two hours ahead.
  const at = new Date(Date.now() - 23 * 60 * minuteMs);
  await utimes(old ?? '', at, at);
  const { app, said } = await server();
  vi.advanceTimersByTime(10 * minuteMs);
  await vi.waitFor(() => expect(said).toEqual(['removed abandoned uploads']));
  await app.close();
  expect(await readdir(uploadsFolder)).toEqual(['b'.repeat(32)]);
});

test('nothing is removed if the media library lacks most of the files, which is logged', async () => {
  for (const key of orphans(30)) await store.put(key, Buffer.from('of another site'));
  const { app, said } = await server();
  vi.advanceTimersByTime(10 * minuteMs);
  await vi.waitFor(() => expect(said).toEqual([expect.stringContaining('none was removed')]));
  await app.close();
});

test('a failed sweep is logged and repeated the next day', async () => {
  store = {
    ...store,
    // biome-ignore lint/correctness/useYield: it fails before its first file
    async *list() {
      throw new Error('No');
    },
  };
  const { app, said, sweeps } = await server();
  vi.advanceTimersByTime(10 * minuteMs);
  await vi.waitFor(() => expect(said).toEqual(['removing unused files from the store failed']));
  await new Promise(setImmediate);
  vi.advanceTimersByTime(24 * 60 * minuteMs);
  await vi.waitFor(() => expect(sweeps()).toBe(2));
  await app.close();
});
