import { checkParent } from '#server/pages/content/check-parent.ts';
import { requireLockedPage } from '#server/pages/store/page-deps.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { hasChildren, lastOrderBelow } from '#server/pages/store/pages.repository.ts';
import type { WriteScope } from '#server/storage/storage.ts';

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
  if (parent) checkParent({ ...page, hasChildren: await hasChildren(db, page.id) }, parent);
  const parentId = parent?.id ?? null;
  const last = await lastOrderBelow(db, parentId, page.id);
  return { parentId, sortOrder: order ?? Math.max(-1, last ?? -1) + 1 };
}
