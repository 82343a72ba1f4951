import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createMovingPicture } from '../../../tests/support/media-test-app.ts';
import { fc } from '../../../tests/support/properties.ts';
import type { PictureType } from './picture-type.ts';
import { stripMetadata } from './strip-metadata.ts';

const secret = 'Somebody at 52.3676 north';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secret}"/></rdf:RDF></x:xmpmeta>`;

function rendering(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * 7 + (index >> 9)) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

type Format = Exclude<PictureType, 'gif'>;

/** An image with all metadata that cameras write, rotated, with a colour profile. */
function taken(
  format: Format,
  orientation = 6,
  width = 60,
  height = 40,
  progressive = false,
): Promise<Buffer> {
  const settings = format === 'avif' ? { lossless: true, effort: 0 } : { progressive };
  return rendering(width, height)
    .toFormat(format, settings)
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: secret }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } })
    .withXmp(xmp)
    .withMetadata({ orientation, icc: 'p3' })
    .toBuffer();
}

async function seen(bytes: Buffer) {
  const [pixels, upright, metadata] = await Promise.all([
    sharp(bytes, { animated: true }).raw().toBuffer(),
    sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true }),
    sharp(bytes).metadata(),
  ]);
  const { icc, orientation = 1, width, height, pages, delay, loop } = metadata;
  const size = [upright.info.width, upright.info.height];
  return { pixels, upright: upright.data, size, icc, orientation, width, height, pages, delay, loop };
}

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s', (format) => {
  test('loses author and location, and looks the same', async () => {
    const before = await taken(format);
    expect((await sharp(before).metadata()).exif).toBeDefined();
    expect(before.includes(secret)).toBe(true);
    const after = stripMetadata(format, before);
    const { exif, xmp, iptc, comments } = await sharp(after).metadata();
    expect(after.includes(secret)).toBe(false);
    expect(exif?.includes('GPS') ?? false).toBe(false);
    expect([xmp?.some((byte) => byte !== 0) ?? false, iptc, comments]).toEqual([false, undefined, undefined]);
    expect(await seen(after)).toEqual(await seen(before));
  });

  test('looks the same at any size and orientation, and does not change when stripped again', async () => {
    const side = fc.integer({ min: 1, max: 80 });
    const turned = fc.integer({ min: 1, max: 8 });
    await fc.assert(
      fc.asyncProperty(side, side, turned, fc.boolean(), async (width, height, orientation, progressive) => {
        const before = await taken(format, orientation, width, height, progressive);
        const after = stripMetadata(format, before);
        expect(await seen(after)).toEqual(await seen(before));
        expect(stripMetadata(format, after)).toEqual(after);
        expect(after.includes(secret)).toBe(false);
      }),
      { numRuns: 12 },
    );
  });
});

describe('a JPEG', () => {
  const segment = (marker: number, content: string) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, Buffer.from(content, 'latin1')]);
  };

  test('loses comments, IPTC, thumbnails, application data and trailing bytes', async () => {
    const plain = await rendering(60, 40).jpeg().toBuffer();
    const before = Buffer.concat([
      plain.subarray(0, 2),
      segment(0xfe, secret),
      segment(0xed, `Photoshop 3.0\0${secret}`),
      segment(0xe2, `MPF\0${secret}`),
      segment(0xe0, `JFXX\0${secret}`),
      segment(0xe5, secret),
      plain.subarray(2),
      Buffer.from(`\xff\xd8 a second picture ${secret}`, 'latin1'),
    ]);
    expect(stripMetadata('jpeg', before)).toEqual(plain);
  });
});

test('a PNG loses its text chunks, including compressed ones', async () => {
  const plain = await rendering(60, 40).png().toBuffer();
  const chunk = (type: string, content: string) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, Buffer.from(type + content, 'latin1'), Buffer.alloc(4)]);
  };
  const texts = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt'].map((type) => chunk(type, `Author\0${secret}`));
  const before = Buffer.concat([plain.subarray(0, 33), ...texts, plain.subarray(33), Buffer.from(secret)]);
  expect(stripMetadata('png', before)).toEqual(plain);
});

test('a GIF loses comments and XMP, and keeps its animation', async () => {
  const plain = await createMovingPicture('gif', 4);
  const block = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
  const end = Buffer.from([0]);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), block(secret), block(secret), end]);
  const xmpHead = Buffer.concat([Buffer.from([0x21, 0xff]), block('XMP DataXMP'), block(secret), end]);
  const head = 13 + ((plain[10] ?? 0) & 0x80 ? 3 * 2 ** (((plain[10] ?? 0) & 7) + 1) : 0);
  const before = Buffer.concat([
    plain.subarray(0, head),
    comment,
    xmpHead,
    plain.subarray(head),
    Buffer.from(secret),
  ]);
  const after = stripMetadata('gif', before);
  expect(after.includes(secret)).toBe(false);
  expect(await seen(after)).toEqual(await seen(plain));
});

test('an animated WebP keeps its animation', async () => {
  const before = await createMovingPicture('webp', 4);
  expect(await seen(stripMetadata('webp', before))).toEqual(await seen(before));
});

test('stripMetadata returns an image or throws an error for any bytes', () => {
  const heads = {
    jpeg: 'ffd8ffe0',
    png: '89504e470d0a1a0a',
    webp: '52494646ffffffff57454250',
    gif: '474946383961',
    avif: '0000001c66747970617669660000000000000000',
  } as const;
  for (const [type, head] of Object.entries(heads)) {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (rest) => {
        const bytes = Buffer.concat([Buffer.from(head, 'hex'), rest]);
        try {
          expect(stripMetadata(type as PictureType, bytes).length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  }
});
