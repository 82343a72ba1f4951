import { expect, test } from 'vitest';
import { createPageTree } from '#document/page-tree.ts';
import { fc } from '../../../../../tests/support/properties.ts';
import { block, definitions } from '../../../../../tests/support/sample-page.ts';
import type { ItemBox, ListBox } from './drop-place.ts';
import { findDropTarget, findInsertTarget } from './drop-target.ts';

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const column = (index: number, ...ids: string[]) =>
  ids.map((id) => block(id, 'text', { content: `${index}` }));

/** A text, a grid of two columns, the first with two texts, and a carousel of cards. */
const overview = [
  block('intro', 'text'),
  block('grid', 'grid', { rows: [{ columns: [column(0, 'one', 'two'), []] }] }),
  block('cards', 'carousel', { cardSlides: [block('card', 'card')] }),
];
const tree = createPageTree(definitions, { title: 'x', overview });
const items = (...boxes: ReturnType<typeof box>[]): ItemBox[] =>
  boxes.map((one, index) => ({ id: `b${index}`, index, box: one }));
const lists: readonly ListBox[] = [
  {
    parent: null,
    slot: [],
    depth: 0,
    box: undefined,
    items: items(box(0, 0, 600, 100), box(0, 100, 600, 300), box(0, 300, 600, 400)),
    count: 3,
  },
  {
    parent: 'grid',
    slot: ['rows', 0, 'columns', 0],
    depth: 1,
    box: box(0, 112, 300, 288),
    items: items(box(0, 112, 300, 200), box(0, 200, 300, 288)),
    count: 2,
  },
  {
    parent: 'grid',
    slot: ['rows', 0, 'columns', 1],
    depth: 1,
    box: box(300, 112, 600, 288),
    items: [],
    count: 0,
  },
  {
    parent: 'cards',
    slot: ['cardSlides'],
    depth: 1,
    box: box(0, 312, 600, 388),
    items: items(box(0, 312, 600, 388)),
    count: 1,
  },
];
const findTarget = (ids: string[], x: number, y: number) => findDropTarget(lists, { x, y }, tree, ids);

test('a dragged block lands in the innermost list that accepts it', () => {
  expect(findTarget(['intro'], 400, 200)).toMatchObject({
    place: { parent: 'grid', slot: ['rows', 0, 'columns', 1], index: 0 },
    outcome: 'moves',
    refused: undefined,
  });
});

test('a block over a list that refuses it lands beside that list, and the refusal is reported', () => {
  expect(findTarget(['intro'], 300, 340)).toMatchObject({
    place: { parent: null, index: 2 },
    outcome: 'moves',
    refused: { parent: 'cards', slot: ['cardSlides'] },
  });
});

test('a block dropped on itself or on its own content stays in place', () => {
  expect(findTarget(['grid'], 100, 190)).toMatchObject({ outcome: 'stays', refused: undefined });
  expect(findTarget(['one'], 100, 150)).toMatchObject({ outcome: 'stays', refused: undefined });
});

test('several blocks land together, in a list that accepts all of them', () => {
  expect(findTarget(['intro', 'one'], 400, 200)).toMatchObject({
    place: { parent: 'grid' },
    outcome: 'moves',
  });
  expect(findTarget(['intro', 'grid'], 400, 200)).toMatchObject({ place: { parent: null } });
});

test('a new block lands in a list that accepts its type', () => {
  const findNewTarget = (type: string) => findInsertTarget(lists, { x: 300, y: 340 }, tree, [type]);
  expect(findNewTarget('card')).toMatchObject({ place: { parent: 'cards' }, refused: undefined });
  expect(findNewTarget('text')).toMatchObject({
    place: { parent: null, index: 2 },
    refused: { parent: 'cards' },
  });
});

test('a block is never dropped into itself, whatever the position', () => {
  const ids = ['intro', 'grid', 'one', 'two', 'cards', 'card'];
  fc.assert(
    fc.property(
      fc.subarray(ids, { minLength: 1 }),
      fc.integer({ min: -50, max: 700 }),
      fc.integer({ min: -50, max: 500 }),
      (dragged, x, y) => {
        const target = findTarget(dragged, x, y);
        const { parent } = target?.place ?? { parent: null };
        // A block is never dropped into itself.
        expect(parent === null || !dragged.includes(parent)).toBe(true);
      },
    ),
  );
});
