import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(first.charCodeAt(0) + index),
  ).join('');

/** ASCII, the accented letters of Dutch, English and the names of their neighbours, and the signs of good typography. */
export const siteFontCharacters = [
  range(' ', '~'),
  range('À', 'ÿ').replace(/[÷ÐðÞþÝýÿ]/g, ''),
  '\u00a0\u00ad–—‘’‚“”„…•·€™©®°²→↗←',
].join('');

/**
 * The site's one font as WOFF2: Instrument Sans, variable from the regular to the strong weight of
 * `ui/tokens.ts`, with these characters alone.
 */
export async function makeSiteFont(): Promise<Buffer> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  );
  return subsetFont(readFileSync(source), siteFontCharacters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  });
}
