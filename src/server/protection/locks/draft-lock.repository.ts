import type { RawBuilder, SqlBool } from 'kysely';
import { assistantNamePattern } from '#api/assistant-name.ts';
import { isSameFile, selectMediaId } from '#server/storage/same-file.ts';
import type { Db } from '#server/storage/schema.ts';
import type { PageLock } from './page-lock.ts';

/**
 * Selects the drafts that show some files, with their share links. Files of protected pages are excluded if
 * an assistant created the link, or has saved the draft since a person created it: assistants may not read
 * them.
 *
 * @param isAsked compares `use.url`
 */
export function selectDraftsShowing(db: Db, isAsked: RawBuilder<SqlBool>) {
  return db
    .selectFrom('preview_links as link')
    .innerJoin('pages as page', 'page.id', 'link.page_id')
    .innerJoin('shown_uses as use', (join) =>
      join
        .onRef('use.page_id', '=', 'page.id')
        .on((on) =>
          on('use.version_id', '=', on.fn.coalesce('page.draft_version_id', 'page.live_version_id')),
        ),
    )
    .where(isAsked)
    .where('use.is_shown', '=', true)
    .where('page.deleted_at', 'is', null)
    .where((where) => where.or([where('page.requires_login', '=', false), where('link.by_owner', '=', true)]))
    .where(({ eb, exists, not, or, ref, selectFrom, val }) => {
      // Includes snapshots: if a person has overwritten the version since, its snapshot still has the author.
      const isOfAssistant = exists(
        selectFrom('media_uses as earlier')
          .innerJoin('versions as by', 'by.id', 'earlier.version_id')
          .select('by.id')
          .whereRef('earlier.page_id', '=', 'page.id')
          .where(selectMediaId('earlier.url'), '=', selectMediaId('use.url'))
          .where('by.author', 'like', assistantNamePattern)
          .where('by.updated_at', '>=', ref('link.created_at')),
      );
      const isAssistants = or([
        eb(eb.fn.coalesce('link.created_by', val('')), 'like', assistantNamePattern),
        isOfAssistant,
      ]);
      const isProtected = exists(
        selectFrom('protected_media as kept')
          .select('kept.file_id')
          .where('kept.file_id', '=', selectMediaId('use.url')),
      );
      return or([not(isAssistants), not(isProtected)]);
    });
}

/**
 * Finds the locks of drafts that show the file of a URL; a visitor with a share link to one of them may see
 * the file. A link is to a draft what a client space is to a page.
 */
export async function findDraftLocks(db: Db, url: string): Promise<PageLock[]> {
  const rows = await selectDraftsShowing(db, isSameFile('use.url', url))
    .select(['link.id', 'link.grant_seed as seed', 'link.expires_at as expiresAt', 'page.id as pageId'])
    .distinct()
    .orderBy('link.id')
    .execute();
  return rows.map(({ id, seed, expiresAt, pageId }) => ({
    pageId: `draft ${pageId}`,
    own: null,
    shared: null,
    clientSpaces: [{ id, seed, until: Date.parse(expiresAt) }],
  }));
}
