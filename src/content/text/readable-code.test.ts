import { expect, test } from 'vitest';
import { generateReadableCode } from './readable-code.ts';

test('generated codes are unique and have no ambiguous characters', () => {
  const made = Array.from({ length: 500 }, () => generateReadableCode());
  for (const password of made) expect(password).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/);
  expect(new Set(made).size).toBe(500);
});

test('all characters are about equally frequent', () => {
  const counts = new Map<string, number>();
  const letters = Array.from({ length: 2000 }, () => generateReadableCode())
    .join('')
    .replaceAll('-', '');
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(31);
  // 774 of each on average. A deviation of eight standard deviations has a probability of one in 10^14.
  for (const number of counts.values()) expect(Math.abs(number - letters.length / 31)).toBeLessThan(220);
});

test('a code has the requested number of groups', () => {
  const codes = Array.from({ length: 200 }, () => generateReadableCode(4));
  expect(new Set(codes).size).toBe(200);
  for (const code of codes) expect(code).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
});
