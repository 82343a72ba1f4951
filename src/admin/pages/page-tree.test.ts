import { expect, test } from 'vitest';
import type { PageNode } from '#api/schemas/page.ts';
import { filterRows, languagesOf, pageRows } from './page-tree.ts';
import { publishState } from './publish-state.ts';

function node(identifier: string, rest: Partial<PageNode> = {}): PageNode {
  return {
    id: `id-${identifier}`,
    identifier,
    kind: 'page',
    title: { nl: identifier },
    status: 'PUBLISHED',
    published: true,
    isHidden: false,
    redirectUrl: null,
    hideFromSearchEngines: false,
    requiresLogin: false,
    showInMenu: true,
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

test('cases stand under the page of cases, whatever order they come in', () => {
  expect(pageRows(tree).map(({ page, depth }) => [page.identifier, depth])).toEqual([
    ['main', 0],
    ['cases', 0],
    ['shell', 1],
    ['werkwijze', 0],
    ['sprint', 1],
  ]);
});

test('a search finds titles and addresses, and shows what it finds by itself', () => {
  expect(filterRows(pageRows(tree), 'cases/sh').map(({ page, depth }) => [page.identifier, depth])).toEqual([
    ['shell', 0],
  ]);
  expect(filterRows(pageRows(tree), 'geen')).toEqual([]);
});

test('a page is translated by its title', () => {
  expect(languagesOf('Titel')).toEqual(['nl']);
  expect(languagesOf({ nl: 'Titel', en: 'Title' })).toEqual(['nl', 'en']);
});

test('the state of a page in one word', () => {
  expect(publishState(node('a'))).toBe('published');
  expect(publishState(node('a', { draftVersionId: 'v2' }))).toBe('changes');
  expect(publishState(node('a', { status: 'DRAFT', published: false }))).toBe('draft');
  expect(publishState(node('a', { status: 'HIDDEN', isHidden: true }))).toBe('hidden');
});
