import { randomUUID, subtle } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { identifyStorageTrouble } from '#server/storage/storage-trouble.ts';
import type { ByteRange } from './byte-range.ts';

export interface StoredFile {
  readonly size: number;
  /** Streams the bytes or a range of them. Fails if the file has changed since its size was read. */
  stream(range?: ByteRange): Promise<Readable>;
}

export interface ListedFile {
  readonly key: string;
  /** Time of the upload, by the store's clock. */
  readonly putAt: Date;
}

/** Storage of files by key. Keys consist of letters, digits, hyphens, dots and slashes; others throw. */
export interface MediaStore {
  /** Writes atomically: readers never get a partial file, not even after a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Undefined if there is no such file. */
  read(key: string): Promise<Buffer | undefined>;
  /** Returns the size of a file and a way to stream it. Undefined if there is no such file. */
  open(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
  /** Removes everything below a folder. */
  removeFolder(folder: string): Promise<void>;
  /** Lists all files, in any order, also those that others have put there under invalid keys. */
  list(): AsyncIterable<ListedFile>;
}

/**
 * Stores a derived file. If the disk is full it is not stored: the current request still gets it, and the
 * next one derives it again.
 */
export async function storeDerivedFile(
  store: Pick<MediaStore, 'put'>,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  await store.put(key, bytes).catch((error: unknown) => {
    if (identifyStorageTrouble(error) === undefined) throw error;
  });
}

/** Folder for files while they are written. Leftovers of a killed process can be removed. */
export const unfinishedFolder = 'unfinished';

/** Opens a folder on this machine. */
export function openLocalStore(folder: string): MediaStore {
  const getPath = (key: string) => join(folder, validateKey(key));
  return {
    async put(key, bytes) {
      const path = getPath(key);
      const unfinished = getPath(`${unfinishedFolder}/${randomUUID()}`);
      try {
        await mkdir(dirname(unfinished), { recursive: true });
        // Flushes the file before it gets its name, since a row may refer to it from then on.
        await writeFile(unfinished, bytes, { flush: true });
        await moveInto(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    has: async (key) => (await statFile(getPath(key))) !== undefined,
    read: (key) => ignoreMissing(readFile(getPath(key))),
    async open(key) {
      const path = getPath(key);
      const known = await statFile(path);
      if (!known) return undefined;
      return {
        size: known.size,
        async stream(range) {
          const found = await statFile(path);
          if (found?.ino !== known.ino || found.size !== known.size) throw new FileChangedError(key);
          return createReadStream(path, range);
        },
      };
    },
    remove: (key) => rm(getPath(key), { force: true }),
    // Retries, since another write may add a file at the same time.
    removeFolder: (name) => rm(getPath(name), { recursive: true, force: true, maxRetries: 3 }),
    list: () => listFolder(folder, ''),
  };
}

const moveTries = 3;

/** Retries if the folder was removed between its creation and the rename. */
async function moveInto(from: string, to: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await mkdir(dirname(to), { recursive: true });
    try {
      return await rename(from, to);
    } catch (error) {
      if (!isMissing(error) || tries === moveTries) throw error;
    }
  }
}

async function* listFolder(path: string, prefix: string): AsyncGenerator<ListedFile> {
  for (const entry of (await ignoreMissing(readdir(path, { withFileTypes: true }))) ?? []) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) {
      yield* listFolder(inside, `${prefix}${entry.name}/`);
      continue;
    }
    // It may have been removed since it was listed.
    const found = await statFile(inside);
    if (found) yield { key: prefix + entry.name, putAt: found.mtime };
  }
}

async function statFile(path: string) {
  const found = await ignoreMissing(stat(path));
  return found?.isFile() ? found : undefined;
}

async function ignoreMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/** The file was replaced or removed between reading its size and its content. */
export class FileChangedError extends Error {
  override name = 'FileChangedError';
}

export class UnusableKey extends Error {
  override name = 'UnusableKey';

  constructor(key: string) {
    super(`The store does not accept this key: ${key}`);
  }
}

const keyRule = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Validates a key by one rule for every store, so that no key leaves the folder. */
export function validateKey(key: string): string {
  if (!keyRule.test(key) || key.length > 500) throw new UnusableKey(key);
  return key;
}

/** Returns the folder of a file, which contains its original and all variants. */
export function getMediaFolder(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}`;
}

export function getOriginalKey(hash: string, extension: string): string {
  return `${getMediaFolder(hash)}/original.${extension}`;
}

/** Computes the SHA-256 in hex, off the main thread: for 25 MB it takes longer than a visitor should wait. */
export async function hashBytes(bytes: Buffer): Promise<string> {
  // Buffers are never shared between threads here.
  return Buffer.from(await subtle.digest('SHA-256', bytes as Buffer<ArrayBuffer>)).toString('hex');
}
