import { expect, test } from 'vitest';
import { countCharactersLeft } from './text-field-input.tsx';

test.each([
  [0, {}],
  [1800, {}],
  [1801, { help: '199 characters left.' }],
  [1999, { help: '1 character left.' }],
  [2000, { help: '0 characters left.' }],
  [3200, { issue: '1,200 characters too long to save. The maximum is 2,000.' }],
])('countCharactersLeft returns the note for a text of %i characters', (length, said) => {
  expect(countCharactersLeft({ longest: 2000 }, 'x'.repeat(length))).toEqual(said);
});
