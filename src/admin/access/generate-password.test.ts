import { expect, test } from 'vitest';
import { generatePassword } from './generate-password.ts';

test('a generated password has no letters that are mistaken for one another, and is never the same', () => {
  const made = Array.from({ length: 500 }, generatePassword);
  for (const password of made) expect(password).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/);
  expect(new Set(made).size).toBe(500);
});

test('each letter comes about as often', () => {
  const counts = new Map<string, number>();
  const letters = Array.from({ length: 2000 }, generatePassword).join('').replaceAll('-', '');
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(31);
  // 774 of each on average; eight times the deviation is a chance of one in 10^14.
  for (const number of counts.values()) expect(Math.abs(number - letters.length / 31)).toBeLessThan(220);
});
