import { expect, it } from 'vitest';
import type { PageRow } from '../page-tree.ts';
import { listRowActions } from './row-actions.ts';

/** Lists the visibility actions in the menu. */
function offered(page: object): string[] {
  const facts = { kind: 'page', identifier: 'proef', isHidden: false };
  const row = { page: { ...facts, ...page }, childCount: 0 } as unknown as PageRow;
  const ids = listRowActions(row)
    .flat()
    .map(({ id }) => id);
  return ids.filter((id) => ['publish', 'look', 'hide', 'unpublish'].includes(id));
}

const live = { status: 'PUBLISHED', published: true, currentVersionId: 'live' };
const withdrawn = { status: 'DRAFT', published: false, currentVersionId: 'live' };

it('what visitors saw and is another one now is looked at before it is published', () => {
  expect(offered({ ...live, draftVersionId: 'draft' })).toEqual(['look', 'hide', 'unpublish']);
  expect(offered({ ...withdrawn, draftVersionId: 'draft' })).toEqual(['look']);
});

it('what is new, or as visitors saw it, is published from the list', () => {
  expect(offered({ ...withdrawn, draftVersionId: null })).toEqual(['publish']);
  expect(offered({ ...withdrawn, currentVersionId: null, draftVersionId: 'draft' })).toEqual(['publish']);
  expect(offered({ ...live, draftVersionId: null })).toEqual(['hide', 'unpublish']);
  const hidden = { ...live, status: 'HIDDEN', isHidden: true, draftVersionId: 'draft' };
  expect(offered(hidden)).toEqual(['publish', 'unpublish']);
});
