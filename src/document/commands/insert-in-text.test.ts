import { expect, test } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { block, definitions } from '../../../tests/support/sample-page.ts';
import { applyEdit } from '../apply-edit.ts';
import { createPageTree } from '../page-tree.ts';
import { insertInText } from './insert-in-text.ts';
import type { Halves } from './split-text-block.ts';

function inserted(text: Block, halves: Halves) {
  const tree = createPageTree(definitions, { title: 'x', overview: [text, block('last', 'divider')] });
  const place = { blockId: text.id, path: ['content'], language: 'nl' } as const;
  const edit = insertInText(tree, place, halves, [block('new', 'image')], () => 'rest');
  const applied = applyEdit(tree, edit);
  expect(applyEdit(applied.tree, applied.inverse).tree.content).toEqual(tree.content);
  return applied.tree.content.overview.map(({ id, content }) => [id, content]);
}

const both = (nl: string) =>
  block('text', 'text', { isMultiLanguage: true, content: { nl, en: 'One\n\nTwo' } });

test('a block inserted on an empty line splits the text into the parts before and after it', () => {
  expect(inserted(both('Een\n\n/\n\nTwee'), ['Een', 'Twee'])).toEqual([
    ['text', { nl: 'Een', en: 'One\n\nTwo' }],
    ['new', undefined],
    ['rest', { nl: 'Twee', en: null }],
    ['last', undefined],
  ]);
});

test('a block inserted on the first or last line is placed before or after the text', () => {
  const shared = (content: string) => block('text', 'text', { content });
  expect(inserted(shared('/\n\nTwee'), ['', 'Twee']).map(([id]) => id)).toEqual(['new', 'text', 'last']);
  expect(inserted(shared('Een\n\n/'), ['Een', '']).map(([id]) => id)).toEqual(['text', 'new', 'last']);
});

test('an empty text is replaced by the inserted block, unless it has content in another language', () => {
  expect(inserted(block('text', 'text', { content: '/' }), ['', '']).map(([id]) => id)).toEqual([
    'new',
    'last',
  ]);
  expect(inserted(both('/'), ['', '']).map(([id]) => id)).toEqual(['text', 'new', 'last']);
});

test('a block inserted in a card’s text is placed after the card, and the text is not split', () => {
  expect(inserted(block('card', 'card', { content: 'Een\n\n/\n\nTwee' }), ['Een', 'Twee'])).toEqual([
    ['card', 'Een\n\nTwee'],
    ['new', undefined],
    ['last', undefined],
  ]);
});
