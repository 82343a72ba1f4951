import { expect, it } from 'vitest';
import type { PageRow } from '../page-tree.ts';
import { listRowActions } from './row-actions.ts';

const visibility = ['publish', 'look', 'hide', 'unpublish'];
const steps = ['move-up', 'move-down'];

/** Lists those of some actions that the menu has. */
function offered(page: object, among = visibility, more: object = {}): string[] {
  const facts = { kind: 'page', identifier: 'proef', isHidden: false };
  const row = { page: { ...facts, ...page }, childCount: 0, ...more } as unknown as PageRow;
  const ids = listRowActions(row)
    .flat()
    .map(({ id }) => id);
  return ids.filter((id) => among.includes(id));
}

const live = { status: 'PUBLISHED', published: true, currentVersionId: 'live' };
const withdrawn = { status: 'DRAFT', published: false, currentVersionId: 'live' };

it('changes to a page that visitors have seen are compared before publishing', () => {
  expect(offered({ ...live, draftVersionId: 'draft' })).toEqual(['look', 'hide', 'unpublish']);
  expect(offered({ ...withdrawn, draftVersionId: 'draft' })).toEqual(['look']);
});

it('a new page, or one unchanged since visitors saw it, can be published from the list', () => {
  expect(offered({ ...withdrawn, draftVersionId: null })).toEqual(['publish']);
  expect(offered({ ...withdrawn, currentVersionId: null, draftVersionId: 'draft' })).toEqual(['publish']);
  expect(offered({ ...live, draftVersionId: null })).toEqual(['hide', 'unpublish']);
  const hidden = { ...live, status: 'HIDDEN', isHidden: true, draftVersionId: 'draft' };
  expect(offered(hidden)).toEqual(['publish', 'unpublish']);
});

it('a page can move among its siblings, and system pages cannot', () => {
  expect(offered(live, steps, { position: 1, count: 3 })).toEqual(['move-down']);
  expect(offered(live, steps, { position: 2, count: 3 })).toEqual(steps);
  expect(offered(live, steps, { position: 3, count: 3 })).toEqual(['move-up']);
  expect(offered({ ...live, identifier: 'main' }, steps, { position: 2, count: 3 })).toEqual([]);
});

it('every page and section has a share action', () => {
  for (const kind of ['page', 'case', 'section'])
    expect(offered({ ...live, kind }, ['share'], { position: 1, count: 1 })).toEqual(['share']);
});
