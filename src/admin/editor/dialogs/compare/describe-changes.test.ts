import { expect, test } from 'vitest';
import { blockDefinitions as definitions } from '#blocks/definitions.ts';
import { comparePages } from '#document/compare/compare-pages.ts';
import type { PageDocument } from '#document/page-document.ts';
import { block } from '../../../../../tests/support/sample-page.ts';
import { compareWords } from './compare-words.ts';
import { describeChanges, formatChangeName } from './describe-changes.ts';

const text = (id: string, nl: string, en: string) =>
  block(id, 'text', { isMultiLanguage: true, content: { nl, en } });
const page = (...overview: ReturnType<typeof block>[]): PageDocument => ({
  title: { nl: 'Proef' },
  overview,
});

function described(before: PageDocument, after: PageDocument) {
  const pages = { before, after };
  return describeChanges(definitions, pages, comparePages(definitions, pages), 'nl');
}

test('the changes of one block are grouped, each named by field and language', () => {
  const [group, ...others] = described(page(text('a', 'oud', 'old')), page(text('a', 'nieuw', 'new')));
  expect(others).toEqual([]);
  expect(group).toMatchObject({ blockId: 'a', type: 'text', name: 'Text', kind: 'changed', mark: 'changed' });
  expect(group?.changes.map(({ field, language, shows }) => [field, language, shows])).toEqual([
    ['Text', 'nl', { as: 'words', before: 'oud', after: 'nieuw' }],
    ['Text', 'en', { as: 'words', before: 'old', after: 'new' }],
  ]);
  expect(group?.changes.map((change) => formatChangeName(group, change))).toEqual([
    'Text · Dutch',
    'Text · English',
  ]);
});

test('changed images are shown as images, and changed settings as their labels in the form', () => {
  const before = page(block('p', 'image', { src: '/media/a.jpg' }), text('a', 'x', 'x'));
  const after = page(block('p', 'image', { src: '/media/b.jpg' }), { ...text('a', 'x', 'x'), hidden: true });
  expect(
    described(before, after).flatMap(({ changes }) => changes.map(({ field, shows }) => [field, shows])),
  ).toEqual([
    [expect.any(String), { as: 'pictures', before: '/media/a.jpg', after: '/media/b.jpg' }],
    ['Hidden', { as: 'values', before: '', after: 'On' }],
  ]);
});

test('added, removed and moved blocks are described by their position and their content', () => {
  const grid = (...inside: ReturnType<typeof block>[]) =>
    block('g', 'grid', { rows: [{ id: 'r', columns: [inside] }] });
  const before = page(text('a', 'Een', 'One'), text('b', 'Twee', 'Two'), text('c', 'Drie', 'Three'));
  const after = page(text('b', 'Twee', 'Two'), grid(text('a', 'Een', 'One'), text('n', 'Nieuw', 'New')));
  expect(described(before, after).map(({ name, kind, changes }) => [name, kind, changes[0]?.shows])).toEqual([
    ['Text', 'removed', { as: 'note', note: '' }],
    ['Grid', 'added', { as: 'note', note: 'With 2 blocks inside' }],
    ['Grid › Text', 'moved', { as: 'note', note: compareWords.movedTo('On the page, at the start') }],
  ]);
});

test('changes of title and layout are grouped under the page itself', () => {
  const after = { ...page(), title: { nl: 'Anders' }, layoutSettings: { container: { gap: '1rem' } } };
  const [group] = described({ ...page(), layoutSettings: null }, after);
  expect(group).toMatchObject({ blockId: null, name: 'Page' });
  expect(group?.changes.map(({ field }) => field)).toEqual(['Title', 'Layout']);
});
