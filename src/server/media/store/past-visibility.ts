import { findPastShowings } from '#server/journal/journal-media.repository.ts';
import { findLock } from '#server/protection/locks/page-lock.repository.ts';
import type { Opens } from '#server/protection/locks/page-lock.ts';
import type { Db } from '#server/storage/schema.ts';
import { wasLogo } from './brand-uses.ts';

/**
 * Whether a page, or the header of all, showed a file at a moment to whoever looks at that moment now: the file of a page that is protected, or was,
 * to those who open it.
 */
export async function wasShown(db: Db, url: string, moment: string, opens: Opens): Promise<boolean> {
  if (await wasLogo(db, url, moment)) return true;
  for (const showing of await findPastShowings(db, url, moment)) {
    if (!showing.isProtected) return true;
    if (opens(await findLock(db, { ...showing, id: showing.pageId }))) return true;
  }
  return false;
}
