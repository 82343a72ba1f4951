import { expect, test } from 'vitest';
import { definitions, samplePage } from '../../tests/support/sample-page.ts';
import { createPageTree } from './page-tree.ts';

const tree = createPageTree(definitions, samplePage());
const column = (index: number) => ({ parent: 'grid', slot: ['rows', 0, 'columns', index] });

test('a block is found with where it stands, and what is round it, from the outside', () => {
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

test('a list is the page’s own or one of a block’s, and says what it takes', () => {
  expect(tree.listAt({ parent: null, slot: [] })?.blocks).toHaveLength(3);
  expect(tree.listAt(column(1))?.blocks).toEqual([]);
  expect(tree.listAt(column(7))).toBeUndefined();
  expect(tree.accepts(column(1), 'text')).toBe(true);
  expect(tree.accepts(column(7), 'text')).toBe(false);
});

test('trees of the same blocks share one index; a new title makes no new one', () => {
  const renamed = createPageTree(definitions, { ...tree.content, title: 'Anders' });
  expect(renamed.find('text')).toBe(tree.find('text'));
});
