import { expect, test } from 'vitest';
import { length, number } from '#content/fields/kinds.ts';
import { checkText, checkValue } from './check-value.ts';

test('a value that the field takes is stored as it is', () => {
  expect(checkValue(number('Share', { max: 10 }), 4)).toEqual({ value: 4, storedAs: '4' });
});

test('one that it does not take is refused with the field’s own sentence', () => {
  expect(checkValue(number('Share', { max: 10 }), 40)).toEqual({ issue: 'Must be at most 10.' });
});

test('spaces around a text do not count, and nothing but spaces is nothing', () => {
  const check = checkText(length('Gap'));
  expect(check(' 2rem ')).toEqual({ value: '2rem', storedAs: '2rem' });
  expect(check('  ')).toEqual({ value: undefined, storedAs: '' });
});
