import { expect, test } from 'vitest';
import { isPagePassword } from './page-password.ts';

test.each([
  ['the same', 'café noir', 'café noir'],
  ['a blank after it', 'sesam', 'sesam '],
  ['blanks round it', 'sesam', '\t sesam\r\n'],
  ['a no-break space after it', 'sesam', 'sesam\u00a0'],
  ['a no-break space in it', 'stil papier', 'stil\u00a0papier'],
  ['decomposed accents', 'caf\u00e9', 'cafe\u0301'],
  ['full-width letters', 'sesam', 'ｓｅｓａｍ'],
  ['a zero-width space, a soft hyphen and a byte order mark', 'sesam', '\ufeffse\u200bs\u00adam'],
  ['an accent behind an invisible character', 'caf\u00e9', 'cafe\u200b\u0301'],
  ['a ligature', 'fiets', 'ﬁets'],
  ['a stored blank that was not typed', 'sesam ', 'sesam'],
  ['a stored blank that was typed', 'sesam ', 'sesam '],
  ['stored decomposed accents', 'cafe\u0301', 'caf\u00e9'],
  ['what normalises to nothing, as it is stored', '\u200b', '\u200b'],
])('isPagePassword accepts %s', (_how, stored, typed) => {
  expect(isPagePassword(typed, stored)).toBe(true);
});

test.each([
  ['another one', 'sesam', 'sesam1'],
  ['another case', 'Sesam', 'sesam'],
  ['a letter without its accent', 'café', 'cafe'],
  ['a blank in it', 'sesam', 'se sam'],
  ['nothing, where none is stored', undefined, ''],
  ['blanks, where none is stored', undefined, ' '],
  ['another that normalises to nothing', '\u200b', '\u200c'],
  ['nothing, where what is stored normalises to nothing', '\u200b', ''],
])('isPagePassword rejects %s', (_how, stored, typed) => {
  expect(isPagePassword(typed, stored)).toBe(false);
});
