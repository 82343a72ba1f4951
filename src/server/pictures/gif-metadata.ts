const headBytes = 13;
const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const control = 0xf9;
const application = 0xff;
/** What of the applications' extensions a decoder knows: how often it repeats, and the colour profile. */
const needed = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/**
 * A GIF (GIF89a) without comments, XMP and what programs write for themselves, and without what follows its end.
 * Where the bytes make no more sense it ends, as decoders do.
 */
export function stripGif(bytes: Buffer): Buffer {
  const first = headBytes + colorTableBytes(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, first)];
  let position = first;
  while (position < bytes.length && bytes[position] !== trailer) {
    const label = bytes[position + 1];
    const blocks = blocksAt(bytes, position);
    if (blocks === undefined) break;
    const next = endOfBlocks(bytes, blocks);
    const name = bytes.toString('latin1', position + 3, position + 14);
    const isKept =
      bytes[position] === image || label === control || (label === application && needed.has(name));
    if (isKept) kept.push(bytes.subarray(position, next));
    position = next;
  }
  // One that was cut short stays so, for the decoder to find.
  return Buffer.concat([
    ...kept,
    bytes.subarray(position, bytes[position] === trailer ? position + 1 : position),
  ]);
}

/** Where the data of an image or an extension begins. */
function blocksAt(bytes: Buffer, position: number): number | undefined {
  if (bytes[position] === extension) return position + 2;
  if (bytes[position] !== image) return undefined;
  const codeSize = position + 10 + colorTableBytes(bytes[position + 9] ?? 0);
  return codeSize + 1;
}

/** Data comes in blocks that say their length; one of no length ends it. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let position = from;
  while (position < bytes.length && bytes[position] !== 0) position += 1 + (bytes[position] ?? 0);
  return position + 1;
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}
