import { expect, it } from 'vitest';
import type { SiteFont } from '#content/look/site-font.ts';
import { bundledFonts } from './bundled-fonts.ts';
import { buildArrowsCss, hasArrows } from './fonts.ts';

const [instrumentSans, newsreader] = bundledFonts;
const tokens = (text: string, heading = text) => ({ text, heading });

it('adds arrows to each family of the product that a page uses', () => {
  const css = buildArrowsCss(tokens('"Newsreader"', '"Instrument Sans"'), bundledFonts);
  expect(css.match(/font-family:"[^"]+"/g)).toEqual([
    `font-family:"${instrumentSans?.family}"`,
    `font-family:"${newsreader?.family}"`,
  ]);
  expect(css).toContain('unicode-range:U+2190,U+2192,U+2197');
});

it('leaves the studio’s own fonts their own arrows', () => {
  if (!instrumentSans) throw new Error('No font comes with the product');
  const own: SiteFont = { ...instrumentSans, family: 'Own Sans' };
  expect(buildArrowsCss(tokens('"Own Sans"'), [...bundledFonts, own])).toBe('');
});

it.each([
  ['<p>34 → 9</p>', true],
  ['<p>34 tot 9</p>', false],
])('finds the arrows of %s', (html, has) => {
  expect(hasArrows(html)).toBe(has);
});
