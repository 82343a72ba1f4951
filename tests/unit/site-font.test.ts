import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoPages } from '#seed/demo/pages.ts';
import { makeSiteFont, siteFontCharacters } from '../../scripts/lib/site-font.ts';

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url));

it('the font that visitors get is what the script makes of its package, and at most 26 kB', async () => {
  const committed = file('src/site/fonts/instrument-sans.woff2');
  expect(committed.equals(await makeSiteFont()), 'run `npm run site:font`').toBe(true);
  expect(committed.length).toBeLessThanOrEqual(26_000);
});

it.each([
  ['the demo', JSON.stringify(demoPages)],
  ['the site’s words', file('src/site/words.ts').toString()],
  ['the blocks’ words', file('src/blocks/shared/words.ts').toString()],
])('%s is written in letters that it has', (_what, text) => {
  const missing = [...new Set(text)].filter((letter) => letter > ' ' && !siteFontCharacters.includes(letter));
  expect(missing).toEqual([]);
});
