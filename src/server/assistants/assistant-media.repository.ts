import type { Db } from '#server/storage/schema.ts';

/** Addresses of files that only protected pages name, in whatever version: to an assistant they are not there. */
export async function filesOfProtectedPages(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('media_uses as use')
    .innerJoin('pages as page', 'page.id', 'use.page_id')
    .select('use.url')
    .distinct()
    .where('page.requires_login', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('media_uses as other')
            .innerJoin('pages as open', 'open.id', 'other.page_id')
            .select('other.url')
            .whereRef('other.url', '=', 'use.url')
            .where('open.requires_login', '=', false)
            .where('open.deleted_at', 'is', null),
        ),
      ),
    )
    .execute();
  return new Set(rows.map(({ url }) => url));
}
