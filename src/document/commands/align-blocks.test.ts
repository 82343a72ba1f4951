import { expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import type { Device } from '#content/look/layout.ts';
import { applyEdit } from '../apply-edit.ts';
import { createPageTree } from '../page-tree.ts';
import { selectBlocks } from '../selection.ts';
import { alignBlocks, hasAlignment } from './align-blocks.ts';

const createTree = (values: object) =>
  createPageTree(blockDefinitions, {
    title: 'x',
    overview: [{ id: 'a', type: 'image', ...values } as Block, { id: 'b', type: 'text' }],
  });

function align(values: object, alignment: 'left' | 'right', device: Device = 'desktop') {
  const tree = createTree(values);
  const edit = alignBlocks(alignment, device)(tree, selectBlocks(tree, ['a', 'b']), () => 'new');
  return edit && applyEdit(tree, edit).tree.find('a')?.block;
}

it('alignBlocks aligns only blocks with an alignment, and does nothing if they already have it', () => {
  expect(align({}, 'left')).toEqual({ id: 'a', type: 'image', align: 'left' });
  expect(align({ align: 'left' }, 'left')).toBeUndefined();
});

it('alignBlocks sets the value for the selected device, unless that device inherits it already', () => {
  expect(align({ align: 'left' }, 'right', 'tablet')).toMatchObject({
    align: 'left',
    responsive: { tablet: { align: 'right' } },
  });
  expect(align({ align: 'left' }, 'left', 'mobile')).toBeUndefined();
});

it('hasAlignment is true only for a block that is narrower than its container on the device', () => {
  const isOffered = (values: object, device: Device = 'desktop') =>
    hasAlignment(createTree(values), 'a', device);
  expect(isOffered({})).toBe(false);
  expect(isOffered({ maxWidth: '50%' })).toBe(true);
  expect(isOffered({ maxWidth: '50%', responsive: { mobile: { maxWidth: '100%' } } }, 'mobile')).toBe(false);
  expect(hasAlignment(createTree({}), 'b', 'desktop')).toBe(false);
});
