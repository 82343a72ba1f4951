import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';

/** Live version or draft, with its blocks as stored JSON. */
interface StoredVersion {
  readonly id: string;
  readonly page_id: string;
  readonly overview: string;
}

/** Lists the ids of all live versions and drafts. */
export async function listCurrentVersionIds(db: Db): Promise<string[]> {
  const pages = await db.selectFrom('pages').select(['live_version_id', 'draft_version_id']).execute();
  const ids = pages.flatMap((page) => [page.live_version_id, page.draft_version_id]);
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Finds the versions whose stored blocks contain one of these words. */
export async function findVersionsContaining(
  db: Db,
  ids: readonly string[],
  words: readonly string[],
): Promise<StoredVersion[]> {
  return db
    .selectFrom('versions')
    .select(['id', 'page_id', 'overview'])
    .where('id', 'in', ids)
    .where((where) => where.or(words.map((word) => where('overview', 'like', `%${word}%`))))
    .execute();
}

/** Media file that a version uses. */
export interface Use {
  readonly version_id: string;
  readonly page_id: string;
  readonly url: string;
}

/** Adds rows to the media uses of versions. */
export async function addUses(db: Db, uses: readonly Use[]): Promise<void> {
  for (const part of splitIntoParts(uses)) {
    await db
      .insertInto('media_uses')
      .values(part)
      .onConflict((conflict) => conflict.columns(['version_id', 'url']).doNothing())
      .execute();
  }
}
