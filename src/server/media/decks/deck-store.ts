import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import yauzl from 'yauzl';
import type { ByteRange } from '#server/media/store/byte-range.ts';
import { getOriginalKey, type MediaStore, type StoredFile } from '#server/media/store/media-store.ts';
import { mediaTypes } from '#server/media/store/media-type.ts';
import { type DeckFiles, listDeckFiles } from './deck-files.ts';
import { computeDataOffset, headerLength, readZipEntries, type ZipEntry } from './zip-entries.ts';

/**
 * Bytes per read of the store. Reading a ZIP's directory takes many small steps, each of which would be a
 * request to a bucket.
 */
const blockLength = 256 * 1024;

/** Adapts a stored file to yauzl's reader. Keeps the last block that it read. */
class StoredReader extends yauzl.RandomAccessReader {
  readonly #stored: StoredFile;
  #block: { readonly from: number; readonly bytes: Buffer } = { from: 0, bytes: Buffer.alloc(0) };

  constructor(stored: StoredFile) {
    super();
    this.#stored = stored;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    this.#part(position, length).then(
      (part) => {
        part.copy(buffer, offset);
        done(null);
      },
      (error: Error) => done(error),
    );
  }

  async #part(from: number, length: number): Promise<Buffer> {
    const start = from - this.#block.from;
    if (start >= 0 && start + length <= this.#block.bytes.length) {
      return this.#block.bytes.subarray(start, start + length);
    }
    if (from + length > this.#stored.size) throw new Error('The ZIP’s directory is incomplete.');
    const end = Math.min(this.#stored.size, from + Math.max(length, blockLength)) - 1;
    const chunks: Buffer[] = [];
    for await (const chunk of await this.#stored.stream({ start: from, end })) chunks.push(chunk as Buffer);
    this.#block = { from, bytes: Buffer.concat(chunks) };
    return this.#block.bytes.subarray(0, length);
  }
}

/** Decks whose file lists are kept in memory; a list takes up to a few hundred kB. */
const remembered = 50;

export interface DeckStore {
  /** Returns the files of a deck by its hash, or undefined if the store does not have it. */
  filesOf(hash: string): Promise<DeckFiles | undefined>;
  /** Opens one file, inflated or wrapped as gzip. Undefined if the store no longer has the deck. */
  open(hash: string, entry: ZipEntry, encoding: 'gzip' | 'identity'): Promise<Readable | undefined>;
  /** Opens a range of a file's inflated bytes. A deflated file is inflated up to the end of the range. */
  openPart(hash: string, entry: ZipEntry, range: ByteRange): Promise<Readable | undefined>;
}

/** Serves files from decks, which stay zipped in the store, one file like every other upload. */
export function createDeckStore(store: MediaStore): DeckStore {
  const known = new LRUCache<string, Promise<DeckFiles | undefined>>({ max: remembered });
  const openDeck = (hash: string) => store.open(getOriginalKey(hash, mediaTypes.zip.extension));

  async function readFiles(hash: string): Promise<DeckFiles | undefined> {
    const stored = await openDeck(hash);
    if (!stored) return undefined;
    const reader = new StoredReader(stored);
    const zip = await yauzl.fromRandomAccessReaderPromise(reader, stored.size, { decodeStrings: false });
    return listDeckFiles(await readZipEntries(zip, stored.size));
  }

  return {
    filesOf(hash) {
      const found = known.get(hash) ?? readFiles(hash);
      known.set(hash, found);
      const forget = () => known.delete(hash);
      // A failed read may succeed later, so it is not cached.
      void found.then((files) => files ?? forget(), forget);
      return found;
    },
    async open(hash, entry, encoding) {
      const stored = await openDeck(hash);
      if (!stored) return undefined;
      const packed = Readable.from(readPackedBytes(stored, entry));
      if (!entry.isDeflated) return packed;
      return encoding === 'gzip' ? Readable.from(toGzip(packed, entry)) : unpackStream(packed);
    },
    async openPart(hash, entry, range) {
      const stored = await openDeck(hash);
      if (!stored) return undefined;
      if (!entry.isDeflated) return Readable.from(readStoredPart(stored, entry, range));
      return Readable.from(sliceStream(unpackStream(Readable.from(readPackedBytes(stored, entry))), range));
    },
  };
}

/** Inflates a stream. An error of either stream destroys the other, which breaks off the response. */
function unpackStream(packed: Readable): Readable {
  return pipeline(packed, createInflateRaw(), () => {});
}

/**
 * Reads a range of an uncompressed file without reading the bytes before it, which matters for seeking in
 * videos.
 */
async function* readStoredPart(
  stored: StoredFile,
  { from }: ZipEntry,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  const header: Buffer[] = [];
  for await (const chunk of await stored.stream({ start: from, end: from + headerLength - 1 })) {
    header.push(chunk as Buffer);
  }
  const offset = computeDataOffset(Buffer.concat(header));
  if (offset === undefined) throw createChangedError();
  const part = { start: from + offset + start, end: from + offset + end };
  yield* (await stored.stream(part)) as AsyncIterable<Buffer>;
}

async function* sliceStream(whole: AsyncIterable<Buffer>, { start, end }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of whole) {
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += chunk.length;
    if (part.length > 0) yield part;
    if (at > end) return;
  }
}

/** Bytes that gzip (RFC 1952) adds to a Deflate stream. */
export const gzipFrame = 18;

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/**
 * Wraps deflated bytes in a gzip header and trailer, so that they are sent without compressing them again.
 */
async function* toGzip(packed: AsyncIterable<Buffer>, { crc, size }: ZipEntry): AsyncGenerator<Buffer> {
  yield gzipHeader;
  yield* packed;
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(size, 4);
  yield trailer;
}

/**
 * Streams the stored bytes of a file in a ZIP, without its local header. Starts to read when the first chunk
 * is requested.
 */
async function* readPackedBytes(stored: StoredFile, { from, to, packed }: ZipEntry): AsyncGenerator<Buffer> {
  let header = Buffer.alloc(0);
  let skip: number | undefined;
  let left = packed;
  for await (const chunk of (await stored.stream({ start: from, end: to - 1 })) as AsyncIterable<Buffer>) {
    let bytes = chunk;
    if (skip === undefined) {
      header = Buffer.concat([header, chunk]);
      skip = computeDataOffset(header);
      if (skip === undefined) continue;
      bytes = header;
    }
    const part = bytes.subarray(skip, skip + left);
    skip = Math.max(0, skip - bytes.length);
    left -= part.length;
    if (part.length > 0) yield part;
    if (left === 0) return;
  }
  throw createChangedError();
}

function createChangedError(): Error {
  return new Error('A deck has changed since it was uploaded.');
}
