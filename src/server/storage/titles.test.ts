import { expect, it } from 'vitest';
import { readTitle } from './titles.ts';

it('reads a stored title, and goes on without one that is damaged', () => {
  expect(readTitle('"Werkwijze"')).toBe('Werkwijze');
  expect(readTitle('{"nl":"Werkwijze","en":null}')).toEqual({ nl: 'Werkwijze', en: null });
  for (const stored of ['', '{"nl":"Werk', '7', 'null', '["Werkwijze"]'])
    expect(readTitle(stored)).toBeUndefined();
});
