import { expect, it } from 'vitest';
import { estimateTextWidth } from './text-width.ts';

it.each([
  ['34 → 9', 6],
  ['25%', 3.7],
  ['1 jaar', 5.6],
  ['', 0],
])('the estimated width of %j is %d characters', (words, expected) => {
  expect(estimateTextWidth(words)).toBe(expected);
});

it('estimateTextWidth accounts for narrow and wide letters', () => {
  expect(estimateTextWidth('lift')).toBeLessThan(estimateTextWidth('kaas'));
  expect(estimateTextWidth('wwww')).toBeGreaterThan(estimateTextWidth('kaas'));
  expect(estimateTextWidth('Knoppen')).toBeGreaterThan('Knoppen'.length);
});
