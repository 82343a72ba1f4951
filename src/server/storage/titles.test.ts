import { expect, it } from 'vitest';
import { readTitle } from './titles.ts';

it('readTitle parses a stored title, and returns undefined for a damaged one', () => {
  expect(readTitle('"Werkwijze"')).toBe('Werkwijze');
  expect(readTitle('{"nl":"Werkwijze","en":null}')).toEqual({ nl: 'Werkwijze', en: null });
  for (const stored of ['', '{"nl":"Werk', '7', 'null', '["Werkwijze"]'])
    expect(readTitle(stored)).toBeUndefined();
});
