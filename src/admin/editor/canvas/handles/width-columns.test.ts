import { expect, it } from 'vitest';
import { findWholeColumns, formatShare, readShare, stepShare } from './width-columns.ts';

it('formatShare snaps to columns, at least one and at most twelve', () => {
  expect([0.4, 0.43, 0, 2].map((share) => formatShare(share, false))).toEqual([
    '41.667%',
    '41.667%',
    '8.333%',
    '100%',
  ]);
});

it('formatShare allows any percentage when snapping is off', () => {
  expect([0.4321, 0, 2].map((share) => formatShare(share, true))).toEqual(['43.2%', '5%', '100%']);
});

it('stepShare moves by one column, or from between two columns to the next one', () => {
  expect([stepShare(5 / 12, 1, false), stepShare(5 / 12, -1, false)]).toEqual(['50%', '33.333%']);
  expect([stepShare(0.43, 1, false), stepShare(0.43, -1, false)]).toEqual(['50%', '41.667%']);
  expect([stepShare(1, 1, false), stepShare(1 / 12, -1, false)]).toEqual(['100%', '8.333%']);
  expect([stepShare(0.43, 1, true), stepShare(0.43, -1, true)]).toEqual(['44%', '42%']);
});

it.each(Array.from({ length: 12 }, (_column, index) => index + 1))(
  'a width of %s columns is read back unchanged',
  (columns) => {
    expect(findWholeColumns(readShare(formatShare(columns / 12, false)) ?? 0)).toBe(columns);
  },
);

it('readShare reads percentages only', () => {
  expect(['50%', '400px', 'auto', undefined].map(readShare)).toEqual([0.5, undefined, undefined, undefined]);
  expect(findWholeColumns(0.432)).toBeUndefined();
});
