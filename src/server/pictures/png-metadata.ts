import { crc32 } from 'node:zlib';
import { readOrientation, writeOrientation } from './exif.ts';

const signatureBytes = 8;
/** Bytes of length, type and checksum. */
const frameBytes = 12;
const end = 'IEND';

/**
 * Ancillary chunks that affect rendering (PNG, third edition, 5.6): transparency, colours, pixel size,
 * animation. Types that begin with a capital letter are critical and always kept.
 */
const looks = new Set(
  'tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI pHYs bKGD hIST sPLT acTL fcTL fdAT'.split(' '),
);

/**
 * Removes texts, times, EXIF, private chunks and trailing bytes from a PNG. Keeps the orientation. Throws if
 * it ends inside a chunk.
 */
export function stripPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, signatureBytes)];
  let position = signatureBytes;
  let type = '';
  while (type !== end) {
    const length = bytes.readUInt32BE(position);
    type = bytes.toString('latin1', position + 4, position + 8);
    const chunk = bytes.subarray(position, position + frameBytes + length);
    if (chunk.length < frameBytes + length) throw new Error('The PNG ends inside a chunk.');
    position += chunk.length;
    // Decoders accept a damaged critical chunk, but browsers do not show the image.
    if (isCritical(type) && !isWhole(chunk)) throw new Error('A chunk of the PNG is damaged.');
    if (isCritical(type) || looks.has(type)) kept.push(chunk);
    const orientation = type === 'eXIf' ? readOrientation(chunk.subarray(8, -4)) : undefined;
    if (orientation !== undefined) kept.push(createExifChunk(orientation));
  }
  return Buffer.concat(kept);
}

const isCritical = (type: string) => /^[A-Z]/.test(type);

function isWhole(chunk: Buffer): boolean {
  return crc32(chunk.subarray(4, -4)) === chunk.readUInt32BE(chunk.length - 4);
}

function createExifChunk(orientation: number): Buffer {
  const typed = Buffer.concat([Buffer.from('eXIf', 'latin1'), writeOrientation(orientation)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(typed.length - 4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
