import { expect, test } from 'vitest';
import { getBlockRecords } from '#content/translation/translations.ts';
import { createCounter } from '../../tests/support/random-pages.ts';
import { block, definitions } from '../../tests/support/sample-page.ts';
import { applyTracked } from './apply-edit.ts';
import { copyBlocks } from './clipboard/copied-blocks.ts';
import { pasteBlocks } from './clipboard/paste-blocks.ts';
import { createPageTree } from './page-tree.ts';
import { selectBlocks } from './selection.ts';

test('pasted blocks keep the translation records of list items under the new item ids', () => {
  const slides = ['een', 'twee'].map((id) => ({ id, type: 'image', alt: { nl: id, en: 'old words' } }));
  const carousel = block('c', 'carousel', { isMultiLanguage: true, slides });
  const before = createPageTree(definitions, { title: 'x', overview: [carousel] });
  const path = ['slides', 1, 'alt'];
  const { tree } = applyTracked(before, {
    type: 'block/set-text',
    blockId: 'c',
    path,
    language: 'nl',
    text: 'drie',
  });
  const selection = selectBlocks(tree, ['c']);
  const copied = copyBlocks(tree, selection, 'https://studio.example');
  const pasting = copied && pasteBlocks(tree, selection, copied, createCounter('new'));
  if (!pasting || !('edit' in pasting)) throw new Error('It is not pasted');
  const after = applyTracked(tree, pasting.edit).tree.content;
  const known = getBlockRecords(tree.content.translations, 'c')['slides/@twee/alt'];
  expect(known?.en).toMatchObject({ from: 'nl', fromText: 'twee' });
  expect(getBlockRecords(after.translations, 'new1')).toEqual({ 'slides/@new3/alt': known });
});
