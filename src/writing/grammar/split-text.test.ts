import { expect, test } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { randomSource } from '../../../tests/support/random-texts.ts';
import { getDocPosition, getSourceOffset } from './caret.ts';
import { readText } from './read-text.ts';
import { joinTexts, splitText } from './split-text.ts';

function splitAt(source: string, offset: number) {
  const text = readText(source);
  return splitText(text, getDocPosition(text, offset));
}

test('splitText splits a text at a position and continues its marks in the second half', () => {
  expect(splitAt('een **mooi woord** hier', 11)).toEqual({ before: 'een **mooi**', after: '**woord** hier' });
  expect(splitAt('_a_\n\nb c\n\n_d_', 6)).toEqual({ before: '_a_\n\nb', after: 'c\n\n_d_' });
  expect(splitAt('a', 0)).toEqual({ before: '', after: 'a' });
});

test('joinTexts joins two texts and leaves the characters of the second unchanged', () => {
  expect(joinTexts('_a_\n\nb', ' c\n\n_d_', 'rich')).toEqual({ text: '_a_\n\nbc\n\n_d_', caret: 6 });
  expect(joinTexts('', 'a', 'rich')).toEqual({ text: 'a', caret: 0 });
  expect(joinTexts('a *', '* b', 'plain')).toEqual({ text: 'a ** b', caret: 3 });
  expect(joinTexts('- a', 'b', 'rich').text).toBe('- a\n\nb');
});

test('a position in the document maps to the same character in the source', () => {
  const text = readText('# Kop\n\nEen **mooi** [woord](/woord) w\\*t &amp; zo');
  const place = (words: string) => text.source.indexOf(words);
  for (const words of ['op', 'mooi', 'oord](', 't &amp;', 'zo']) {
    const position = getDocPosition(text, place(words));
    expect(text.doc.textBetween(position, position + 1), words).toBe(words[0]);
    expect(getSourceOffset(text, position)).toBe(place(words));
  }
});

test('source offsets never decrease and stay inside the text', () => {
  fc.assert(
    fc.property(randomSource, (source) => {
      const text = readText(source);
      const offsets = [...Array(text.doc.content.size + 1).keys()].map((position) =>
        getSourceOffset(text, position),
      );
      expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
      expect(offsets.at(-1) ?? 0).toBeLessThanOrEqual(source.length);
    }),
    { numRuns: 1000 },
  );
});
