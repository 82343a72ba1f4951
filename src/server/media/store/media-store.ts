import { randomUUID, subtle } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { identifyStorageTrouble } from '#server/storage/storage-trouble.ts';
import type { ByteRange } from './byte-range.ts';

export interface StoredFile {
  readonly size: number;
  /** The bytes, or a part of them. Ends with an error where they are not those of the size any more. */
  stream(range?: ByteRange): Promise<Readable>;
}

export interface ListedFile {
  readonly key: string;
  /** When its bytes were put there, by the clock of the store. */
  readonly putAt: Date;
}

/** Where the bytes are. Keys are ours: letters, digits, hyphens, dots and slashes; any other is an error. */
export interface MediaStore {
  /** Writes all of it or nothing: nobody ever reads half a file, also not after a crash. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<Buffer | undefined>;
  /** A file to be sent: how many bytes it has, and those. Undefined when there is no such file. */
  open(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
  /** Removes everything below a folder. */
  removeFolder(folder: string): Promise<void>;
  /** All files, in any order; also what somebody else has put there, by names that are no keys. */
  list(): AsyncIterable<ListedFile>;
}

/**
 * Keeps what can be made again. On a disk that takes nothing it is not kept: whoever asked for it has it all the same, and it is
 * made again for the next one.
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

/** Where files are while they are written; what a process that ended left there is nobody's. */
export const unfinishedFolder = 'unfinished';

/** A folder on this machine. */
export function openLocalStore(folder: string): MediaStore {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const unfinished = pathOf(`${unfinishedFolder}/${randomUUID()}`);
      try {
        await mkdir(dirname(unfinished), { recursive: true });
        // On the disk before it has its name: a row may refer to it from then on.
        await writeFile(unfinished, bytes, { flush: true });
        await moveInto(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    has: async (key) => (await statFile(pathOf(key))) !== undefined,
    read: (key) => unlessMissing(readFile(pathOf(key))),
    async open(key) {
      const path = pathOf(key);
      const known = await statFile(path);
      if (!known) return undefined;
      return {
        size: known.size,
        async stream(range) {
          const found = await statFile(path);
          if (found?.ino !== known.ino || found.size !== known.size) throw new ChangedMeanwhile(key);
          return createReadStream(path, range);
        },
      };
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    // Somebody may put a file into it meanwhile.
    removeFolder: (name) => rm(pathOf(name), { recursive: true, force: true, maxRetries: 3 }),
    list: () => listFolder(folder, ''),
  };
}

const moveTries = 3;

/** Tries again where the folder was removed between its making and the move. */
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
  for (const entry of (await unlessMissing(readdir(path, { withFileTypes: true }))) ?? []) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) {
      yield* listFolder(inside, `${prefix}${entry.name}/`);
      continue;
    }
    // Gone between the list and this look.
    const found = await statFile(inside);
    if (found) yield { key: prefix + entry.name, putAt: found.mtime };
  }
}

async function statFile(path: string) {
  const found = await unlessMissing(stat(path));
  return found?.isFile() ? found : undefined;
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
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

/** The file was replaced or removed between the two questions of how large it is and what is in it. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

export class UnusableKey extends Error {
  override name = 'UnusableKey';

  constructor(key: string) {
    super(`The store takes no such key: ${key}`);
  }
}

const keyRule = /^(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** One rule for every store: no key means another file elsewhere, or leaves the folder. */
export function checkedKey(key: string): string {
  if (!keyRule.test(key) || key.length > 500) throw new UnusableKey(key);
  return key;
}

/** The folder of a file, which holds its original and all its variants. */
export function folderOf(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}`;
}

export function originalKey(hash: string, extension: string): string {
  return `${folderOf(hash)}/original.${extension}`;
}

/** SHA-256 in hex, off the main thread: of 25 MB it takes longer than a visitor should wait. */
export async function hashOf(bytes: Buffer): Promise<string> {
  // No buffer of ours is shared between threads.
  return Buffer.from(await subtle.digest('SHA-256', bytes as Buffer<ArrayBuffer>)).toString('hex');
}
