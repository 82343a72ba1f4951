import sharp from 'sharp';
import { listAvifBoxes } from '#server/pictures/avif-metadata.ts';
import { writeBox, writeNumbers } from './write-mp4.ts';

interface SequenceOptions {
  readonly width?: number;
  readonly height?: number;
  /** Duration of each frame in ms. */
  readonly pace?: number;
  /** The first brand of the file. */
  readonly brand?: string;
  /** Content of the `udta` boxes of its video and its track. */
  readonly description?: Buffer;
}

/**
 * Writes an animated AVIF (AV1 Image File Format, 4) as encoders do. It has a still image, and a track with a
 * red, a green and a blue frame.
 */
export async function writeAvifSequence({
  width = 64,
  height = 48,
  pace = 200,
  brand = 'avis',
  description,
}: SequenceOptions = {}): Promise<Buffer> {
  const stills = await Promise.all(
    ['#c02020', '#20c020', '#2020c0'].map((background) =>
      sharp({ create: { width, height, channels: 3, background } })
        .avif()
        .toBuffer(),
    ),
  );
  const [first = Buffer.alloc(0)] = stills;
  const frames = stills.map((still) => readBox(still, 'mdat'));
  const settings = first.indexOf('av1C') - 4;
  const av1C = first.subarray(settings, settings + first.readUInt32BE(settings));
  const head = Buffer.from(first);
  head.write(brand, 8, 'latin1');
  const length = pace * frames.length;
  const matrix = writeNumbers(1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30);
  const visual = Buffer.alloc(78);
  visual.writeUInt16BE(1, 6);
  visual.writeUInt16BE(width, 24);
  visual.writeUInt16BE(height, 26);
  visual.writeUInt32BE(0x480000, 28);
  visual.writeUInt32BE(0x480000, 32);
  visual.writeUInt16BE(1, 40);
  visual.writeUInt16BE(24, 74);
  visual.writeInt16BE(-1, 76);
  const writeTrack = (from: number) =>
    writeBox(
      'trak',
      writeBox(
        'tkhd',
        writeNumbers(1, 0, 0, 1, 0, length, 0, 0, 0, 0),
        matrix,
        writeNumbers(width << 16, height << 16),
      ),
      writeBox(
        'mdia',
        writeBox('mdhd', writeNumbers(0, 0, 0, 1000, length, 0x55c40000)),
        writeBox('hdlr', writeNumbers(0, 0), Buffer.from('pict'), Buffer.alloc(13)),
        writeBox(
          'minf',
          writeBox('vmhd', writeNumbers(1, 0, 0)),
          writeBox('dinf', writeBox('dref', writeNumbers(0, 1), writeBox('url ', writeNumbers(1)))),
          writeBox(
            'stbl',
            writeBox('stsd', writeNumbers(0, 1), writeBox('av01', visual, av1C)),
            writeBox('stts', writeNumbers(0, 1, frames.length, pace)),
            writeBox('stsc', writeNumbers(0, 1, 1, frames.length, 1)),
            writeBox('stsz', writeNumbers(0, 0, frames.length, ...frames.map((frame) => frame.length))),
            writeBox('stco', writeNumbers(0, 1, from)),
            writeBox('stss', writeNumbers(0, frames.length, ...frames.map((_, index) => index + 1))),
          ),
        ),
      ),
      ...(description ? [writeBox('udta', description)] : []),
    );
  const writeMovie = (from: number) =>
    writeBox(
      'moov',
      writeBox(
        'mvhd',
        writeNumbers(0, 0, 0, 1000, length, 1 << 16, 0x1000000, 0, 0),
        matrix,
        Buffer.alloc(24),
        writeNumbers(2),
      ),
      writeTrack(from),
      ...(description ? [writeBox('udta', description)] : []),
    );
  const from = head.length + writeMovie(0).length + 8;
  return Buffer.concat([head, writeMovie(from), writeBox('mdat', ...frames)]);
}

function readBox(file: Buffer, type: string): Buffer {
  const part = listAvifBoxes(file, 0, file.length).find((each) => each.type === type);
  if (!part) throw new Error(`The file has no ${type}.`);
  return file.subarray(part.start, part.end);
}
