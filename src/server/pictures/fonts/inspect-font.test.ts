import { deflateSync } from 'node:zlib';
import { convert } from 'fontverter';
import { describe, expect, it } from 'vitest';
import { makeFont, packTables, readTables } from '../../../../tests/support/make-font.ts';
import { FontError } from './font-limits.ts';
import { inspectFont } from './inspect-font.ts';
import { measureFont } from './measure-font.ts';
import { siteFontCharacters } from './site-characters.ts';
import { unpackFont } from './unpack-font.ts';

const plain = await makeFont({ family: 'Vitrine Test' });

describe('an uploaded font', () => {
  it.each([
    ['TTF', () => plain],
    ['WOFF', () => convert(plain, 'woff')],
    ['WOFF2', () => convert(plain, 'woff2')],
  ])('is read from %s and subset to the characters of the site', async (_kind, file) => {
    const font = await inspectFont(await file());
    expect(font).toMatchObject({
      family: 'Vitrine Test',
      category: 'serif',
      style: 'normal',
      weight: [400, 600],
      ascent: 0.735,
      descent: 0.265,
      missing: '',
      embedding: 'free',
      whole: false,
    });
    expect(font.widths.map((width) => Math.round(width * 1000))).toEqual([420, 429, 440]);
    const cut = measureFont(await unpackFont(font.woff2));
    expect(
      [...siteFontCharacters.replace(/[→↗←]/g, '')].filter(
        (letter) => !cut.characters.has(letter.codePointAt(0) ?? 0),
      ),
    ).toEqual([]);
    expect(font.woff2.length).toBeLessThan(40_000);
  });

  it.each([
    [0x2, 'restricted', false],
    [0x4, 'preview', false],
    [0x8, 'editable', false],
    [0x100, 'free', true],
  ] as const)('reports its embedding rights (%i)', async (rights, embedding, whole) => {
    expect(await inspectFont(await makeFont({ family: 'Rechten', rights }))).toMatchObject({
      embedding,
      whole,
    });
  });
});

describe('the family name of a font', () => {
  it.each([
    ['Gracht SemiBold', {}, 'Gracht'],
    ['Gracht Semi Bold', {}, 'Gracht'],
    ['Gracht-Medium', {}, 'Gracht'],
    // The font has no weight of that name, so it is part of the family name.
    ['Gracht Black', {}, 'Gracht Black'],
    ['Gracht Italic', {}, 'Gracht Italic'],
    ['Light', {}, 'Light'],
    ['Gracht SemiBold', { typographicFamily: 'Gracht Text' }, 'Gracht Text'],
    ['Gracht SemiBold', { typographicFamily: 'Gracht Medium' }, 'Gracht Medium'],
  ])('omits the weight of the file: %s, %j', async (family, more, expected) => {
    expect((await inspectFont(await makeFont({ family, ...more }))).family).toBe(expected);
  });
});

const readSentence = (file: Buffer | Promise<Buffer>) =>
  Promise.resolve(file)
    .then(inspectFont)
    .then(
      () => 'taken',
      (error: unknown) => (error instanceof FontError ? error.message : `failed: ${error}`),
    );

const withTable = (tag: string, table: Buffer) => packTables(new Map([...readTables(plain), [tag, table]]));

describe('an unusable font file', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1'), /Only fonts/],
    ['nothing much', () => Buffer.from('OT'), /Only fonts/],
    ['a collection', () => Buffer.concat([Buffer.from('ttcf'), plain]), /collection/],
    ['the begin of one', () => plain.subarray(0, 2000), /damaged|letters|measures/],
    ['the begin of a WOFF2', async () => (await convert(plain, 'woff2')).subarray(0, 5000), /damaged/],
    ['the begin of a WOFF', async () => (await convert(plain, 'woff')).subarray(0, 5000), /damaged/],
    ['a head alone', () => plain.subarray(0, 12), /damaged|letters|measures/],
    ['one without letters', () => withTable('cmap', Buffer.alloc(4)), /letters|damaged/],
    ['one without a name', () => makeFont({ family: '"<>' }), /This font has no name/],
    ['one of no size', () => withTable('hhea', Buffer.alloc(36)), /measures|damaged|taken/],
  ])('is rejected with a message: %s', async (_what, file, sentence) => {
    expect(await readSentence(file())).toMatch(sentence);
  });

  it('is rejected if it is a WOFF with a table that is larger than stated, or huge', async () => {
    const bomb = woffWith(deflateSync(Buffer.alloc(50_000_000)), 1000);
    expect(await readSentence(bomb)).toMatch(/damaged/);
    expect(await readSentence(woffWith(deflateSync(Buffer.alloc(50_000_000)), 50_000_000))).toMatch(
      /larger than 24 MB/,
    );
  });

  it('is rejected if it is a WOFF2 that states a huge size', async () => {
    const file = Buffer.from(await convert(plain, 'woff2'));
    // The first entry of the table directory: five bytes that state 4 GB.
    const huge = Buffer.concat([
      file.subarray(0, 49),
      Buffer.from([0x8f, 0xff, 0xff, 0xff, 0x7f]),
      file.subarray(49),
    ]);
    expect(await readSentence(huge)).toMatch(/larger than 24 MB|damaged/);
  });

  it('is read or rejected with a message if it is damaged anywhere', async () => {
    for (let step = 0; step < 60; step += 1) {
      const damaged = Buffer.from(plain);
      for (let byte = 0; byte < 40; byte += 1) {
        const at = (step * 7919 + byte * 104_729) % damaged.length;
        damaged[at] = (damaged[at] ?? 0) ^ (1 + ((step + byte) % 255));
      }
      expect(await readSentence(damaged)).not.toMatch(/^failed/);
    }
  });
});

/** A WOFF with one table. */
function woffWith(table: Buffer, size: number): Buffer {
  const head = Buffer.alloc(64);
  head.write('wOFF', 0, 'latin1');
  head.writeUInt32BE(0x00010000, 4);
  head.writeUInt16BE(1, 12);
  head.write('glyf', 44, 'latin1');
  head.writeUInt32BE(64, 48);
  head.writeUInt32BE(table.length, 52);
  head.writeUInt32BE(size, 56);
  return Buffer.concat([head, table]);
}

it.each([
  ['instrument-sans', 'sans-serif'],
  ['hanken-grotesk', 'sans-serif'],
  ['nunito', 'sans-serif'],
  ['newsreader', 'serif'],
])('inspectFont recognises %s as %s by its letters', async (slug, category) => {
  expect(await inspectFont(await makeFont({ family: 'Zonder naam' }, slug))).toMatchObject({ category });
});
