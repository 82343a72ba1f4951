import { expect, test } from 'vitest';
import { keyOf } from './key-of.ts';

test('with Alt the letter on the key counts, else what it writes', () => {
  expect(keyOf({ key: '©', code: 'KeyG', altKey: true })).toBe('g');
  expect(keyOf({ key: 'ArrowUp', code: 'ArrowUp', altKey: true })).toBe('ArrowUp');
  expect(keyOf({ key: 'G', code: 'KeyG', altKey: false })).toBe('G');
  // On another layout what is written counts: the letters stand elsewhere.
  expect(keyOf({ key: 'a', code: 'KeyQ', altKey: false })).toBe('a');
  expect(keyOf({ key: 'a', code: 'KeyQ', altKey: true })).toBe('a');
});
