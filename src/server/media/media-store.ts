import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

interface StoredFile {
  readonly size: number;
  stream(): Promise<Readable>;
}

/** Where the bytes are. Keys are ours: lower-case letters, digits, hyphens, dots and slashes. */
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
}

/** A folder on this machine. */
export function openLocalStore(folder: string): MediaStore {
  return createStore(new Disk(new FSDriver({ location: folder, visibility: 'private' })));
}

function createStore(disk: Disk): MediaStore {
  async function unlessMissing<T>(key: string, read: () => Promise<T>): Promise<T | undefined> {
    try {
      return await read();
    } catch {
      // There by now: somebody has just put it there, or reading fails, and then does so again.
      return (await disk.exists(key)) ? read() : undefined;
    }
  }

  return {
    async put(key, bytes) {
      const unfinished = `unfinished/${randomUUID()}`;
      await disk.put(unfinished, bytes);
      await disk.move(unfinished, key);
    },
    has: (key) => disk.exists(key),
    read: (key) =>
      unlessMissing(key, async () => {
        const { buffer, byteOffset, byteLength } = await disk.getBytes(key);
        return Buffer.from(buffer, byteOffset, byteLength);
      }),
    // A stream finds out that its file is missing when the answer has long begun.
    open: (key) =>
      unlessMissing(key, async () => {
        const { contentLength } = await disk.getMetaData(key);
        return { size: contentLength, stream: () => disk.getStream(key) };
      }),
    remove: (key) => disk.delete(key),
    removeFolder: (folder) => disk.deleteAll(`${folder}/`),
  };
}

/** The folder of a file, which holds its original and all its variants. */
export function folderOf(hash: string): string {
  return `${hash.slice(0, 2)}/${hash}`;
}

export function originalKey(hash: string, extension: string): string {
  return `${folderOf(hash)}/original.${extension}`;
}
