import { expect, it } from 'vitest';
import { fc } from '../../tests/support/properties.ts';
import { isEqual } from './is-equal.ts';

it('finds a copy equal, with its properties in any order and undefined ones left out', () => {
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
])('tells %j and %j apart', (one, other) => {
  expect(isEqual(one, other)).toBe(false);
  expect(isEqual(other, one)).toBe(false);
});
