import sharp, { type Color } from 'sharp';
import { it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { expectSameVideo, readVideo } from '../../../tests/support/same-video.ts';
import { lightenGif } from './encode-picture.ts';

/** A frame with a moving mark. */
async function frame(background: Color, index: number): Promise<Buffer> {
  const canvas = (width: number, height: number, color: Color) =>
    sharp({ create: { width, height, channels: 4, background: color } }).png();
  const mark = await canvas(3, 3, '#fff').toBuffer();
  return canvas(24, 20, background)
    .composite([{ input: mark, left: index * 4, top: index * 3 }])
    .toBuffer();
}

it('lightenGif returns the same animation for any GIF, including transparent ones', async () => {
  const color = fc.record({
    r: fc.integer({ min: 0, max: 255 }),
    g: fc.integer({ min: 0, max: 255 }),
    b: fc.integer({ min: 0, max: 255 }),
    alpha: fc.constantFrom(0, 1),
  });
  const videos = fc.record({
    colors: fc.array(color, { minLength: 2, maxLength: 5 }),
    loop: fc.constantFrom(0, 1, 3),
    delay: fc.integer({ min: 2, max: 60 }).map((hundredths) => hundredths * 10),
  });
  await fc.assert(
    fc.asyncProperty(videos, async ({ colors, loop, delay }) => {
      const frames = await Promise.all(colors.map(frame));
      const gif = await sharp(frames, { join: { animated: true } })
        .gif({ loop, delay: frames.map(() => delay) })
        .toBuffer();
      const lighter = await lightenGif(gif);
      if (lighter) expectSameVideo(await readVideo(gif), await readVideo(lighter));
    }),
    { numRuns: 20 },
  );
});
