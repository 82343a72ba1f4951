import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { parseConfig } from '#server/boot/config.ts';
import { openBucketStore } from '#server/media/store/bucket-store.ts';
import { type MediaStore, openLocalStore } from '#server/media/store/media-store.ts';
import type { DatabaseLocation } from '#server/storage/open-database.ts';
import { databasesWithTables, describeEach } from './each-database.ts';
import { type FakeBucket, openFakeBucket } from './fake-bucket.ts';
import { takeSample } from './long-run.ts';

export interface OpenedStore {
  readonly store: MediaStore;
  /** Number of files that needs more than one page of a list. */
  readonly many: number;
  readonly folder?: string;
  close(): Promise<void>;
}

export type StoreOpener = () => Promise<OpenedStore>;

export async function openFolder(): Promise<OpenedStore & { readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-store-'));
  return {
    folder,
    many: 20,
    store: openLocalStore(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Opens a bucket in memory, which returns lists in pages of a few files. */
export async function openBucket(): Promise<OpenedStore & { readonly bucket: FakeBucket }> {
  const bucket = await openFakeBucket({ pageSize: 7 });
  return { bucket, store: openBucketStore(bucket.location), many: 50, close: bucket.close };
}

export const stores: [string, StoreOpener][] = [
  ['a folder', openFolder],
  ['a bucket', openBucket],
];

/** Set by `npm run test:bucket`: the folder of this run in the bucket that the environment names. */
const realFolder = process.env.TEST_BUCKET_FOLDER;

/** Opens the bucket that the environment names, in a separate folder that `close` empties. */
async function openRealBucket(): Promise<OpenedStore> {
  const { media } = parseConfig(process.env);
  if (media.kind !== 'bucket') throw new Error('The environment names no bucket');
  const store = openBucketStore({ ...media, folder: `${realFolder}/${randomUUID()}` });
  // S3 services list at most 1,000 files at a time.
  return { store, many: 1100, close: () => emptyStore(store) };
}

/** Removes every file of a store. */
async function emptyStore(store: MediaStore): Promise<void> {
  const folders = new Set<string>();
  for await (const { key } of store.list()) {
    const [first = '', ...rest] = key.split('/');
    if (rest.length > 0) folders.add(first);
    else await store.remove(key);
  }
  for (const folder of folders) await store.removeFolder(folder);
}

/** Runs the tests on a folder and on a bucket, or instead on a real bucket if the environment names one. */
export function describeEachStore(name: string, tests: (open: StoreOpener) => void): void {
  const real: typeof stores = [['the real bucket', openRealBucket]];
  describe.each(realFolder === undefined ? stores : real)(`${name}, on %s`, (_name, open) => tests(open));
}

/**
 * Runs the tests on both databases, each with files in a folder and in a bucket. The everyday run uses each
 * database and each store once.
 */
export function describeEachStorage(
  name: string,
  tests: (location: () => DatabaseLocation, openStore: StoreOpener) => void,
): void {
  const all = stores.flatMap(([store, open]) =>
    databasesWithTables.map((database) => ({ store, open, database })),
  );
  // Takes the first and the last of the four.
  describe.each(takeSample(all, 3))('with files in $store', ({ open, database }) => {
    describeEach(name, [database], (location) => tests(location, open));
  });
}
