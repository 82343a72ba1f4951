import type { Db } from '#server/storage/schema.ts';
import type { PageRecord } from './page-record.ts';
import { findPage } from './pages.repository.ts';

/** Where a page stands, for a sentence to somebody who expects it elsewhere. */
export async function whereItStands(db: Db, { parentId }: PageRecord): Promise<string> {
  const parent = parentId === null ? undefined : await findPage(db, parentId);
  return parent ? `stands below "${parent.identifier}" now` : 'stands at the top now';
}
