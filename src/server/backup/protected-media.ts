import { noteProtectedMedia } from '#server/media/store/protected-media.repository.ts';
import { splitIntoParts } from '#server/storage/in-parts.ts';
import { type Db, isSet } from '#server/storage/schema.ts';

interface ProtectedFile {
  readonly file_id: string;
  readonly page_id: string;
}

/** The files that protected pages of a site name, or named before they were deleted. */
export function readProtectedMedia(db: Db): Promise<ProtectedFile[]> {
  return db.selectFrom('protected_media').select(['file_id', 'page_id']).execute();
}

/**
 * After the tables were replaced: files stay closed to assistants that were closed here, and those of pages whose lock was kept are
 * closed. Files of a page that the backup shows to everybody are not.
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
