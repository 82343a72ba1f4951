import type { WriteScope } from '#server/storage/storage.ts';
import { checkParent } from './check-parent.ts';
import { requireLockedPage } from './page-deps.ts';
import type { PageRecord } from './page-record.ts';
import { childrenOf } from './pages.repository.ts';

type Place = Pick<PageRecord, 'parentId' | 'sortOrder'>;

/**
 * The place of a page below another one, or at the top for null; without an order, behind the pages already there.
 *
 * @throws when the page cannot stand there
 */
export async function placeBelow(
  { db }: WriteScope,
  page: PageRecord,
  parentKey: string | null,
  order?: number,
): Promise<Place> {
  const parent = parentKey === null ? undefined : await requireLockedPage(db, parentKey);
  if (parent) checkParent({ ...page, hasChildren: (await childrenOf(db, page.id)).length > 0 }, parent);
  const parentId = parent?.id ?? null;
  const siblings = (await childrenOf(db, parentId)).filter(({ id }) => id !== page.id);
  const last = Math.max(-1, ...siblings.map(({ sortOrder }) => sortOrder));
  return { parentId, sortOrder: order ?? last + 1 };
}
