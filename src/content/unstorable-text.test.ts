import { expect, it } from 'vitest';
import { fc } from '../../tests/support/properties.ts';
import { unstorableTexts } from './unstorable-text.ts';

it('finds what is no text at any depth, in names of properties too', () => {
  const issues = unstorableTexts({
    title: { nl: 'a\0b' },
    overview: [{ id: 'x', items: ['goed', '\ud800'] }, { 'na\udc00am': { '\0': '\0' } }],
  });
  expect(issues.map(({ path, message }) => [path.toWellFormed(), message.slice(0, 5)])).toEqual([
    ['title.nl', 'holds'],
    ['overview[0].items[1]', 'holds'],
    ['overview[1]', 'has a'],
    ['overview[1].na\ufffdam', 'has a'],
    ['overview[1].na\ufffdam.\0', 'holds'],
  ]);
});

it('leaves every text alone that UTF-8 can write', () => {
  // Every code point but NUL, and U+FFFD in the place of what is half of a pair.
  const texts = fc
    .array(fc.integer({ min: 1, max: 0x10ffff }))
    .map((codes) => String.fromCodePoint(...codes).toWellFormed());
  fc.assert(
    fc.property(texts, (text) => {
      expect(unstorableTexts({ [text]: [text, { inner: text }] })).toEqual([]);
    }),
  );
});
