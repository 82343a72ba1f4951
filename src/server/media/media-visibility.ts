import type { Db } from '#server/storage/schema.ts';

/** Everybody, or only people who are signed in. */
export type MediaVisibility = 'public' | 'signed-in';

/**
 * Who may see a file, by the addresses it goes by: it is public while a page that any visitor may read shows
 * it in its live version. A file that is used nowhere, or only in drafts, on hidden or on protected pages,
 * is not.
 */
export async function mediaVisibility(db: Db, urls: readonly string[]): Promise<MediaVisibility> {
  const shown = await db
    .selectFrom('media_uses as use')
    .innerJoin('pages as page', (join) =>
      join.onRef('page.id', '=', 'use.page_id').onRef('page.live_version_id', '=', 'use.version_id'),
    )
    .innerJoin('versions as version', 'version.id', 'use.version_id')
    .where('use.url', 'in', urls)
    .where('page.published', '=', true)
    .where('page.is_hidden', '=', false)
    .where('page.requires_login', '=', false)
    .where('page.deleted_at', 'is', null)
    .where('version.status', '!=', 'HIDDEN')
    .select('page.id')
    .limit(1)
    .executeTakeFirst();
  return shown ? 'public' : 'signed-in';
}
