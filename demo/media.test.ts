import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { withSinglePlay } from '../src/blocks/carousel/gif-player.ts';
import { hasWebmHeader, inspectVideo } from '../src/server/media/upload/inspect-video.ts';
import { lightenGif } from '../src/server/pictures/encode-picture.ts';
import { sniffPictureType } from '../src/server/pictures/picture-type.ts';
import { stripMetadata } from '../src/server/pictures/strip-metadata.ts';
import { takeSample } from '../tests/support/long-run.ts';
import { expectSameVideo, readVideo } from '../tests/support/same-video.ts';
import { mediaLimit, pictures } from './drawings/catalogue.ts';
import { type } from './drawings/type.ts';

const folder = path.join(import.meta.dirname, 'media');
const files = readdirSync(folder);

it('the media folder contains exactly the images that are drawn', () => {
  const drawn = pictures.map(({ file }) => file);
  expect(files.filter((file) => !/\.(?:webm|zip)$/.test(file)).sort()).toEqual([...drawn].sort());
});

it('all demo media, including the deck, stay below the size limit', () => {
  const total = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(total).toBeLessThan(mediaLimit);
});

const nights = files.filter((file) => file.endsWith('-night.jpg'));

it.each(nights)('%s has the same size as its daytime drawing', async (file) => {
  const sizes = await Promise.all(
    [file, file.replace('-night', '')].map(async (each) => {
      const { width, height } = await sharp(path.join(folder, each)).metadata();
      return { width, height };
    }),
  );
  expect(sizes[0]).toEqual(sizes[1]);
});

const read = (file: string) => readFileSync(path.join(folder, file));
const gifs = files.filter((file) => file.endsWith('.gif'));

it.each(takeSample(gifs, 3))(
  '%s becomes smaller when re-encoded and looks the same at every moment',
  async (name) => {
    const gif = read(name);
    const lighter = await lightenGif(gif);
    if (!lighter) throw new Error('It did not become lighter.');
    expect(lighter.length).toBeLessThan(gif.length);
    expectSameVideo(await readVideo(gif), await readVideo(lighter));
  },
);

it.each(gifs)('%s can be set to play once, without changes to its frames or size', async (file) => {
  const bytes = new Uint8Array(read(file));
  const before = bytes.slice();
  const once = withSinglePlay(bytes);
  expect((await sharp(bytes).metadata()).loop).toBe(0);
  const { loop, pages, delay } = await sharp(once).metadata();
  expect(loop).toBe(1);
  expect({ pages, delay }).toMatchObject({ pages: delay?.length });
  expect(bytes).toEqual(before);
  expect(once).toHaveLength(bytes.length);
});

it.each(gifs)('a WebP version of %s can be set to play once', async (file) => {
  const lighter = await sharp(read(file), { animated: true }).webp({ lossless: true }).toBuffer();
  const bytes = new Uint8Array(lighter);
  const once = withSinglePlay(bytes);
  const [before, after] = [await sharp(bytes).metadata(), await sharp(once).metadata()];
  expect([before.loop, after.loop]).toEqual([0, 1]);
  expect([after.pages, after.delay]).toEqual([before.pages, before.delay]);
});

it('removing metadata leaves every demo image byte for byte the same', () => {
  for (const name of files) {
    const bytes = read(name);
    const type = sniffPictureType(bytes);
    if (type) expect(stripMetadata(type, bytes).equals(bytes), name).toBe(true);
  }
});

it('the size and duration of the demo video can be read', () => {
  const bytes = read('sample-video-project-film.webm');
  expect(hasWebmHeader(bytes)).toBe(true);
  expect(inspectVideo(bytes)).toEqual({
    type: 'webm',
    width: 960,
    height: 600,
    animated: true,
    duration: 5000,
  });
});

const look = { size: 100, colour: '#000000' };

/** Lists the x of each glyph in a line, in thousandths of the font size. */
function places(line: string): number[] {
  return [...line.matchAll(/translate\(([\d.]+) 0\)/g)].map(([, x]) => Number(x));
}

it('type() draws figures equally wide in columns, and at their natural width otherwise', () => {
  const columns = { ...look, figures: 'tabular' } as const;
  expect(places(type('1111', 0, 0, columns))).toEqual(places(type('0808', 0, 0, columns)));
  expect(places(type('1111', 0, 0, look))).not.toEqual(places(type('0808', 0, 0, look)));
});

it('type() rejects a line that is wider than its space, and characters that the typeface lacks', () => {
  expect(() => type('Keer om 14:20', 0, 0, { ...look, within: 400 })).toThrow('has 400');
  expect(() => type('潮', 0, 0, look)).toThrow('no letter');
});
