import { findPastShowings } from '#server/journal/journal-media.repository.ts';
import { findLock, listClientSpacesHolding } from '#server/protection/locks/client-space-lock.repository.ts';
import type { LockCheck, PageLock } from '#server/protection/locks/page-lock.ts';
import { isSameFile } from '#server/storage/same-file.ts';
import type { Db } from '#server/storage/schema.ts';
import { isLogo, wasLogo } from './brand-uses.ts';

export type MediaVisibility = 'public' | 'signed-in';

/**
 * Determines who may see the file of a URL. It is public while the live version of a public page shows it,
 * and while it is the logo. It is private if it is used nowhere, or only in drafts, hidden or protected
 * pages, hidden blocks, or fields that are switched off.
 */
export async function getMediaVisibility(db: Db, url: string): Promise<MediaVisibility> {
  const shown = await selectPublishedUses(db)
    .where(isSameFile('use.url', url))
    .where('page.requires_login', '=', false)
    .select('page.id')
    .limit(1)
    .executeTakeFirst();
  return shown || (await isLogo(db, url)) ? 'public' : 'signed-in';
}

/** Lists the locks of the protected pages that show a file live. Passing one of them is enough to see it. */
export async function listMediaLocks(db: Db, url: string): Promise<PageLock[]> {
  const rows = await selectPublishedUses(db)
    .where(isSameFile('use.url', url))
    .leftJoin('password_accesses as access', 'access.id', 'page.password_id')
    .where('page.requires_login', '=', true)
    .select(['page.id as pageId', 'page.login_password as own', 'access.id as accessId', 'access.password'])
    .execute();
  const clientSpaces = await listClientSpacesHolding(
    db,
    rows.map(({ pageId }) => pageId),
  );
  return rows.map(({ pageId, own, accessId, password }) => ({
    pageId,
    own,
    shared: accessId === null || password === null ? null : { id: accessId, password },
    clientSpaces: clientSpaces.get(pageId) ?? [],
  }));
}

/**
 * Selects the uses of files in live versions of pages that visitors can reach, with or without a password. A section shows its
 * files only on such pages.
 */
export function selectPublishedUses(db: Db) {
  return db
    .selectFrom('shown_uses as use')
    .innerJoin('pages as page', (join) =>
      join.onRef('page.id', '=', 'use.page_id').onRef('page.live_version_id', '=', 'use.version_id'),
    )
    .innerJoin('versions as version', 'version.id', 'use.version_id')
    .where('use.is_shown', '=', true)
    .where('page.kind', '!=', 'section')
    .where('page.published', '=', true)
    .where('page.is_hidden', '=', false)
    .where('page.deleted_at', 'is', null)
    .where('version.status', '!=', 'HIDDEN');
}

/**
 * True if a page or the header showed a file at a past moment to a visitor who may view that moment now.
 * Files of pages that are or were protected need the password.
 */
export async function wasShown(db: Db, url: string, moment: string, opens: LockCheck): Promise<boolean> {
  if (await wasLogo(db, url, moment)) return true;
  for (const showing of await findPastShowings(db, url, moment)) {
    if (!showing.isProtected) return true;
    if (opens(await findLock(db, { ...showing, id: showing.pageId }))) return true;
  }
  return false;
}
