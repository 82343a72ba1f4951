import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { playedOnce } from './gif-player.ts';

const folder = join(import.meta.dirname, '../../seed/media');
const gifs = readdirSync(folder).filter((file) => file.endsWith('.gif'));

it.each(gifs)('%s can be played once, and is the same picture', async (file) => {
  const bytes = new Uint8Array(readFileSync(join(folder, file)));
  const before = bytes.slice();
  const once = playedOnce(bytes);
  expect((await sharp(bytes).metadata()).loop).toBe(0);
  const { loop, pages, delay } = await sharp(once).metadata();
  expect(loop).toBe(1);
  expect({ pages, delay }).toMatchObject({ pages: delay?.length });
  expect(bytes).toEqual(before);
  expect(once).toHaveLength(bytes.length);
});

it.each(gifs)('so can the lighter form of %s', async (file) => {
  const lighter = await sharp(readFileSync(join(folder, file)), { animated: true })
    .webp({ lossless: true })
    .toBuffer();
  const bytes = new Uint8Array(lighter);
  const once = playedOnce(bytes);
  const [before, after] = [await sharp(bytes).metadata(), await sharp(once).metadata()];
  expect([before.loop, after.loop]).toEqual([0, 1]);
  expect([after.pages, after.delay]).toEqual([before.pages, before.delay]);
});

it('a WebP that stands still stays as it is', async () => {
  const still = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .webp()
    .toBuffer();
  const bytes = new Uint8Array(still);
  expect(playedOnce(bytes)).toBe(bytes);
});

it('a gif that never repeated stays as it is', () => {
  const bytes = new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61]);
  expect(playedOnce(bytes)).toBe(bytes);
});
