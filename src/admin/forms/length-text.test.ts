import { expect, test } from 'vitest';
import { normalizeLength, parseLength, stepLength } from './length-text.ts';

test('a number without a unit gets the given unit, and other text is kept', () => {
  expect(normalizeLength('12', 'px')).toBe('12px');
  expect(normalizeLength(' 1,5 REM', 'px')).toBe('1.5rem');
  expect(normalizeLength('0', 'px')).toBe('0');
  expect(normalizeLength('auto', 'px')).toBe('auto');
  expect(normalizeLength('bananas', 'px')).toBe('bananas');
});

test('arrow keys change a length by a step for its unit', () => {
  expect(stepLength('12px', 1)).toBe('13px');
  expect(stepLength('1.5rem', -1)).toBe('1.4rem');
  expect(stepLength('50%', 10)).toBe('60%');
  expect(stepLength('auto', 1)).toBeUndefined();
});

test('a length is parsed into a number and a unit', () => {
  expect(parseLength('-.5em')).toEqual({ number: -0.5, unit: 'em' });
  expect(parseLength('auto')).toBeUndefined();
});
