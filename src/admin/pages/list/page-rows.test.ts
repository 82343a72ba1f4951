import { expect, test } from 'vitest';
import type { PageNode } from '#api/schemas/page.ts';
import { initialPageFields } from '#content/page/page-fields.ts';
import { buildPageRows, foldRows, listTitleLanguages } from '../page-tree.ts';
import { publishState } from '../publish-state.ts';
import {
  type FilterValue,
  filterPageRows,
  noPageFilter,
  readFilter,
  toggleFilter,
  withToTranslate,
  writeFilter,
} from './page-filters.ts';

function node(identifier: string, rest: Partial<PageNode> = {}): PageNode {
  return {
    id: `id-${identifier}`,
    identifier,
    kind: 'page',
    title: { nl: identifier },
    status: 'PUBLISHED',
    published: true,
    isHidden: false,
    ...initialPageFields,
    requiresLogin: false,
    parentId: null,
    parentIdentifier: null,
    sortOrder: 0,
    versioning: true,
    currentVersionId: 'v1',
    draftVersionId: null,
    updatedAt: '2026-11-01T12:00:00Z',
    updatedBy: null,
    children: [],
    ...rest,
  };
}

const tree = [
  node('main'),
  node('cases'),
  node('werkwijze', { children: [node('sprint')] }),
  node('shell', { kind: 'case' }),
];

const shown = (
  { query = '', toTranslate = false }: { query?: string; toTranslate?: boolean },
  pages = tree,
) =>
  filterPageRows(buildPageRows(pages), withToTranslate({ ...noPageFilter, query }, toTranslate)).map(
    ({ page, depth }) => [page.identifier, depth],
  );

test('cases are listed below the cases page, whatever their order', () => {
  expect(buildPageRows(tree).map(({ page, depth }) => [page.identifier, depth])).toEqual([
    ['main', 0],
    ['cases', 0],
    ['shell', 1],
    ['werkwijze', 0],
    ['sprint', 1],
  ]);
});

test('a search matches titles and paths, and lists matches without their parents', () => {
  expect(shown({ query: 'cases/sh' })).toEqual([['shell', 0]]);
  expect(shown({ query: 'geen' })).toEqual([]);
});

test('the translation filter finds pages to translate in either language', () => {
  const none = { missing: 0, outdated: 0 };
  const pages = [
    node('klaar', { toTranslate: { nl: none, en: none } }),
    node('nieuw', { toTranslate: { nl: none, en: { missing: 2, outdated: 0 } } }),
    node('oud', { toTranslate: { nl: { missing: 0, outdated: 1 }, en: none } }),
    node('nog niet geteld'),
  ];
  expect(shown({ toTranslate: true }, pages)).toEqual([
    ['nieuw', 0],
    ['oud', 0],
  ]);
  expect(shown({ toTranslate: true, query: 'nieuw' }, pages)).toEqual([['nieuw', 0]]);
});

test('pages below a collapsed page are hidden', () => {
  const rows = foldRows(buildPageRows(tree), new Set(['id-werkwijze']));
  expect(rows.map(({ page }) => page.identifier)).toEqual(['main', 'cases', 'shell', 'werkwijze']);
});

test('filters within a group are alternatives, and all groups must match', () => {
  const pages = [
    node('a', { status: 'DRAFT', published: false }),
    node('b', { status: 'HIDDEN', isHidden: true, requiresLogin: true }),
    node('c', { requiresLogin: true }),
  ];
  const found = (...values: FilterValue[]) =>
    filterPageRows(
      buildPageRows(pages),
      values.reduce((filter, value) => toggleFilter(filter, value), noPageFilter),
    ).map(({ page }) => page.identifier);
  expect(found('draft', 'hidden')).toEqual(['a', 'b']);
  expect(found('draft', 'hidden', 'protected')).toEqual(['b']);
  expect(found('protected', 'unlisted')).toEqual(['b', 'c']);
});

test('a filter is written to the URL and read back, ignoring unknown values', () => {
  const all: FilterValue[] = ['case', 'draft', 'hidden', 'en-missing', 'unlisted'];
  const filter = {
    ...all.reduce((into, value) => toggleFilter(into, value), noPageFilter),
    query: 'shell & co',
  };
  expect(readFilter(writeFilter(filter))).toEqual(filter);
  expect(writeFilter(withToTranslate(noPageFilter, true)).toString()).toBe('show=to-translate');
  expect(readFilter(new URLSearchParams('show=to-translate'))).toEqual(withToTranslate(noPageFilter, true));
  expect(readFilter(new URLSearchParams('status=draft.nonsense&kind=x'))).toEqual(
    toggleFilter(noPageFilter, 'draft'),
  );
});

test('a page is translated into the languages of its title', () => {
  expect(listTitleLanguages('Titel')).toEqual(['nl']);
  expect(listTitleLanguages({ nl: 'Titel', en: 'Title' })).toEqual(['nl', 'en']);
});

test('publishState returns one word for the state of a page', () => {
  expect(publishState(node('a'))).toBe('published');
  expect(publishState(node('a', { draftVersionId: 'v2' }))).toBe('changes');
  expect(publishState(node('a', { status: 'DRAFT', published: false }))).toBe('draft');
  expect(publishState(node('a', { status: 'HIDDEN', isHidden: true }))).toBe('hidden');
});
