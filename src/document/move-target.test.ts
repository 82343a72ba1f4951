import { expect, test } from 'vitest';
import { walkBlocks } from '#content/block/slots.ts';
import type { PageContent } from '#content/page/page.ts';
import { definitions, samplePage } from '../../tests/support/sample-page.ts';
import { applyEdit } from './apply-edit.ts';
import { dropTarget } from './commands/move-blocks-to.ts';
import { type MoveDirection, moveTarget } from './move-target.ts';
import { createPageTree } from './page-tree.ts';

const buildTree = (page: PageContent) => createPageTree(definitions, page);

function move(page: PageContent, blockId: string, direction: MoveDirection): PageContent {
  const at = moveTarget(buildTree(page), blockId, direction);
  return at ? applyEdit(buildTree(page), { type: 'block/move', blockId, at }).tree.content : page;
}

function where(page: PageContent, id: string): string {
  for (const { block, parent, slot, index } of walkBlocks(definitions, page.overview)) {
    if (block.id === id) return [parent?.id ?? 'page', ...slot, index].join(' ');
  }
  return 'gone';
}

test('moveTarget moves down through the columns and out at the end, and up the same way back', () => {
  let page = samplePage();
  expect(where(page, 'text')).toBe('grid rows 0 columns 0 0');
  page = move(page, 'text', 'down');
  expect(where(page, 'text')).toBe('grid rows 0 columns 1 0');
  page = move(page, 'text', 'down');
  expect(where(page, 'text')).toBe('page 2');
  page = move(page, 'text', 'up');
  expect(where(page, 'text')).toBe('page 1');
});

test('moveTarget moves a block in to the end of the block above, and out to after its parent', () => {
  const inside = move(samplePage(), 'divider', 'in');
  expect(where(inside, 'divider')).toBe('grid rows 0 columns 1 0');
  expect(where(move(inside, 'divider', 'out'), 'divider')).toBe('page 2');
});

test('moveTarget returns undefined beyond the ends of the page', () => {
  const page = samplePage();
  expect(moveTarget(buildTree(page), 'title', 'up')).toBeUndefined();
  expect(moveTarget(buildTree(page), 'divider', 'down')).toBeUndefined();
  expect(moveTarget(buildTree(page), 'title', 'in')).toBeUndefined();
  expect(moveTarget(buildTree(page), 'title', 'out')).toBeUndefined();
});

test('dropTarget ignores the dragged block in the index, and refuses itself and its current position', () => {
  const page = samplePage();
  const top = { parent: null, slot: [] };
  expect(dropTarget(buildTree(page), 'title', { ...top, index: 3 })).toEqual({ ...top, index: 2 });
  expect(dropTarget(buildTree(page), 'title', { ...top, index: 1 })).toBeUndefined();
  expect(
    dropTarget(buildTree(page), 'grid', { parent: 'grid', slot: ['rows', 0, 'columns', 1], index: 0 }),
  ).toBeUndefined();
  expect(
    dropTarget(buildTree(page), 'divider', { parent: 'grid', slot: ['rows', 0, 'columns', 1], index: 0 }),
  ).toMatchObject({ index: 0 });
});
