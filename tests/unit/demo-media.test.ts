import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictures } from '../../drawings/catalogue.ts';
import { type } from '../../drawings/type.ts';

const folder = path.join(import.meta.dirname, '../../src/seed/media');
const files = readdirSync(folder);

it('has every picture that is drawn, and none that is not', () => {
  const drawn = pictures.map(({ file }) => file);
  expect(files.filter((file) => !file.endsWith('.webm')).sort()).toEqual([...drawn].sort());
});

it('weighs no more than 8.6 MB, the English pictures included', () => {
  const total = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  expect(total).toBeLessThan(8.6 * 1024 * 1024);
});

const nights = files.filter((file) => file.endsWith('-night.jpg'));

it.each(nights)('%s lies on the drawing of the day', async (file) => {
  const sizes = await Promise.all(
    [file, file.replace('-night', '')].map(async (each) => {
      const { width, height } = await sharp(path.join(folder, each)).metadata();
      return { width, height };
    }),
  );
  expect(sizes[0]).toEqual(sizes[1]);
});

const look = { size: 100, colour: '#000000' };

/** Where the glyphs of a line stand, in thousandths of the size. */
function places(line: string): number[] {
  return [...line.matchAll(/translate\(([\d.]+) 0\)/g)].map(([, x]) => Number(x));
}

it('sets figures as wide as each other where they stand in columns, and else as the typeface has them', () => {
  const columns = { ...look, figures: 'tabular' } as const;
  expect(places(type('1111', 0, 0, columns))).toEqual(places(type('0808', 0, 0, columns)));
  expect(places(type('1111', 0, 0, look))).not.toEqual(places(type('0808', 0, 0, look)));
});

it('draws no line that runs out of its place, nor one with a letter that the typeface has not', () => {
  expect(() => type('Keer om 14:20', 0, 0, { ...look, within: 400 })).toThrow('has 400');
  expect(() => type('潮', 0, 0, look)).toThrow('no letter');
});
