import type { Db } from '#server/storage/schema.ts';
import type { PageLock } from './page-lock.ts';

/** The drafts that show a file, by the addresses it goes by, with the links that open them. */
export function draftsShowing(db: Db, urls: readonly string[]) {
  return db
    .selectFrom('preview_links as link')
    .innerJoin('pages as page', 'page.id', 'link.page_id')
    .innerJoin('media_uses as use', (join) =>
      join
        .onRef('use.page_id', '=', 'page.id')
        .on((on) =>
          on('use.version_id', '=', on.fn.coalesce('page.draft_version_id', 'page.live_version_id')),
        ),
    )
    .where('use.url', 'in', urls)
    .where('use.is_shown', '=', true)
    .where('page.deleted_at', 'is', null)
    .where((where) =>
      where.or([where('page.requires_login', '=', false), where('link.by_owner', '=', true)]),
    );
}

/**
 * The locks of drafts that show a file, by the addresses it goes by: whoever came by a link to one of them may see it. A link is to a draft
 * what a room is to a page.
 */
export async function draftLocks(db: Db, urls: readonly string[]): Promise<PageLock[]> {
  const rows = await draftsShowing(db, urls)
    .select(['link.id', 'link.grant_seed as seed', 'link.expires_at as expiresAt', 'page.id as pageId'])
    .distinct()
    .orderBy('link.id')
    .execute();
  return rows.map(({ id, seed, expiresAt, pageId }) => ({
    pageId: `draft ${pageId}`,
    own: null,
    shared: null,
    rooms: [{ id, seed, until: Date.parse(expiresAt) }],
  }));
}
