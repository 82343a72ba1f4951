import type { PageRecord } from '#server/pages/store/page-record.ts';
import { findPage } from '#server/pages/store/pages.repository.ts';
import type { Db } from '#server/storage/schema.ts';

/** Where a page stands, for a sentence to somebody who expects it elsewhere. */
export async function whereItStands(db: Db, { parentId }: PageRecord): Promise<string> {
  const parent = parentId === null ? undefined : await findPage(db, parentId);
  return parent ? `stands below "${parent.identifier}" now` : 'stands at the top now';
}
