import { expect, test } from 'vitest';
import { createTypeAhead, isTypedAhead } from './use-type-ahead.ts';

const rows = ['Alfa', 'Bravo', 'Barok', 'Alibi'].map((text) => ({ row: text as never, text }));

test('typing a letter moves to the next row that starts with it, wrapping around to the first', () => {
  const type = createTypeAhead();
  expect(type('a', 0, rows, 0)).toBe('Alibi');
  expect(type('a', 100, rows, 3)).toBe('Alfa');
  expect(type('b', 5000, rows, 0)).toBe('Bravo');
});

test('letters typed in quick succession form one word, and a row that matches is kept', () => {
  const type = createTypeAhead();
  expect(type('B', 0, rows, 0)).toBe('Bravo');
  expect(type('a', 100, rows, 1)).toBe('Barok');
  expect(type('r', 200, rows, 2)).toBe('Barok');
  expect(type('x', 300, rows, 2)).toBeUndefined();
});

test('after a pause, a letter starts a new word', () => {
  const type = createTypeAhead();
  type('b', 0, rows, 0);
  expect(type('a', 5000, rows, 1)).toBe('Alibi');
});

test('digits, punctuation and keys with modifiers are not type-ahead', () => {
  const held = { altKey: false, metaKey: false, ctrlKey: false };
  expect(isTypedAhead({ key: 'é', ...held })).toBe(true);
  for (const key of ['1', '/', 'Enter', ' ']) expect(isTypedAhead({ key, ...held })).toBe(false);
  expect(isTypedAhead({ key: 'a', ...held, ctrlKey: true })).toBe(false);
});
