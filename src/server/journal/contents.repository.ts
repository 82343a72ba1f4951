import { createHash } from 'node:crypto';
import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';

/** Version whose content is kept. */
interface LiveVersion {
  readonly pageId: string;
  readonly versionId: string;
}

/**
 * Stores the contents of versions byte for byte, with their files. Resolves to the hash of each by page;
 * equal content has the same hash and is stored once.
 */
export async function keepContents(db: Db, live: readonly LiveVersion[]): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const part of splitIntoParts(live)) {
    const pageOf = new Map(part.map(({ pageId, versionId }) => [versionId, pageId]));
    const ids = [...pageOf.keys()];
    const versions = await db
      .selectFrom('versions')
      .select(['id', 'title', 'overview', 'metadata'])
      .where('id', 'in', ids)
      .execute();
    const uses = await db
      .selectFrom('media_uses')
      .select(['version_id', 'url'])
      .where('version_id', 'in', ids)
      .where('is_shown', '=', true)
      .execute();
    for (const { id, ...words } of versions) {
      const content = { page_id: pageOf.get(id) ?? '', hash: hashContent(words) };
      hashes.set(content.page_id, content.hash);
      await insertContent(db, { ...content, ...words });
      const urls = uses.filter((use) => use.version_id === id).map(({ url }) => ({ ...content, url }));
      if (urls.length > 0) await insertMedia(db, urls);
    }
  }
  return hashes;
}

/** Content of a version, as stored. */
interface StoredWords {
  readonly title: string;
  readonly overview: string;
  readonly metadata: string | null;
}

/** Without metadata the hash is the same as before metadata existed. */
function hashContent({ title, overview, metadata }: StoredWords): string {
  const hash = createHash('sha256').update(title).update('\n').update(overview);
  if (metadata !== null) hash.update('\n').update(metadata);
  return hash.digest('hex');
}

async function insertContent(
  db: Db,
  row: StoredWords & { readonly page_id: string; readonly hash: string },
): Promise<void> {
  await db
    .insertInto('journal_contents')
    .values(row)
    .onConflict((conflict) => conflict.columns(['page_id', 'hash']).doNothing())
    .execute();
}

async function insertMedia(db: Db, rows: { page_id: string; hash: string; url: string }[]): Promise<void> {
  await db
    .insertInto('journal_media')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['page_id', 'hash', 'url']).doNothing())
    .execute();
}

/** Deletes a content that no row of the journal references. */
export async function dropUnnamedContent(db: Db, pageId: string, hash: string): Promise<void> {
  await db
    .deleteFrom('journal_contents')
    .where('page_id', '=', pageId)
    .where('hash', '=', hash)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('journal')
            .select('journal.revision')
            .where('journal.target', '=', pageId)
            .where('journal.content_hash', '=', hash),
        ),
      ),
    )
    .execute();
}
