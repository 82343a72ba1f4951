import { inParts } from '#server/storage/in-parts.ts';
import type { Db } from '#server/storage/schema.ts';

/** A live version or a draft, with its blocks as they are stored. */
interface StoredVersion {
  readonly id: string;
  readonly page_id: string;
  readonly overview: string;
}

/** The live versions and drafts whose blocks say one of these words. */
export async function currentVersionsSaying(db: Db, words: readonly string[]): Promise<StoredVersion[]> {
  if (words.length === 0) return [];
  return db
    .selectFrom('versions as version')
    .innerJoin('pages as page', 'page.id', 'version.page_id')
    .select(['version.id', 'version.page_id', 'version.overview'])
    .where((where) =>
      where.or([
        where('page.live_version_id', '=', where.ref('version.id')),
        where('page.draft_version_id', '=', where.ref('version.id')),
      ]),
    )
    .where((where) => where.or(words.map((word) => where('version.overview', 'like', `%${word}%`))))
    .execute();
}

interface Use {
  readonly version_id: string;
  readonly page_id: string;
  readonly url: string;
}

/** Adds files to what versions are known to show. */
export async function addUses(db: Db, uses: readonly Use[]): Promise<void> {
  for (const part of inParts(uses)) {
    await db
      .insertInto('media_uses')
      .values(part)
      .onConflict((conflict) => conflict.columns(['version_id', 'url']).doNothing())
      .execute();
  }
}
