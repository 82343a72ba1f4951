import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import { numbers } from '../write-mp4.ts';

interface PngHead {
  readonly width: number;
  readonly height: number;
  /** Bits of each channel. */
  readonly depth?: number;
  /** 0 is grey, 2 colour, 6 colour that one can see through (PNG, 11.2.1). */
  readonly colour?: number;
  readonly interlaced?: boolean;
}

/** A PNG of some chunks (PNG, 5), right in every length and checksum. */
export function writePng(head: PngHead, ...chunks: readonly Buffer[]): Buffer {
  const { width, height, depth = 8, colour = 0, interlaced = false } = head;
  const about = Buffer.concat([
    numbers(width, height),
    Buffer.from([depth, colour, 0, 0, interlaced ? 1 : 0]),
  ]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', about),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([numbers(data.length), named, numbers(crc32(named))]);
}

export const pixels = (bytes: number) => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));

const megabyte = 1024 * 1024;

/** Pixels that are so many MB of zeros when they are unpacked, and a thousandth of it here. */
export function bombOf(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(megabyte), { finishFlush: constants.Z_FULL_FLUSH });
  const end = deflateRawSync(Buffer.alloc(0));
  // Adler-32 of zeros: the second sum counts them.
  const sum = ((((megabytes * megabyte) % 65_521) << 16) | 1) >>> 0;
  const head = Buffer.from([0x78, 0x9c]);
  return chunk('IDAT', Buffer.concat([head, ...Array<Buffer>(megabytes).fill(one), end, numbers(sum)]));
}
