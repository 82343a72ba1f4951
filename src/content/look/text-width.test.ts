import { expect, it } from 'vitest';
import { estimateTextWidth } from './text-width.ts';

it.each([
  ['34 → 9', 6],
  ['25%', 3.7],
  ['1 jaar', 5.6],
  ['', 0],
])('counts the characters of a figure: %j is %d', (words, expected) => {
  expect(estimateTextWidth(words)).toBe(expected);
});

it('knows that some letters are narrow and others wide', () => {
  expect(estimateTextWidth('lift')).toBeLessThan(estimateTextWidth('kaas'));
  expect(estimateTextWidth('wwww')).toBeGreaterThan(estimateTextWidth('kaas'));
  expect(estimateTextWidth('Knoppen')).toBeGreaterThan('Knoppen'.length);
});
