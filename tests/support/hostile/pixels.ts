import sharp from 'sharp';
import { createPicture } from '../media-test-app.ts';
import {
  damagedPicture,
  expectKept,
  expectRefused,
  type HostileFile,
  noKind,
  tooManyPixels,
} from './hostile-file.ts';
import { createBomb, writeChunk, writePixels, writePng } from './write-png.ts';

const script = '<script>alert(1)</script>';
const createPng = () => createPicture('png', 64, 48);
const createGif = () => createPicture('gif', 64, 48);
const createJpeg = () => createPicture('jpeg', 64, 48);

/** Returns a file with bytes inserted at an offset. */
const insertBytes = (bytes: Buffer, at: number, ...inside: readonly Buffer[]) =>
  Buffer.concat([bytes.subarray(0, at), ...inside, bytes.subarray(at)]);

/** Writes a GIF (GIF89a) with frames of one pixel each. */
function writeGif(frames: number, width = 1, height = 1): Buffer {
  const head = Buffer.from([
    ...Buffer.from('GIF89a'),
    width & 255,
    width >> 8,
    height & 255,
    height >> 8,
    0x80,
    0,
    0,
  ]);
  const colours = Buffer.from([0, 0, 0, 255, 255, 255]);
  const frame = Buffer.from([
    0x21, 0xf9, 4, 0, 2, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
  ]);
  return Buffer.concat([head, colours, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

function writeRiff(...chunks: readonly Buffer[]): Buffer {
  const inside = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(inside.length);
  return Buffer.concat([Buffer.from('RIFF'), size, inside]);
}

function writeRiffChunk(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(type), size, data, Buffer.alloc(data.length % 2)]);
}

const toUint24 = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255]);

/** Writes an animated WebP (RFC 9649) with frames of one pixel each. */
async function writeWebp(frames: number): Promise<Buffer> {
  const still = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#804020' } })
    .webp({ lossless: true })
    .toBuffer();
  const bits = still.subarray(still.indexOf('VP8L'));
  const at = Buffer.concat([
    toUint24(0),
    toUint24(0),
    toUint24(0),
    toUint24(0),
    toUint24(20),
    Buffer.from([0]),
  ]);
  const canvas = Buffer.concat([Buffer.from([2, 0, 0, 0]), toUint24(0), toUint24(0)]);
  const frame = writeRiffChunk('ANMF', Buffer.concat([at, bits]));
  return writeRiff(
    writeRiffChunk('VP8X', canvas),
    writeRiffChunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  );
}

/** Returns a JPEG whose frame header declares another width and height (ITU T.81, B.2.2). */
function setJpegSides(bytes: Buffer, side: number): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(side, at + 5);
  copy.writeUInt16BE(side, at + 7);
  return copy;
}

function setAvifSides(bytes: Buffer, side: number): Buffer {
  const copy = Buffer.from(bytes);
  const at = copy.indexOf('ispe') + 8;
  copy.writeUInt32BE(side, at);
  copy.writeUInt32BE(side, at + 4);
  return copy;
}

export const hostilePixels: readonly HostileFile[] = [
  {
    name: 'a PNG that says it has 50,000 by 50,000 pixels',
    make: () => writePng({ width: 50_000, height: 50_000, depth: 1 }, writePixels(1000)),
    answer: tooManyPixels,
  },
  {
    name: 'a PNG bomb: 300 MB of pixels in 300 kB',
    make: () => writePng({ width: 50_000, height: 50_000, depth: 1 }, createBomb(300)),
    answer: tooManyPixels,
  },
  {
    name: 'an interlaced giant of 16 bits, which has to be held whole',
    make: () =>
      writePng({ width: 10_000, height: 9900, depth: 16, colour: 6, interlaced: true }, createBomb(760)),
    answer: expectRefused('needs more memory than the site has'),
    takesLong: true,
  },
  {
    name: 'an interlaced giant with hardly a pixel in it',
    make: () => writePng({ width: 9000, height: 9000, colour: 6, interlaced: true }, writePixels(100)),
    answer: damagedPicture,
  },
  {
    name: 'a PNG whose pixels unpack to more than it says',
    make: () => writePng({ width: 8, height: 8 }, createBomb(100)),
    answer: expectKept('image/png'),
  },
  { name: 'a PNG without pixels', make: () => writePng({ width: 8, height: 8 }), answer: damagedPicture },
  {
    name: 'a PNG of no size',
    make: () => writePng({ width: 0, height: 0 }, writePixels(10)),
    answer: damagedPicture,
  },
  {
    name: 'a PNG with a colour type that there is not',
    make: () => writePng({ width: 8, height: 8, colour: 5 }, writePixels(72)),
    answer: damagedPicture,
  },
  {
    name: 'a PNG with a wrong checksum',
    make: async () => {
      const bytes = await createPng();
      const at = bytes.indexOf('IDAT') + 12;
      bytes.writeUInt8(255 - bytes.readUInt8(at), at);
      return bytes;
    },
    answer: damagedPicture,
  },
  {
    name: 'a PNG with a chunk that says it is 4 GB',
    make: async () => {
      const bytes = await createPng();
      bytes.writeUInt32BE(0xffff_ffff, bytes.indexOf('IDAT') - 4);
      return bytes;
    },
    answer: damagedPicture,
  },
  {
    name: 'a PNG of a hundred thousand empty chunks',
    make: () =>
      writePng(
        { width: 8, height: 8 },
        ...Array<Buffer>(100_000).fill(writeChunk('tEXt', Buffer.alloc(0))),
        writePixels(72),
      ),
    answer: expectKept('image/png'),
  },
  {
    name: 'a PNG whose text unpacks without end',
    make: () =>
      writePng(
        { width: 8, height: 8 },
        writeChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), createBomb(100).subarray(8, -4)])),
        writePixels(72),
      ),
    answer: expectKept('image/png'),
  },
  {
    name: 'a PNG with HTML behind its end',
    mimeType: 'text/html',
    make: async () => Buffer.concat([await createPng(), Buffer.from(script)]),
    answer: expectKept('image/png', 'alert'),
  },
  {
    name: 'a PNG with HTML in a comment',
    fileName: 'page.html',
    make: async () =>
      insertBytes(await createPng(), 33, writeChunk('tEXt', Buffer.from(`Comment\0${script}`))),
    answer: expectKept('image/png', 'alert'),
  },
  {
    name: 'SVG in the clothes of a PNG',
    mimeType: 'image/png',
    make: () =>
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(`<svg>${script}</svg>`)]),
    answer: damagedPicture,
  },
  {
    name: 'a GIF that is a script as well',
    fileName: 'script.js',
    mimeType: 'text/javascript',
    make: async () => {
      const bytes = writeGif(1, 0x2a2f, 1);
      return Buffer.concat([bytes, Buffer.from('*/=1;alert(1)')]);
    },
    answer: expectKept('image/gif', 'alert'),
  },
  {
    name: 'a GIF with a script in its comment',
    make: async () => {
      const bytes = await createGif();
      const comment = Buffer.from([0x21, 0xfe, 8, ...Buffer.from('alert(1)'), 0]);
      return Buffer.concat([bytes.subarray(0, -1), comment, Buffer.from([0x3b])]);
    },
    answer: expectKept('image/gif', 'alert'),
  },
  { name: 'a GIF of ten thousand frames', make: () => writeGif(10_000), answer: expectKept('image/gif') },
  {
    name: 'a GIF of ten thousand frames on a large canvas',
    make: () => writeGif(10_000, 4000, 4000),
    answer: expectKept('image/gif'),
  },
  { name: 'a GIF as large as one can be', make: () => writeGif(1, 65_535, 65_535), answer: tooManyPixels },
  { name: 'a GIF without frames', make: () => writeGif(0, 8, 8), answer: damagedPicture },
  {
    name: 'a GIF whose codes end in the middle',
    make: () => Buffer.concat([writeGif(1, 400, 400).subarray(0, -4), Buffer.from([255, 0x44])]),
    answer: damagedPicture,
  },
  {
    name: 'a JPEG that says it has 65,500 by 65,500 pixels',
    make: async () => setJpegSides(await createJpeg(), 65_500),
    answer: tooManyPixels,
  },
  {
    name: 'a JPEG of no size',
    make: async () => setJpegSides(await createJpeg(), 0),
    answer: damagedPicture,
  },
  {
    name: 'a JPEG with HTML in a comment',
    mimeType: 'text/html',
    make: async () => {
      const text = Buffer.from(script);
      return insertBytes(await createJpeg(), 2, Buffer.from([0xff, 0xfe, 0, text.length + 2]), text);
    },
    answer: expectKept('image/jpeg', 'alert'),
  },
  {
    name: 'a JPEG with a ZIP behind it',
    fileName: 'deck.zip',
    mimeType: 'application/zip',
    make: async () => Buffer.concat([await createJpeg(), Buffer.from('PK\x03\x04alert')]),
    answer: expectKept('image/jpeg', 'alert'),
  },
  {
    name: 'a JPEG whose camera data points at itself',
    make: async () => {
      const endless = Buffer.from(
        'Exif\0\0II*\0\x08\0\0\0\x01\0\x69\x87\x04\0\x01\0\0\0\x08\0\0\0\x08\0\0\0',
        'latin1',
      );
      return insertBytes(await createJpeg(), 2, Buffer.from([0xff, 0xe1, 0, endless.length + 2]), endless);
    },
    answer: expectKept('image/jpeg'),
  },
  {
    name: 'a JPEG that begins and says nothing',
    make: () => Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
    answer: damagedPicture,
  },
  { name: 'a WebP of ten thousand frames', make: () => writeWebp(10_000), answer: expectKept('image/webp') },
  {
    name: 'a WebP that says it is as large as one can be',
    make: () => {
      const sides = Buffer.alloc(5);
      sides[0] = 0x2f;
      sides.writeUInt32LE((16_383 | (16_383 << 14)) >>> 0, 1);
      return writeRiff(writeRiffChunk('VP8L', Buffer.concat([sides, Buffer.alloc(64)])));
    },
    answer: damagedPicture,
  },
  {
    name: 'a WebP with HTML in a chunk of its own',
    make: async () => {
      const bytes = await createPicture('webp', 64, 48);
      return writeRiff(bytes.subarray(12), writeRiffChunk('HTML', Buffer.from(script)));
    },
    answer: expectKept('image/webp', 'alert'),
  },
  { name: 'a WebP of no chunks', make: () => writeRiff(), answer: damagedPicture },
  {
    name: 'an AVIF that says it has 50,000 by 50,000 pixels',
    make: async () => setAvifSides(await createPicture('avif', 64, 48), 50_000),
    answer: tooManyPixels,
  },
  {
    name: 'an AVIF of no size',
    make: async () => setAvifSides(await createPicture('avif', 64, 48), 0),
    answer: damagedPicture,
  },
  {
    name: 'an AVIF of nothing but its name',
    make: () => Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'latin1'),
    answer: damagedPicture,
  },
  {
    name: 'a TIFF, which the decoder would read',
    make: () =>
      sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
        .tiff()
        .toBuffer(),
    answer: noKind,
  },
  {
    name: 'a picture of a telescope (FITS), which the decoder may read',
    make: () => Buffer.from('SIMPLE  =                    T'.padEnd(2880)),
    answer: noKind,
  },
];
