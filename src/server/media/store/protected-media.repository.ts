import { sql } from 'kysely';
import { hasMediaId, selectFileId, selectMediaId } from '#server/storage/same-file.ts';
import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import { readBrandUses } from './brand-uses.ts';
import { selectPublishedUses } from './media-visibility.ts';

/**
 * Records the files that one version or all versions of a page name. Does nothing if the page is not
 * protected.
 */
export async function noteProtectedMedia(
  db: Db,
  where: { readonly version: string } | { readonly page: string },
): Promise<void> {
  const [column, id] =
    'page' in where ? ['use.page_id' as const, where.page] : ['use.version_id' as const, where.version];
  await db
    .insertInto('protected_media')
    .columns(['file_id', 'page_id'])
    .expression(({ selectFrom }) =>
      selectFrom('media_uses as use')
        .innerJoin('pages as page', 'page.id', 'use.page_id')
        .select([selectMediaId('use.url').as('file_id'), 'use.page_id'])
        .distinct()
        .where(column, '=', id)
        .where(hasMediaId('use.url'))
        .where('page.requires_login', '=', true),
    )
    .onConflict((conflict) => conflict.columns(['file_id', 'page_id']).doNothing())
    .execute();
}

/** Forgets the files of a page that is no longer protected. Files of other protected pages stay recorded. */
export async function forgetProtectedMedia(db: Db, page: string): Promise<void> {
  await db.deleteFrom('protected_media').where('page_id', '=', page).execute();
}

/**
 * Finds files that a protected page names, or named before it was deleted, and that no public page shows.
 * They are hidden from assistants. Checks all files, or only those in `among`.
 */
export async function findProtectedMedia(db: Db, among?: readonly string[]): Promise<Set<string>> {
  const findBrandUse = await readBrandUses(db);
  const closed = new Set<string>();
  for (const part of among ? splitIntoParts(among) : [undefined]) {
    const rows = await db
      .selectFrom('protected_media as kept')
      .select('kept.file_id')
      .distinct()
      .$if(part !== undefined, (query) => query.where('kept.file_id', 'in', part ?? []))
      .where(({ not, exists }) =>
        not(
          exists(
            selectPublishedUses(db)
              .select('use.url')
              .where('page.requires_login', '=', false)
              .where(selectFileId('use.url'), '=', sql<string>`kept.file_id || '/'`),
          ),
        ),
      )
      .execute();
    for (const { file_id: id } of rows) {
      const { isLogo, isFavicon } = findBrandUse(id);
      if (!isLogo && !isFavicon) closed.add(id);
    }
  }
  return closed;
}
