import { splitIntoParts } from '#server/storage/in-parts.ts';
import type { Db } from '#server/storage/schema.ts';

/** Those of these pages that are protected: to an assistant they are not there. */
export async function protectedAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const part of splitIntoParts(ids)) {
    const pages = db.selectFrom('pages').select('id').where('requires_login', '=', true);
    for (const { id } of await pages.where('id', 'in', part).execute()) found.add(id);
  }
  return found;
}
