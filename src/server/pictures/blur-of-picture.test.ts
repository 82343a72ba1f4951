import sharp from 'sharp';
import { expect, it } from 'vitest';
import { getBlurColors } from '#content/media/blur.ts';
import { computeBlur } from './inspect-picture.ts';

/** Black squares alternating with a colour, a sixth of the image wide. */
function squares(color: readonly number[]): Promise<Buffer> {
  const [width, height] = [480, 320];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const isBlack = (Math.floor((at % width) / 80) + Math.floor(at / width / 80)) % 2 === 0;
    for (const [channel, value] of color.entries()) pixels[at * 3 + channel] = isBlack ? 0 : value;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

it('computeBlur averages light: a black and white checkerboard becomes light grey', async () => {
  const colors = getBlurColors(await computeBlur(sharp(await squares([255, 255, 255]))));
  expect(colors).toHaveLength(6);
  // Half of the light is 188 of 255 (CSS Color 4, 10.2); half of the value would be 128.
  for (const color of colors) expect(Math.abs(Number.parseInt(color.slice(1, 3), 16) - 188)).toBeLessThan(8);
});

it('computeBlur keeps the colour of a single-coloured image', async () => {
  const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#1f6fb4' } }).png();
  expect(new Set(getBlurColors(await computeBlur(picture)))).toEqual(new Set(['#1f6fb4']));
});
