import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { writeNumbers } from '../write-mp4.ts';

interface PngHead {
  readonly width: number;
  readonly height: number;
  /** Bits per channel. */
  readonly depth?: number;
  /** 0 is greyscale, 2 is colour, 6 is colour with alpha (PNG, 11.2.1). */
  readonly colour?: number;
  readonly interlaced?: boolean;
}

/** Writes a PNG of these chunks (PNG, 5), with correct lengths and checksums. */
export function writePng(head: PngHead, ...chunks: readonly Buffer[]): Buffer {
  const { width, height, depth = 8, colour = 0, interlaced = false } = head;
  const about = Buffer.concat([
    writeNumbers(width, height),
    Buffer.from([depth, colour, 0, 0, interlaced ? 1 : 0]),
  ]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    writeChunk('IHDR', about),
    ...chunks,
    writeChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function writeChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([writeNumbers(data.length), named, writeNumbers(crc32(named))]);
}

export const writePixels = (bytes: number) => writeChunk('IDAT', deflateSync(Buffer.alloc(bytes)));

const megabyte = 1024 * 1024;

/** Returns a chunk of pixels that unpacks to this many MB of zeros, and is a thousandth of that size. */
export function createBomb(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(megabyte), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  // Adler-32 of zeros: the second sum counts them.
  const sum = ((((megabytes * megabyte) % 65_521) << 16) | 1) >>> 0;
  const head = Buffer.from([0x78, 0x9c]);
  return writeChunk(
    'IDAT',
    Buffer.concat([head, ...Array<Buffer>(megabytes).fill(one), end, writeNumbers(sum)]),
  );
}
