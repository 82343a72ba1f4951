import { noteProtectedMedia } from '#server/media/store/protected-media.repository.ts';
import { type Db, isSet } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';

interface ProtectedFile {
  readonly file_id: string;
  readonly page_id: string;
}

/** Reads the files that protected pages name, or named before they were deleted. */
export function readProtectedMedia(db: Db): Promise<ProtectedFile[]> {
  return db.selectFrom('protected_media').select(['file_id', 'page_id']).execute();
}

/**
 * Restores the protection of files after the tables were replaced: files that were hidden from assistants
 * stay hidden, and so do those of pages that stayed protected. Files of pages that the backup makes public do
 * not.
 */
export async function keepProtectedMedia(db: Db, before: readonly ProtectedFile[]): Promise<void> {
  const pages = await db.selectFrom('pages').select(['id', 'requires_login']).execute();
  const open = new Set(pages.filter((page) => !isSet(page.requires_login)).map(({ id }) => id));
  for (const part of splitIntoParts(before.filter((row) => !open.has(row.page_id))))
    await db
      .insertInto('protected_media')
      .values(part)
      .onConflict((conflict) => conflict.columns(['file_id', 'page_id']).doNothing())
      .execute();
  for (const { id } of pages) if (!open.has(id)) await noteProtectedMedia(db, { page: id });
}
