import { expect, test } from 'vitest';
import { findBesidePlace } from './beside-place.ts';
import type { ListBox } from './drop-place.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const page: ListBox = {
  ...{ parent: null, slot: [], depth: 0, box: undefined, count: 2 },
  items: [
    { id: 'a', index: 0, box: box(100, 0, 700, 100) },
    { id: 'grid', index: 1, box: box(100, 120, 700, 320) },
  ],
};
const columns: readonly ListBox[] = [box(100, 120, 388, 320), box(412, 120, 700, 320)].map(
  (whole, index) => ({
    ...{ parent: 'grid', slot: ['rows', 0, 'columns', index], depth: 1, box: whole, whole, count: 2 },
    isColumn: true,
    items: [
      { id: `c${index}`, index: 0, box: { ...whole, bottom: 200 } },
      { id: `d${index}`, index: 1, box: { ...whole, top: 220 } },
    ],
  }),
);
const findBeside = (x: number, y: number) => findBesidePlace([page, ...columns], { x, y }, () => true);

test('a drop near a side of a block lands beside it, marked by a vertical line', () => {
  expect(findBeside(120, 50)).toMatchObject({
    beside: { blockId: 'a', side: 'left' },
    line: { x: 92, y: 0, length: 100, upright: true },
  });
  expect(findBeside(730, 50)?.beside).toEqual({ blockId: 'a', side: 'right' });
  expect(findBeside(400, 50)).toBeUndefined();
  expect(findBeside(750, 50)).toBeUndefined();
  expect(findBeside(120, 110)).toBeUndefined();
});

test('a drop near a side of a column lands beside the whole column', () => {
  expect(findBeside(380, 300)).toMatchObject({
    beside: { blockId: 'c0', side: 'right' },
    line: { x: 396, y: 120, length: 200 },
  });
  expect(findBeside(420, 150)?.beside).toEqual({ blockId: 'c1', side: 'left' });
  expect(findBeside(110, 250)?.beside).toEqual({ blockId: 'c0', side: 'left' });
});

test('a drop lands beside the enclosing block if the innermost one does not accept it', () => {
  const found = findBesidePlace([page, ...columns], { x: 690, y: 200 }, ({ blockId }) => blockId === 'grid');
  expect(found?.beside).toEqual({ blockId: 'grid', side: 'right' });
});

test('blocks already beside each other accept no drop at their sides', () => {
  const cards: ListBox = {
    ...page,
    items: [
      { id: 'one', index: 0, box: box(0, 0, 100, 80) },
      { id: 'two', index: 1, box: box(120, 0, 220, 80) },
    ],
  };
  expect(findBesidePlace([cards], { x: 5, y: 40 }, () => true)).toBeUndefined();
});
