import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPhonePicture, createPicture } from '../../../tests/support/media-test-app.ts';
import { encodeVariant } from './encode-picture.ts';

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
  ['png', 'png'],
] as const)('encodeVariant encodes %s at the requested width', async (format, found) => {
  const bytes = await encodeVariant(
    await createPicture('png'),
    { size: { width: 320 }, quality: 75, format },
    'quick',
  );
  expect(await sharp(bytes).metadata()).toMatchObject({ format: found, width: 320, height: 240 });
});

test('encodeVariant crops to a box', async () => {
  const size = { width: 320, height: 100 };
  const bytes = await encodeVariant(
    await createPicture('png'),
    { size, quality: 75, format: 'webp' },
    'quick',
  );
  expect(await sharp(bytes).metadata()).toMatchObject(size);
});

test('encodeVariant rotates the image upright and removes its metadata', async () => {
  const taken = await createPhonePicture();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const bytes = await encodeVariant(taken, { size: { width: 320 }, quality: 75, format: 'jpg' }, 'quick');
  const metadata = await sharp(bytes).metadata();
  expect([metadata.width, metadata.height]).toEqual([320, 427]);
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
});

test('encodeVariant turns transparency white in a JPEG', async () => {
  const clear = { width: 8, height: 8, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const png = await sharp({ create: clear }).png().toBuffer();
  const jpg = await encodeVariant(png, { quality: 95, format: 'jpg' }, 'quick');
  expect([...(await sharp(jpg).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('encodeVariant produces more bytes for a higher quality, in every format with qualities', async () => {
  const original = await createPicture('png');
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    const sizes = [];
    for (const quality of [50, 75, 95]) {
      sizes.push((await encodeVariant(original, { size: { width: 320 }, quality, format }, 'quick')).length);
    }
    expect(sizes, format).toEqual(sizes.toSorted((a, b) => a - b));
  }
});

test('encodeVariant does not make an image larger that is already compressed', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 256, height: 256, channels: 3, background: 'grey', noise } as const;
  const photo = await sharp({ create }).webp({ quality: 85 }).toBuffer();
  for (const format of ['avif', 'webp'] as const) {
    const bytes = await encodeVariant(photo, { quality: 95, format }, 'quick');
    expect(bytes.length, format).toBeLessThanOrEqual(photo.length);
  }
});
