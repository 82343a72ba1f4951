import { crc32 } from 'node:zlib';
import { readOrientation, writeOrientation } from './exif.ts';

const signatureBytes = 8;
/** Length, type and checksum. */
const frameBytes = 12;
const end = 'IEND';

/**
 * What besides the pixels decides on how a PNG looks (PNG, third edition, 5.6): transparency, colours, the size of
 * a pixel, and the frames of one that moves. Chunks whose type begins with a capital are critical: pixels.
 */
const looks = new Set(
  'tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI pHYs bKGD hIST sPLT acTL fcTL fdAT'.split(' '),
);

/**
 * A PNG without texts, times, EXIF and what programs write for themselves, and without what follows its end. How it
 * must be turned is kept. Throws when it ends in the middle of a chunk.
 */
export function stripPng(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, signatureBytes)];
  let position = signatureBytes;
  let type = '';
  while (type !== end) {
    const length = bytes.readUInt32BE(position);
    type = bytes.toString('latin1', position + 4, position + 8);
    const chunk = bytes.subarray(position, position + frameBytes + length);
    if (chunk.length < frameBytes + length) throw new Error('The PNG ends in the middle of a chunk.');
    position += chunk.length;
    // Decoders let it pass, browsers do not show it.
    if (isCritical(type) && !isWhole(chunk)) throw new Error('A chunk of the PNG is damaged.');
    if (isCritical(type) || looks.has(type)) kept.push(chunk);
    const orientation = type === 'eXIf' ? readOrientation(chunk.subarray(8, -4)) : undefined;
    if (orientation !== undefined) kept.push(exifChunk(orientation));
  }
  return Buffer.concat(kept);
}

const isCritical = (type: string) => /^[A-Z]/.test(type);

function isWhole(chunk: Buffer): boolean {
  return crc32(chunk.subarray(4, -4)) === chunk.readUInt32BE(chunk.length - 4);
}

function exifChunk(orientation: number): Buffer {
  const typed = Buffer.concat([Buffer.from('eXIf', 'latin1'), writeOrientation(orientation)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(typed.length - 4);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}
