const headBytes = 13;
const extension = 0x21;
const image = 0x2c;
const trailer = 0x3b;
const control = 0xf9;
const application = 0xff;
/** Application extensions that decoders use: the number of repetitions, and the colour profile. */
const needed = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

/**
 * Removes comments, XMP, unknown application extensions and trailing bytes from a GIF (GIF89a). Ends at
 * malformed bytes, as decoders do.
 */
export function stripGif(bytes: Buffer): Buffer {
  const first = headBytes + countColorTableBytes(bytes[10] ?? 0);
  const kept = [bytes.subarray(0, first)];
  let position = first;
  while (position < bytes.length && bytes[position] !== trailer) {
    const label = bytes[position + 1];
    const blocks = findBlocks(bytes, position);
    if (blocks === undefined) break;
    const next = endOfBlocks(bytes, blocks);
    const name = bytes.toString('latin1', position + 3, position + 14);
    const isKept =
      bytes[position] === image || label === control || (label === application && needed.has(name));
    if (isKept) kept.push(bytes.subarray(position, next));
    position = next;
  }
  // A truncated file stays truncated, so that the decoder reports it.
  return Buffer.concat([
    ...kept,
    bytes.subarray(position, bytes[position] === trailer ? position + 1 : position),
  ]);
}

/** Returns where the data of an image or an extension begins. */
function findBlocks(bytes: Buffer, position: number): number | undefined {
  if (bytes[position] === extension) return position + 2;
  if (bytes[position] !== image) return undefined;
  const codeSize = position + 10 + countColorTableBytes(bytes[position + 9] ?? 0);
  return codeSize + 1;
}

/** Finds the end of data sub-blocks, which state their length; an empty one is the last. */
function endOfBlocks(bytes: Buffer, from: number): number {
  let position = from;
  while (position < bytes.length && bytes[position] !== 0) position += 1 + (bytes[position] ?? 0);
  return position + 1;
}

function countColorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}
