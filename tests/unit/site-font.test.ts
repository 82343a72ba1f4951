import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { siteFontCharacters } from '#server/pictures/fonts/site-characters.ts';
import { makeSiteFonts } from '../../scripts/lib/site-font.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

const isSameJson = (one: Buffer, other: Buffer) =>
  isDeepStrictEqual(JSON.parse(one.toString()), JSON.parse(other.toString()));

it('the fonts that visitors get are what the script makes of their packages, and small', async () => {
  for (const { name, bytes } of await makeSiteFonts()) {
    const committed = file(`src/site/fonts/${name}`);
    const isSame = name.endsWith('.json') ? isSameJson(committed, bytes) : committed.equals(bytes);
    expect(isSame, `${name}: run \`npm run site:font\``).toBe(true);
    expect(bytes.length, name).toBeLessThanOrEqual(32_000);
  }
  expect(file('src/site/fonts/instrument-sans.woff2').length).toBeLessThanOrEqual(26_000);
});

it.each([
  ['the site’s words', file('src/site/words.ts').toString()],
  ['the blocks’ words', file('src/blocks/shared/words.ts').toString()],
])('%s is written in letters that they have', (_what, text) => {
  const missing = [...new Set(text)].filter((letter) => letter > ' ' && !siteFontCharacters.includes(letter));
  expect(missing).toEqual([]);
});
