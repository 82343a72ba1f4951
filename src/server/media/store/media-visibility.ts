import { findPastShowings } from '#server/journal/journal-media.repository.ts';
import type { Opens, PageLock } from '#server/protection/locks/page-lock.ts';
import { findLock, roomsHolding } from '#server/protection/locks/room-lock.repository.ts';
import { isSameFile } from '#server/storage/same-file.ts';
import type { Db } from '#server/storage/schema.ts';
import { isLogo, wasLogo } from './brand-uses.ts';

/** Everybody, or only people who are signed in. */
export type MediaVisibility = 'public' | 'signed-in';

/**
 * Who may see the file that a URL names: it is public while a page that any visitor may read shows
 * it in its live version, and while it is the site's logo. A file that is used nowhere, or only in drafts, on hidden or on protected pages,
 * is not. Neither is one that stands only in hidden blocks of public pages, or in fields that are switched off.
 */
export async function mediaVisibility(db: Db, url: string): Promise<MediaVisibility> {
  const shown = await publishedUses(db)
    .where(isSameFile('use.url', url))
    .where('page.requires_login', '=', false)
    .select('page.id')
    .limit(1)
    .executeTakeFirst();
  return shown || (await isLogo(db, url)) ? 'public' : 'signed-in';
}

/** The locks of the protected pages that show a file live: whoever passes one of them may see it as well. */
export async function mediaLocks(db: Db, url: string): Promise<PageLock[]> {
  const rows = await publishedUses(db)
    .where(isSameFile('use.url', url))
    .leftJoin('password_accesses as access', 'access.id', 'page.password_id')
    .where('page.requires_login', '=', true)
    .select(['page.id as pageId', 'page.login_password as own', 'access.id as accessId', 'access.password'])
    .execute();
  const rooms = await roomsHolding(
    db,
    rows.map(({ pageId }) => pageId),
  );
  return rows.map(({ pageId, own, accessId, password }) => ({
    pageId,
    own,
    shared: accessId === null || password === null ? null : { id: accessId, password },
    rooms: rooms.get(pageId) ?? [],
  }));
}

/** The uses of files in live versions of pages that visitors can come to, with or without a password. */
export function publishedUses(db: Db) {
  return db
    .selectFrom('media_uses as use')
    .innerJoin('pages as page', (join) =>
      join.onRef('page.id', '=', 'use.page_id').onRef('page.live_version_id', '=', 'use.version_id'),
    )
    .innerJoin('versions as version', 'version.id', 'use.version_id')
    .where('use.is_shown', '=', true)
    .where('page.published', '=', true)
    .where('page.is_hidden', '=', false)
    .where('page.deleted_at', 'is', null)
    .where('version.status', '!=', 'HIDDEN');
}

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
