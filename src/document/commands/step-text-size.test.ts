import { expect, it } from 'vitest';
import { type Block, defineBlock, defineBlocks } from '#content/block/block.ts';
import { choice } from '#content/fields/kinds.ts';
import type { Device } from '#content/look/layout.ts';
import { applyEdit } from '../apply-edit.ts';
import { createPageTree } from '../page-tree.ts';
import { selectBlocks } from '../selection.ts';
import { stepTextSize } from './step-text-size.ts';

const sizes = { small: 'Small', standard: 'Standard', large: 'Large' } as const;
const definitions = defineBlocks([
  defineBlock({
    type: 'words',
    label: 'Words',
    category: 'content',
    icon: 'text',
    fields: { size: choice('Size', sizes, { default: 'standard', responsive: true }) },
  }),
  defineBlock({ type: 'line', label: 'Line', category: 'content', icon: 'minus', fields: {} }),
]);

function step(block: object, direction: 1 | -1, device: Device = 'desktop'): Block | undefined {
  const words = { id: 'a', type: 'words', ...block };
  const tree = createPageTree(definitions, { title: 'x', overview: [words, { id: 'b', type: 'line' }] });
  const edit = stepTextSize(direction, device)(tree, selectBlocks(tree, ['a', 'b']), () => 'new');
  return edit && applyEdit(tree, edit).tree.find('a')?.block;
}

it('stepTextSize makes a text one size larger or smaller, up to the ends of the scale', () => {
  expect(step({}, 1)).toEqual({ id: 'a', type: 'words', size: 'large' });
  expect(step({ size: 'large' }, -1)).toEqual({ id: 'a', type: 'words' });
  expect(step({ size: 'large' }, 1)).toBeUndefined();
  expect(step({ size: 'small' }, -1)).toBeUndefined();
});

it('on mobile stepTextSize starts from the inherited size and leaves the desktop size unchanged', () => {
  expect(step({ size: 'large' }, -1, 'mobile')).toEqual({
    id: 'a',
    type: 'words',
    size: 'large',
    responsive: { mobile: { size: 'standard' } },
  });
  expect(step({ responsive: { tablet: { size: 'small' } } }, -1, 'mobile')).toBeUndefined();
});
