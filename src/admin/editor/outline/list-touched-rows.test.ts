import { expect, test } from 'vitest';
import { fc } from '../../../../tests/support/properties.ts';
import { listTouchedRows } from './list-touched-rows.ts';

const rows = ['a', 'b', 'c', 'd'].map((key, index) => ({ key, top: index * 30, bottom: index * 30 + 30 }));

test('every touched row is listed, the one nearest to the pointer last', () => {
  expect(listTouchedRows(rows, 100, 40)).toEqual(['d', 'c', 'b']);
  expect(listTouchedRows(rows, 10, 61)).toEqual(['a', 'b', 'c']);
  expect(listTouchedRows(rows, 125, 140)).toEqual([]);
});

test('touching only an edge does not count, and both directions give the same rows', () => {
  expect(listTouchedRows(rows, 30, 60)).toEqual(['b']);
  const height = fc.integer({ min: -20, max: 200 });
  fc.assert(
    fc.property(height, height, (from, to) => {
      expect(listTouchedRows(rows, from, to).toSorted()).toEqual(listTouchedRows(rows, to, from).toSorted());
    }),
  );
});
