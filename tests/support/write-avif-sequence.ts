import sharp from 'sharp';
import { listAvifBoxes } from '#server/pictures/avif-metadata.ts';
import { box, numbers } from './write-mp4.ts';

interface Moving {
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
}: Moving = {}): Promise<Buffer> {
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
  const matrix = numbers(1 << 16, 0, 0, 0, 1 << 16, 0, 0, 0, 1 << 30);
  const visual = Buffer.alloc(78);
  visual.writeUInt16BE(1, 6);
  visual.writeUInt16BE(width, 24);
  visual.writeUInt16BE(height, 26);
  visual.writeUInt32BE(0x480000, 28);
  visual.writeUInt32BE(0x480000, 32);
  visual.writeUInt16BE(1, 40);
  visual.writeUInt16BE(24, 74);
  visual.writeInt16BE(-1, 76);
  const track = (from: number) =>
    box(
      'trak',
      box('tkhd', numbers(1, 0, 0, 1, 0, length, 0, 0, 0, 0), matrix, numbers(width << 16, height << 16)),
      box(
        'mdia',
        box('mdhd', numbers(0, 0, 0, 1000, length, 0x55c40000)),
        box('hdlr', numbers(0, 0), Buffer.from('pict'), Buffer.alloc(13)),
        box(
          'minf',
          box('vmhd', numbers(1, 0, 0)),
          box('dinf', box('dref', numbers(0, 1), box('url ', numbers(1)))),
          box(
            'stbl',
            box('stsd', numbers(0, 1), box('av01', visual, av1C)),
            box('stts', numbers(0, 1, frames.length, pace)),
            box('stsc', numbers(0, 1, 1, frames.length, 1)),
            box('stsz', numbers(0, 0, frames.length, ...frames.map((frame) => frame.length))),
            box('stco', numbers(0, 1, from)),
            box('stss', numbers(0, frames.length, ...frames.map((_, index) => index + 1))),
          ),
        ),
      ),
      ...(description ? [box('udta', description)] : []),
    );
  const movie = (from: number) =>
    box(
      'moov',
      box(
        'mvhd',
        numbers(0, 0, 0, 1000, length, 1 << 16, 0x1000000, 0, 0),
        matrix,
        Buffer.alloc(24),
        numbers(2),
      ),
      track(from),
      ...(description ? [box('udta', description)] : []),
    );
  const from = head.length + movie(0).length + 8;
  return Buffer.concat([head, movie(from), box('mdat', ...frames)]);
}

function readBox(file: Buffer, type: string): Buffer {
  const part = listAvifBoxes(file, 0, file.length).find((each) => each.type === type);
  if (!part) throw new Error(`The file has no ${type}.`);
  return file.subarray(part.start, part.end);
}
