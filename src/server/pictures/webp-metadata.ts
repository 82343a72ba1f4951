import { readOrientation, stripExifPrefix, writeOrientation } from './exif.ts';

const headBytes = 12;
const chunkHeadBytes = 8;
/** Chunks that affect rendering (RFC 9649, 2.7). */
const looks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of the extended format for EXIF and XMP. */
const exifFlag = 0x08;
const xmpFlag = 0x04;

/** Removes EXIF, XMP, unknown chunks and trailing bytes from a WebP. Keeps the orientation. */
export function stripWebp(bytes: Buffer): Buffer {
  const kept: Buffer[] = [];
  let orientation: number | undefined;
  const end = Math.min(bytes.length, chunkHeadBytes + bytes.readUInt32LE(4));
  for (let position = headBytes; position + chunkHeadBytes <= end; ) {
    const type = bytes.toString('latin1', position, position + 4);
    const length = bytes.readUInt32LE(position + 4);
    // Chunks are padded to even offsets.
    const next = position + chunkHeadBytes + length + (length % 2);
    const chunk = bytes.subarray(position, Math.min(next, end));
    if (type === 'EXIF') orientation ??= readOrientation(stripExifPrefix(chunk.subarray(chunkHeadBytes)));
    if (looks.has(type)) kept.push(type === 'VP8X' ? Buffer.from(chunk) : chunk);
    position = next;
  }
  const extended = kept.find((chunk) => chunk.toString('latin1', 0, 4) === 'VP8X');
  if (extended) {
    const flags = (extended[chunkHeadBytes] ?? 0) & ~(exifFlag | xmpFlag);
    extended[chunkHeadBytes] = orientation === undefined ? flags : flags | exifFlag;
    if (orientation !== undefined) kept.push(createChunk('EXIF', writeOrientation(orientation)));
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from(bytes.subarray(0, headBytes));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

function createChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(chunkHeadBytes);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
