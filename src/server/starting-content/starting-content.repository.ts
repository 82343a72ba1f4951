import type { Db } from '#server/storage/schema.ts';

/** Ids of the pages outside the trash that no person made: their first version has no author. */
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

/** Says that nobody has worked on a page, as it was before a removal that was taken back. */
export async function markUntouched(db: Db, id: string): Promise<void> {
  await db.updateTable('pages').set({ updated_by: null }).where('id', '=', id).execute();
}
