import { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import yauzl from 'yauzl';
import { AppError } from '#server/http/app-error.ts';
import { listDeckFiles } from './deck-files.ts';
import { computeDataOffset, damaged, readZipEntries, type ZipEntry, ZipIssue } from './zip-entries.ts';

interface DeckFacts {
  readonly type: 'zip';
  /** Nominal size of a slide, for lists. The real size is decided in the browser. */
  readonly width: number;
  readonly height: number;
  readonly animated: false;
  readonly files: number;
}

const slide = { width: 1600, height: 900 } as const;

/** True if the bytes begin like a ZIP, including an empty one (APPNOTE 4.3). */
export function isZip(bytes: Buffer): boolean {
  return ['PK\x03\x04', 'PK\x05\x06'].includes(bytes.toString('latin1', 0, 4));
}

/**
 * Checks a ZIP and inflates every file once, without keeping the result, so that its files can be served
 * later without another check. Throws 415 with a sentence if it is not a deck, or is harmful.
 */
export async function inspectDeck(bytes: Buffer): Promise<DeckFacts> {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { decodeStrings: false });
    const entries = await readZipEntries(zip, bytes.length);
    const files = listDeckFiles(entries);
    if (!files) throw new ZipIssue(noDeck);
    for (const entry of entries) await unpack(bytes, entry);
    return { type: 'zip', ...slide, animated: false, files: files.size };
  } catch (error) {
    // Every error of the ZIP reader or of zlib means that the file cannot be read.
    throw new AppError('media/wrong-type', {
      message: error instanceof ZipIssue ? error.message : damaged,
    });
  }
}

const noDeck =
  'This ZIP is not a slide deck: it has no index.html. Pack the folder of an HTML presentation, with its index.html at the top.';

/** Bytes per chunk. */
const piece = 64 * 1024;

/** Throws if a file's size or checksum differs from the ZIP's directory. */
async function unpack(bytes: Buffer, { from, to, packed, size, isDeflated, crc }: ZipEntry): Promise<void> {
  const offset = computeDataOffset(bytes.subarray(from, to));
  if (offset === undefined || from + offset + packed > to) throw new ZipIssue(damaged);
  const pieces = Readable.from(splitIntoPieces(bytes.subarray(from + offset, from + offset + packed)));
  const content = isDeflated ? pieces.pipe(createInflateRaw({ chunkSize: piece })) : pieces;
  let [unpacked, sum] = [0, 0];
  for await (const chunk of content as AsyncIterable<Buffer>) {
    unpacked += chunk.length;
    if (unpacked > size) throw new ZipIssue(damaged);
    sum = crc32(chunk, sum);
  }
  if (unpacked !== size || sum !== crc) throw new ZipIssue(damaged);
}

function* splitIntoPieces(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += piece) yield bytes.subarray(from, from + piece);
}
