import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { cleanText, listUnstorableTexts, normalizeTexts } from './unstorable-text.ts';

it('listUnstorableTexts finds unstorable characters at any depth, also in property names', () => {
  const issues = listUnstorableTexts({
    title: { nl: 'a\0b' },
    overview: [{ id: 'x', items: ['goed', '\ud800'] }, { 'na\udc00am': { '\0': '\0' } }],
  });
  expect(issues.map(({ path, message }) => [path.toWellFormed(), message.split(' ')[0]])).toEqual([
    ['title.nl', 'contains'],
    ['overview[0].items[1]', 'contains'],
    ['overview[1]', 'has'],
    ['overview[1].na\ufffdam', 'has'],
    ['overview[1].na\ufffdam.\0', 'contains'],
  ]);
});

it('listUnstorableTexts reports the code point of the character', () => {
  const issues = listUnstorableTexts(['a\u0007b', 'a\ud83db', 'a\u0092', { 'n\u007f': '' }]);
  expect(issues.map(({ message }) => message)).toEqual([
    'contains a character that cannot be stored (U+0007)',
    'contains a character that cannot be stored (U+D83D)',
    'contains a character that cannot be stored (U+0092)',
    'has a property whose name contains a character that cannot be stored (U+007F)',
  ]);
});

it('listUnstorableTexts accepts every text without control characters', () => {
  // All code points except control characters; a lone surrogate becomes U+FFFD.
  const texts = fc.array(fc.integer({ min: 1, max: 0x10ffff })).map((codes) =>
    String.fromCodePoint(...codes)
      .toWellFormed()
      .replace(/[^\P{Cc}\t\n\r]/gu, ''),
  );
  fc.assert(
    fc.property(texts, (text) => {
      expect(listUnstorableTexts({ [text]: [text, { inner: text }] })).toEqual([]);
    }),
  );
});

it('normalizeTexts converts line and paragraph separators of other programs to line feeds, at any depth', () => {
  const value = {
    title: { nl: 'a\u2028b' },
    overview: [{ items: ['c\vd\u0003e', 'f\u2029g'], n: 1, no: null }],
  };
  expect(normalizeTexts(value)).toEqual({
    title: { nl: 'a\nb' },
    overview: [{ items: ['c\nd\ne', 'f\n\ng'], n: 1, no: null }],
  });
});

it('normalizeTexts returns the same value if there is nothing to change', () => {
  const value = { title: { nl: 'a\nb\r\n\tc' }, overview: [{ items: ['d'] }] };
  expect(normalizeTexts(value)).toBe(value);
});

it('cleanText makes every text storable', () => {
  const texts = fc.array(fc.integer({ min: 0, max: 0x2100 })).map((codes) => String.fromCharCode(...codes));
  fc.assert(
    fc.property(texts, (text) => {
      expect(listUnstorableTexts(cleanText(text))).toEqual([]);
    }),
  );
  expect(cleanText('a\r\nb\fc\x85d\0e\ud800f')).toBe('a\nb\nc\ndef');
});
