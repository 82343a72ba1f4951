import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Color } from 'sharp';
import { expect, it } from 'vitest';
import { sampleOf } from '../../../tests/support/long-run.ts';
import { fc } from '../../../tests/support/properties.ts';
import { lightenGif } from './encode-variant.ts';

const folder = join(import.meta.dirname, '../../seed/media');
const gifs = readdirSync(folder).filter((file) => file.endsWith('.gif'));

interface Film {
  readonly frames: readonly Buffer[];
  /** When each begins, and when the last one ends, in ms. */
  readonly times: readonly number[];
  readonly loop: number | undefined;
}

async function filmOf(bytes: Buffer): Promise<Film> {
  const { data, info } = await sharp(bytes, { animated: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { delay = [], loop } = await sharp(bytes).metadata();
  const size = info.width * (info.pageHeight ?? info.height) * 4;
  const frames = Array.from({ length: data.length / size }, (_, index) =>
    opaque(data.subarray(index * size, (index + 1) * size)),
  );
  const times = [0];
  for (const time of delay) times.push((times.at(-1) ?? 0) + time);
  return { frames, times, loop };
}

/** Where nothing is to be seen, any colour is as good. */
function opaque(pixels: Buffer): Buffer {
  const seen = Buffer.from(pixels);
  for (let at = 3; at < seen.length; at += 4) if (seen[at] === 0) seen.fill(0, at - 3, at);
  return seen;
}

/** The frame that shows at a moment. */
const frameAt = ({ frames, times }: Film, moment: number) =>
  frames[times.findLastIndex((time) => time <= moment)];

function expectSame(one: Film, other: Film): void {
  expect(other.times.at(-1)).toBe(one.times.at(-1));
  expect(other.loop).toBe(one.loop);
  for (const time of one.times.slice(0, -1)) {
    const [shown, kept] = [frameAt(one, time), frameAt(other, time)];
    expect(shown && kept?.equals(shown), `the frame at ${time} ms`).toBe(true);
  }
  const [last, lastKept] = [one.frames.at(-1), other.frames.at(-1)];
  expect(last && lastKept?.equals(last), 'the last frame').toBe(true);
}

it.each(sampleOf(gifs, 3))('%s becomes lighter and shows the same at every moment', async (name) => {
  const gif = readFileSync(join(folder, name));
  const lighter = await lightenGif(gif);
  if (!lighter) throw new Error('It did not become lighter.');
  expect(lighter.length).toBeLessThan(gif.length);
  expectSame(await filmOf(gif), await filmOf(lighter));
});

/** A colour with a mark that wanders. */
async function frame(background: Color, index: number): Promise<Buffer> {
  const canvas = (width: number, height: number, color: Color) =>
    sharp({ create: { width, height, channels: 4, background: color } }).png();
  const mark = await canvas(3, 3, '#fff').toBuffer();
  return canvas(24, 20, background)
    .composite([{ input: mark, left: index * 4, top: index * 3 }])
    .toBuffer();
}

it('so does any gif that becomes lighter, see-through ones too', async () => {
  const color = fc.record({
    r: fc.integer({ min: 0, max: 255 }),
    g: fc.integer({ min: 0, max: 255 }),
    b: fc.integer({ min: 0, max: 255 }),
    alpha: fc.constantFrom(0, 1),
  });
  const films = fc.record({
    colors: fc.array(color, { minLength: 2, maxLength: 5 }),
    loop: fc.constantFrom(0, 1, 3),
    delay: fc.integer({ min: 2, max: 60 }).map((hundredths) => hundredths * 10),
  });
  await fc.assert(
    fc.asyncProperty(films, async ({ colors, loop, delay }) => {
      const frames = await Promise.all(colors.map(frame));
      const gif = await sharp(frames, { join: { animated: true } })
        .gif({ loop, delay: frames.map(() => delay) })
        .toBuffer();
      const lighter = await lightenGif(gif);
      if (lighter) expectSame(await filmOf(gif), await filmOf(lighter));
    }),
    { numRuns: 20 },
  );
});
