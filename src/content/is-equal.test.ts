import { expect, it } from 'vitest';
import { fc } from '../../tests/support/properties.ts';
import { isEqual } from './is-equal.ts';

it('isEqual ignores the order of properties, and undefined properties', () => {
  const reversed = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(reversed);
    const entries = Object.entries(value).map(([key, part]) => [key, reversed(part)] as const);
    return Object.fromEntries([...entries.toReversed(), ['left out', undefined]]);
  };
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isEqual(value, reversed(value))).toBe(true);
    }),
  );
});

it.each([
  [[], {}],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: null }, {}],
  [{ a: 1 }, { b: 1 }],
  ['1', 1],
  [null, undefined],
])('isEqual distinguishes %j from %j', (one, other) => {
  expect(isEqual(one, other)).toBe(false);
  expect(isEqual(other, one)).toBe(false);
});
