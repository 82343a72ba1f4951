import { BitWriter } from './bit-writer.ts';

/** Side of a coding block in pixels. Widths and heights are multiples of it. */
const block = 16;

/** Y, Cb and Cr of a pixel, 0 to 255. */
export type Yuv = readonly [y: number, cb: number, cr: number];

export interface HevcPicture {
  /** Parameter sets, which a decoder needs before any picture. */
  readonly parameters: readonly Buffer[];
  /** The picture itself: each NAL unit with its length before it, as in files. */
  readonly data: Buffer;
}

/**
 * Encodes an HEVC picture (ITU-T H.265) in 8 bits and 4:2:0, in which every block consists of PCM samples. No
 * camera writes these, and every decoder reads them. Each block is a separate slice, so that its
 * arithmetic-coded bits are always the same. Both sides are multiples of 16 pixels. `claims` declares a size
 * that differs from that of the blocks.
 */
export function createHevcPicture(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => Yuv,
  claims: { readonly width: number; readonly height: number } = { width, height },
): HevcPicture {
  const columns = width / block;
  const blocks = columns * (height / block);
  const addressBits = Math.ceil(Math.log2((claims.width / block) * (claims.height / block)));
  const slices = Array.from({ length: blocks }, (_, index) => {
    const [left, top] = [(index % columns) * block, Math.floor(index / columns) * block];
    return wrapUnit(
      19,
      encodeSlice(index, addressBits, (x, y) => colorAt(left + x, top + y)),
    );
  });
  return {
    parameters: [
      wrapUnit(32, encodeVideoParameters()),
      wrapUnit(33, encodeSequenceParameters(claims.width, claims.height)),
      wrapUnit(34, encodePictureParameters()),
    ],
    data: Buffer.concat(slices.flatMap((bytes) => [encodeLength(bytes), bytes])),
  };
}

function encodeLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return length;
}

/** Wraps a NAL unit: adds its header, and escapes what looks like the start of another unit (7.4.2). */
function wrapUnit(type: number, payload: Buffer): Buffer {
  const bytes = [type << 1, 1];
  let zeros = 0;
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}

/** Writes the Main Still Picture profile, at a level that allows any size (7.3.3). */
function writeProfile(bits: BitWriter): void {
  bits.write(8, 3).write(32, 0x7000_0000);
  bits.write(4, 0b1001).write(22, 0).write(22, 0).write(8, 186);
}

/** 7.3.2.1 */
function encodeVideoParameters(): Buffer {
  const bits = new BitWriter().write(4, 0).write(2, 3).write(6, 0).write(3, 0).write(1, 1).write(16, 0xffff);
  writeProfile(bits);
  bits.write(1, 1).unsigned(0, 0, 0);
  return bits.write(6, 0).unsigned(0).write(2, 0).end();
}

/** 7.3.2.2 */
function encodeSequenceParameters(width: number, height: number): Buffer {
  const bits = new BitWriter().write(4, 0).write(3, 0).write(1, 1);
  writeProfile(bits);
  bits.unsigned(0, 1, width, height).write(1, 0);
  bits.unsigned(0, 0, 0).write(1, 1).unsigned(0, 0, 0);
  // Coding blocks of 16, transforms of 4 to 16, no further splits.
  bits.unsigned(1, 0, 0, 2, 0, 0).write(3, 0);
  // PCM samples of 8 bits in blocks of 16, without loop filters.
  bits.write(1, 1).write(4, 7).write(4, 7).unsigned(1, 0).write(1, 1);
  return bits.unsigned(0).write(3, 0).write(2, 0).end();
}

/** 7.3.2.3, without filters between blocks. */
function encodePictureParameters(): Buffer {
  const bits = new BitWriter().unsigned(0, 0).write(7, 0).unsigned(0, 0, 0);
  bits.write(3, 0).unsigned(0, 0).write(6, 0);
  return bits.write(1, 0).write(3, 0b101).write(2, 0).unsigned(0).write(2, 0).end();
}

/** 7.3.6 and 7.3.8, with one block of PCM samples. */
function encodeSlice(index: number, addressBits: number, colorAt: (x: number, y: number) => Yuv): Buffer {
  const bits = new BitWriter().write(2, index === 0 ? 0b10 : 0).unsigned(0);
  if (index > 0) bits.write(addressBits, index);
  const head = bits.unsigned(2, 0).end();
  // Arithmetic-coded bits: the block is not split and has PCM samples. After the samples: this was the last
  // block.
  const [plain, last] = [Buffer.from([0x86, 0x80]), Buffer.from([0xfe, 0x80])];
  return Buffer.concat([head, plain, encodeSamples(block, 1, 0, colorAt), encodeChroma(colorAt), last]);
}

function encodeChroma(colorAt: (x: number, y: number) => Yuv): Buffer {
  return Buffer.concat([encodeSamples(block / 2, 2, 1, colorAt), encodeSamples(block / 2, 2, 2, colorAt)]);
}

function encodeSamples(
  side: number,
  step: number,
  plane: 0 | 1 | 2,
  colorAt: (x: number, y: number) => Yuv,
): Buffer {
  return Buffer.from(
    Array.from(
      { length: side * side },
      (_, at) => colorAt((at % side) * step, Math.floor(at / side) * step)[plane],
    ),
  );
}
