import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { siteFontCharacters } from '#server/pictures/fonts/site-characters.ts';
import { makeSiteFonts } from '../../scripts/lib/site-font.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

const isSameJson = (one: Buffer, other: Buffer) =>
  isDeepStrictEqual(JSON.parse(one.toString()), JSON.parse(other.toString()));

it('the fonts of the public site match the output of their script and stay small', async () => {
  for (const { name, bytes } of await makeSiteFonts()) {
    const committed = file(`src/site/fonts/${name}`);
    const isSame = name.endsWith('.json') ? isSameJson(committed, bytes) : committed.equals(bytes);
    expect(isSame, `${name}: run \`npm run site:font\``).toBe(true);
    expect(bytes.length, name).toBeLessThanOrEqual(32_000);
  }
  expect(file('src/site/fonts/instrument-sans.woff2').length).toBeLessThanOrEqual(26_000);
});

it.each([
  ['the site’s Dutch', file('src/i18n/nl.ts').toString()],
  ['the site’s English', file('src/i18n/en.ts').toString()],
])('the fonts contain every character of %s', (_what, text) => {
  const missing = [...new Set(text)].filter((letter) => letter > ' ' && !siteFontCharacters.includes(letter));
  expect(missing).toEqual([]);
});
