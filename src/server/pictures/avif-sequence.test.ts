import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writeAvifSequence } from '../../../tests/support/write-avif-sequence.ts';
import { readAvifSequence } from './avif-sequence.ts';
import { encodeVariant } from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { stripMetadata } from './strip-metadata.ts';

it.each(['avis', 'avif', 'msf1'])(
  'an animated AVIF is recognised, also if its first brand is %s',
  async (brand) => {
    const moving = await writeAvifSequence({ brand, pace: 250 });
    const facts = await inspectPicture(moving);
    expect(facts).toMatchObject({
      type: 'avif',
      width: 64,
      height: 48,
      animated: true,
      frames: 3,
      duration: 750,
    });
    expect(facts.blur).toMatch(/^[0-9a-f]{36}$/);
  },
);

it('a still AVIF is not animated', async () => {
  const still = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .avif()
    .toBuffer();
  expect(await inspectPicture(still)).toMatchObject({ type: 'avif', animated: false });
});

it('a JPEG variant of an animated AVIF is a still image', async () => {
  const jpeg = await encodeVariant(await writeAvifSequence(), { quality: 75, format: 'jpg' }, 'quick');
  const [red = 0, green = 0] = await sharp(jpeg).raw().toBuffer();
  expect([red > 150, green < 80]).toEqual([true, true]);
});

it('the description in the video track of an animated AVIF is stripped, and nothing else', async () => {
  const moving = await writeAvifSequence({ description: Buffer.from('taken by Somebody in Amsterdam') });
  const stripped = stripMetadata('avif', moving);
  expect(stripped.includes('Amsterdam')).toBe(false);
  expect(stripped).toHaveLength(moving.length);
  expect(readAvifSequence(stripped)).toEqual({ frames: 3, duration: 600 });
  expect(stripMetadata('avif', stripped)).toEqual(stripped);
});

it('a truncated animated AVIF never makes the reader throw, and is rejected as damaged', async () => {
  const moving = await writeAvifSequence();
  for (let length = 0; length < moving.length; length += 7) {
    const cut = moving.subarray(0, length);
    expect(() => readAvifSequence(cut)).not.toThrow();
  }
  await expect(inspectPicture(moving.subarray(0, 200))).rejects.toThrow('damaged');
});
