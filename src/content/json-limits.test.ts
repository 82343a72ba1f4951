import { expect, it } from 'vitest';
import { findExceededLimit, jsonLimits } from './json-limits.ts';

const list = (entries: number) => JSON.stringify(Array(entries).fill(1));
const object = (entries: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: entries }, (_, index) => [`k${index}`, 1])));

it.each([
  ['a list', list],
  ['an object', object],
])('%s is limited in its number of entries', (_, make) => {
  expect(findExceededLimit(make(jsonLimits.entries))).toBeUndefined();
  expect(findExceededLimit(make(jsonLimits.entries + 1))).toBe('entries');
  expect(findExceededLimit(`{"inner":[${make(jsonLimits.entries + 1)}]}`)).toBe('entries');
});

it('sibling lists are counted separately, and commas in strings are ignored', () => {
  expect(findExceededLimit(`[${list(40_000)},${list(40_000)},${list(40_000)}]`)).toBeUndefined();
  expect(findExceededLimit(JSON.stringify([','.repeat(jsonLimits.entries * 2)]))).toBeUndefined();
});

it('the nesting depth of lists is limited', () => {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(findExceededLimit(deep(jsonLimits.depth))).toBeUndefined();
  expect(findExceededLimit(deep(jsonLimits.depth + 1))).toBe('depth');
});
