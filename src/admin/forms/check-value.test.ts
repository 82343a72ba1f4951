import { expect, test } from 'vitest';
import { length, number } from '#content/fields/kinds.ts';
import { checkText, checkValue } from './check-value.ts';

test('a valid value is stored as it is', () => {
  expect(checkValue(number('Share', { max: 10 }), 4)).toEqual({ value: 4, storedAs: '4' });
});

test('an invalid value is rejected with the message of the field', () => {
  expect(checkValue(number('Share', { max: 10 }), 40)).toEqual({ issue: 'Must be at most 10.' });
});

test('spaces around a text are trimmed, and a text of only spaces counts as empty', () => {
  const check = checkText(length('Gap'));
  expect(check(' 2rem ')).toEqual({ value: '2rem', storedAs: '2rem' });
  expect(check('  ')).toEqual({ value: undefined, storedAs: '' });
});
