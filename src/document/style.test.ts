import { expect, it } from 'vitest';
import { type Block, defineBlock, defineBlocks } from '#content/block/block.ts';
import { choice, length, list, object, text, toggle, translatedText } from '#content/fields/kinds.ts';
import { applyEdit } from './apply-edit.ts';
import { pasteStyle } from './commands/paste-style.ts';
import { createPageTree, type PageTree } from './page-tree.ts';
import { selectBlocks } from './selection.ts';
import { getBlockStyle, readCopiedStyle } from './style.ts';

const definitions = defineBlocks([
  defineBlock({
    type: 'box',
    label: 'Box',
    category: 'content',
    icon: 'square',
    fields: {
      content: translatedText('Text'),
      motto: translatedText('Motto', { tab: 'style' }),
      gap: length('Gap', { default: '1rem', responsive: true }),
      align: choice('Alignment', { left: 'Left', right: 'Right' }),
      shadow: toggle('Shadow'),
      shares: list('Shares', { name: text('Name') }, { tab: 'style' }),
      notice: object('Notice', { size: length('Size') }),
      fixed: toggle('Fixed', { tab: 'behaviour' }),
    },
  }),
  defineBlock({
    type: 'line',
    label: 'Line',
    category: 'content',
    icon: 'minus',
    fields: {
      gap: length('Gap'),
      align: choice('Alignment', { left: 'Left', middle: 'Middle' }),
      shares: list('Shares', { name: text('Name') }, { tab: 'style' }),
      colour: text('Colour', { tab: 'style' }),
    },
  }),
  defineBlock({ type: 'bare', label: 'Bare', category: 'content', icon: 'minus', fields: {} }),
]);

const box: Block = {
  id: 'box',
  type: 'box',
  hidden: true,
  content: { nl: 'Hallo', en: 'Hello' },
  motto: 'Motto',
  align: 'right',
  gap: '2rem',
  shares: [{ name: 'x' }],
  notice: { size: '1px' },
  fixed: true,
  responsive: { tablet: { gap: '1rem' }, mobile: { hidden: true } },
};
const other: Block = {
  id: 'other',
  type: 'box',
  content: 'Dag',
  shadow: true,
  isMultiLanguage: true,
  shimmer: 1,
  responsive: { tablet: { gap: '9rem', hidden: true } },
};
const line: Block = { id: 'line', type: 'line', align: 'left', shares: [{ name: 'own' }], colour: 'red' };
const tree = createPageTree(definitions, {
  title: 'x',
  overview: [box, other, line, { id: 'bare', type: 'bare' }, { id: 'u', type: 'nobody-knows', gap: '1px' }],
});

const copied = (id: string) => {
  const block = tree.find(id)?.block;
  // The clipboard stores the style as JSON.
  return block && readCopiedStyle(JSON.parse(JSON.stringify(getBlockStyle(tree, block) ?? null)));
};

function pastedOn(...ids: string[]): PageTree | undefined {
  const style = copied('box');
  const edit = style && pasteStyle(style)(tree, selectBlocks(tree, ids), () => 'new');
  return edit && applyEdit(tree, edit).tree;
}

it('getBlockStyle returns only the style fields of a block, without texts', () => {
  expect(Object.keys(copied('box')?.values ?? {})).toEqual([
    'gap',
    'align',
    'shadow',
    'shares',
    'notice',
    'responsive',
  ]);
  expect(copied('bare')).toBeUndefined();
  expect(copied('u')).toBeUndefined();
});

it('pasting a style on a block of the same type copies the style and keeps everything else', () => {
  expect(pastedOn('other')?.find('other')?.block).toEqual({
    id: 'other',
    type: 'box',
    content: 'Dag',
    isMultiLanguage: true,
    shimmer: 1,
    align: 'right',
    gap: '2rem',
    shares: [{ name: 'x' }],
    notice: { size: '1px' },
    // Values for tablets and phones are part of the style, but not whether the block is hidden there.
    responsive: { tablet: { gap: '1rem', hidden: true } },
  });
});

it('pasting a style on another type changes only fields with values that both types accept', () => {
  expect(pastedOn('line')?.find('line')?.block).toEqual({ ...line, gap: '2rem' });
});

it('a style can be pasted on several blocks, and pasting returns undefined if nothing changes', () => {
  const after = pastedOn('other', 'line', 'u', 'bare');
  expect(after?.find('line')?.block.gap).toBe('2rem');
  expect(after?.find('other')?.block.gap).toBe('2rem');
  expect(after?.find('u')?.block).toBe(tree.find('u')?.block);
  expect(pastedOn('box')).toBeUndefined();
  expect(pastedOn('u', 'bare')).toBeUndefined();
});

it('readCopiedStyle rejects anything that is not a style', () => {
  for (const value of [null, [], 'x', { type: 'box' }, { type: 1, values: {} }]) {
    expect(readCopiedStyle(value)).toBeUndefined();
  }
});
