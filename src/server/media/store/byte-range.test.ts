import { expect, test } from 'vitest';
import { parseRange, parseRequestedRange } from './byte-range.ts';

test.each([
  [undefined, undefined],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=-100', { start: 900, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=0-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-1', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=-', undefined],
])('parseRange reads %s of 1000 bytes', (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range);
});

test('parseRequestedRange ignores the range if If-Range names another version', () => {
  const range = 'bytes=0-9';
  expect(parseRequestedRange({ range }, '"a"', 1000)).toEqual({ start: 0, end: 9 });
  expect(parseRequestedRange({ range, 'if-range': '"a"' }, '"a"', 1000)).toEqual({ start: 0, end: 9 });
  expect(parseRequestedRange({ range, 'if-range': '"b"' }, '"a"', 1000)).toBeUndefined();
});
