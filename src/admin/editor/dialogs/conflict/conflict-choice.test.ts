import { expect, test } from 'vitest';
import { fc } from '../../../../../tests/support/properties.ts';
import { splitByDifference } from './conflict-choice.tsx';

const own = (mine: string, theirs: string, side: 'mine' | 'theirs') =>
  splitByDifference({ mine, theirs }, side).flatMap(({ text, isOwn }) => (isOwn ? [text] : []));

test('words that only one side has are marked', () => {
  expect(own('een goede dag', 'een slechte dag', 'mine')).toEqual(['goede']);
  expect(own('een goede dag', 'een slechte dag', 'theirs')).toEqual(['slechte']);
  expect(own('een dag', 'een dag later', 'mine')).toEqual([]);
});

test('the parts of each side join to its full text', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', ' ', '\n', 'é', '.'), { maxLength: 20 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, (mine, theirs) => {
      for (const side of ['mine', 'theirs'] as const) {
        const shown = splitByDifference({ mine, theirs }, side)
          .map((stretch) => stretch.text)
          .join('');
        expect(shown).toBe(side === 'mine' ? mine : theirs);
      }
    }),
  );
});

test('a long text is shortened to the words around each difference', () => {
  const long = 'woord '.repeat(500);
  const shown = splitByDifference({ mine: `${long}mijn ${long}`, theirs: `${long}hun ${long}` }, 'mine');
  const read = shown.map(({ text }) => text).join('');
  expect(read).toMatch(/^… (woord ){24}mijn (woord ){23,24}… $/);
});

test('texts without common words are marked as a whole, however long', () => {
  const text = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${index}`).join(' ');
  expect(splitByDifference({ mine: text('a'), theirs: text('b') }, 'mine')).toEqual([
    { text: text('a'), isOwn: true },
  ]);
});
