import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';

/** Finds the protected ones among these pages, which do not exist for assistants. */
export async function findProtectedPages(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const part of splitIntoParts(ids)) {
    const pages = db.selectFrom('pages').select('id').where('requires_login', '=', true);
    for (const { id } of await pages.where('id', 'in', part).execute()) found.add(id);
  }
  return found;
}
