import { expect, it } from 'vitest';
import { breadth } from './breadth.ts';

it.each([
  ['34 → 9', 6],
  ['25%', 3.7],
  ['1 jaar', 5.6],
  ['', 0],
])('counts the characters of a figure: %j is %d', (words, expected) => {
  expect(breadth(words)).toBe(expected);
});

it('knows that some letters are narrow and others wide', () => {
  expect(breadth('lift')).toBeLessThan(breadth('kaas'));
  expect(breadth('wwww')).toBeGreaterThan(breadth('kaas'));
  expect(breadth('Knoppen')).toBeGreaterThan('Knoppen'.length);
});
