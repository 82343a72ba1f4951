import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createMovingPicture } from '../../../tests/support/media-test-app.ts';
import { withSinglePlay } from './gif-player.ts';

it.each(['gif', 'webp'] as const)(
  'an animated %s can be made to play once without changing its frames or size',
  async (format) => {
    const bytes = new Uint8Array(await createMovingPicture(format, 4));
    const before = bytes.slice();
    const once = withSinglePlay(bytes);
    const { loop, pages, delay } = await sharp(bytes).metadata();
    expect(loop).toBe(0);
    expect(await sharp(once).metadata()).toMatchObject({ loop: 1, pages, delay });
    expect(bytes).toEqual(before);
    expect(once).toHaveLength(bytes.length);
  },
);

it('a still WebP is unchanged', async () => {
  const still = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  const bytes = new Uint8Array(still);
  expect(withSinglePlay(bytes)).toBe(bytes);
});

it('a GIF without a loop is unchanged', () => {
  const bytes = new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61]);
  expect(withSinglePlay(bytes)).toBe(bytes);
});
