import { expect, test } from 'vitest';
import { definitions, samplePage } from '../../tests/support/sample-page.ts';
import { createPageTree } from './page-tree.ts';

const tree = createPageTree(definitions, samplePage());
const column = (index: number) => ({ parent: 'grid', slot: ['rows', 0, 'columns', index] });

test('a page tree finds a block, its position and its ancestors from the outside in', () => {
  expect(tree.find('text')?.block.content).toBe('Hallo');
  expect(tree.getPlace('text')).toEqual({ ...column(0), index: 0 });
  expect(tree.around('text').map(({ id }) => id)).toEqual(['grid']);
  expect(tree.around('title')).toEqual([]);
  expect([tree.find('nobody'), tree.find(null), tree.getPlace('nobody')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a page tree returns the blocks of a list and which types it accepts', () => {
  expect(tree.listAt({ parent: null, slot: [] })?.blocks).toHaveLength(3);
  expect(tree.listAt(column(1))?.blocks).toEqual([]);
  expect(tree.listAt(column(7))).toBeUndefined();
  expect(tree.accepts(column(1), 'text')).toBe(true);
  expect(tree.accepts(column(7), 'text')).toBe(false);
});

test('page trees with the same blocks share one index, even if the title differs', () => {
  const renamed = createPageTree(definitions, { ...tree.content, title: 'Anders' });
  expect(renamed.find('text')).toBe(tree.find('text'));
});
