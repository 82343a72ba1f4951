import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { randomSource } from '../../../tests/support/random-texts.ts';
import { findInText, replaceInText } from './replace-text.ts';

const search = (words: string, options = {}) => ({
  words,
  matchesCase: false,
  wholeWords: false,
  ...options,
});
const replaced = (source: string, words: string, replacement: string, options = {}) =>
  replaceInText(source, 'rich', search(words, options), { replacement });

test.each([
  ['words', 'Het plein bij het Plein', 'Het park bij het park'],
  ['bold words', 'een **plein** hier', 'een **park** hier'],
  ['words in the middle of a mark', 'een pl*ein* hier', 'een park hier'],
  ['the words of a link, not its URL', '[plein](/plein) hier', '[park](/plein) hier'],
  ['no bare URL', 'zie www.plein.nl/plein en plein', 'zie www.plein.nl/plein en park'],
  ['no code block', '```\nplein\n```\n\nplein', '```\nplein\n```\n\npark'],
  ['headings, lists and quotes', '## Plein\n\n- plein\n\n> plein', '## park\n\n- park\n\n> park'],
])('replaceInText finds and replaces %s', (_name, source, result) => {
  expect(replaced(source, 'plein', 'park')).toBe(result);
});

test('replaceInText leaves everything without a match unchanged, byte for byte', () => {
  expect(replaced('* een\n* twee\n\nplein\n\n__vet__  \n', 'plein', 'park')).toBe(
    '* een\n* twee\n\npark\n\n__vet__  \n',
  );
  fc.assert(fc.property(randomSource, (source) => replaced(source, 'zoek', 'x') === source));
});

test('replaceInText escapes Markdown in the replacement', () => {
  expect(replaced('a plein b', 'plein', '*x*')).toBe('a \\*x\\* b');
  expect(replaced('plein', 'plein', '2024. Nieuw')).toBe('2024\\. Nieuw');
  expect(replaced('plein', 'plein', '$& $1')).toBe('$& $1');
  expect(replaced('a plein b', 'plein', '')).toBe('a  b');
});

test.each([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('findInText finds the character %s', (character) => {
  const source = `a ${character}1 b`;
  expect(findInText(source, 'plain', search(`${character}1`))).toHaveLength(1);
});

test('findInText can match case and whole words', () => {
  const source = 'Plein, plein, pleinen, élan';
  expect(findInText(source, 'rich', search('plein'))).toHaveLength(3);
  expect(findInText(source, 'rich', search('plein', { matchesCase: true }))).toHaveLength(2);
  expect(findInText(source, 'rich', search('plein', { wholeWords: true }))).toHaveLength(2);
  expect(findInText(source, 'rich', search('lan', { wholeWords: true }))).toHaveLength(0);
});

test('a match is returned with its context, and can be replaced separately', () => {
  const source = 'Een *plein*.\n\nNog een plein';
  expect(findInText(source, 'rich', search('plein'))).toEqual([
    { before: 'Een ', words: 'plein', after: '.' },
    { before: 'Nog een ', words: 'plein', after: '' },
  ]);
  expect(replaceInText(source, 'rich', search('plein'), { replacement: 'park', only: 1 })).toBe(
    'Een *plein*.\n\nNog een park',
  );
});

test('a plain text is searched and replaced without Markdown', () => {
  expect(replaceInText('*a* a', 'plain', search('*a*'), { replacement: 'b' })).toBe('b a');
});
