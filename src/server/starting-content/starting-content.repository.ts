import type { Db } from '#server/storage/schema.ts';

/** Lists ids of the pages outside the trash that no person created: their first version has no author. */
export async function listSeededIds(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('pages')
    .innerJoin('versions', 'versions.page_id', 'pages.id')
    .select('pages.id')
    .distinct()
    .where('pages.deleted_at', 'is', null)
    .where('versions.author', 'is', null)
    .whereRef('versions.created_at', '=', 'pages.created_at')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Marks a page as unedited, as it was before an undone removal. */
export async function markUntouched(db: Db, id: string): Promise<void> {
  await db.updateTable('pages').set({ updated_by: null }).where('id', '=', id).execute();
}
