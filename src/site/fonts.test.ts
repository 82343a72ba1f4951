import { expect, it } from 'vitest';
import type { SiteFont } from '#content/look/site-font.ts';
import { bundledFonts } from './bundled-fonts.ts';
import { buildArrowsCss, hasArrows } from './fonts.ts';

const [instrumentSans, newsreader] = bundledFonts;
const tokens = (text: string, heading = text) => ({ text, heading });

it('buildArrowsCss adds arrows to every bundled font family that a page uses', () => {
  const css = buildArrowsCss(tokens('"Newsreader"', '"Instrument Sans"'), bundledFonts);
  expect(css.match(/font-family:"[^"]+"/g)).toEqual([
    `font-family:"${instrumentSans?.family}"`,
    `font-family:"${newsreader?.family}"`,
  ]);
  expect(css).toContain('unicode-range:U+2190,U+2192,U+2197');
});

it('buildArrowsCss adds no arrows to the studio’s own fonts', () => {
  if (!instrumentSans) throw new Error('No font comes with the product');
  const own: SiteFont = { ...instrumentSans, family: 'Own Sans' };
  expect(buildArrowsCss(tokens('"Own Sans"'), [...bundledFonts, own])).toBe('');
});

it.each([
  ['<p>34 → 9</p>', true],
  ['<p>34 tot 9</p>', false],
])('hasArrows tells whether there are arrows in %s', (html, has) => {
  expect(hasArrows(html)).toBe(has);
});
