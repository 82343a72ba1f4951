import { expect, test } from 'vitest';
import { fc } from '../../../../../tests/support/properties.ts';
import { findDropPlace, type ItemBox, type ListBox } from './drop-place.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const rows: readonly ItemBox[] = [
  { id: 'b0', index: 0, box: box(0, 0, 600, 100) },
  { id: 'b1', index: 1, box: box(0, 120, 600, 320) },
  { id: 'b3', index: 3, box: box(0, 340, 600, 400) },
];
const page: ListBox = { parent: null, slot: [], depth: 0, box: undefined, items: rows, count: 4 };
const column: ListBox = {
  parent: 'grid',
  slot: ['columns', 0],
  depth: 1,
  box: box(0, 130, 290, 310),
  items: [],
  count: 0,
};
const anywhere = () => true;

test('a drop lands before the first block whose middle is below the pointer, marked by a line', () => {
  expect(findDropPlace([page], { x: 300, y: 70 }, anywhere)).toEqual({
    place: { parent: null, slot: [], index: 1 },
    line: { x: 0, y: 110, length: 600, upright: false },
  });
});

test('a drop skips hidden blocks, and lands last if it is below all blocks', () => {
  expect(findDropPlace([page], { x: 300, y: 345 }, anywhere)?.place.index).toBe(3);
  expect(findDropPlace([page], { x: 300, y: 900 }, anywhere)?.place.index).toBe(4);
});

test('a drop over a column lands in it, or in the enclosing list if the column refuses it', () => {
  expect(findDropPlace([page, column], { x: 100, y: 200 }, anywhere)?.place).toEqual({
    parent: 'grid',
    slot: ['columns', 0],
    index: 0,
  });
  expect(findDropPlace([page, column], { x: 100, y: 200 }, anywhere)?.line).toEqual({
    ...{ x: 0, y: 130, length: 290, upright: false },
    height: 180,
  });
  const outside = findDropPlace([page, column], { x: 100, y: 200 }, ({ parent }) => parent === null);
  expect(outside?.place).toEqual({ parent: null, slot: [], index: 1 });
});

test('the drop line between blocks in a row is vertical', () => {
  const items = [
    { id: 'b0', index: 0, box: box(0, 0, 100, 80) },
    { id: 'b1', index: 1, box: box(120, 0, 220, 80) },
  ];
  const found = findDropPlace([{ ...page, items, count: 2 }], { x: 90, y: 40 }, anywhere);
  expect(found).toEqual({
    place: { parent: null, slot: [], index: 1 },
    line: { x: 110, y: 0, length: 80, upright: true },
  });
});

test('a drop on an empty page lands first', () => {
  expect(findDropPlace([{ ...page, items: [], count: 0 }], { x: 1, y: 1 }, anywhere)?.place.index).toBe(0);
});

test('a drop at any position gets a valid index in its list', () => {
  fc.assert(
    fc.property(fc.integer({ min: -500, max: 2000 }), fc.integer({ min: -500, max: 2000 }), (x, y) => {
      const found = findDropPlace([page, column], { x, y }, anywhere);
      expect(found?.place.index).toBeGreaterThanOrEqual(0);
      expect(found?.place.index).toBeLessThanOrEqual(found?.place.parent === null ? 4 : 0);
      expect(found?.line.length).toBeGreaterThan(0);
    }),
  );
});
