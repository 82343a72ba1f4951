import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listBareUrls, parseTokens } from './parser.ts';

const pieces = [
  'http',
  'https',
  ':',
  '/',
  '//',
  '@',
  'www',
  '.',
  'nl',
  'mailto:',
  ' ',
  'studio',
  'WWW.',
  '(',
  '1',
];

it('the parser links every bare URL, although it does not search every text', () => {
  const isLinked = (text: string) =>
    parseTokens(text).some(({ children }) => children?.some(({ type }) => type === 'link_open'));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), (chosen) => {
      const text = `Zie ${chosen.join('')}`;
      expect(isLinked(text)).toBe(listBareUrls(text).length > 0);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  'https://studio.nl',
  'Zie HTTP://studio.nl/werk.',
  'a@studio.nl',
  'mailto:a@studio.nl',
  'WWW.studio.nl',
])('the parser links %s', (text) => {
  const types = parseTokens(text).flatMap(({ children }) => children?.map(({ type }) => type) ?? []);
  expect(types).toContain('link_open');
});
