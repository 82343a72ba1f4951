import type { MediaFacts } from '#content/media/image-url.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import { inParts } from '#server/storage/in-parts.ts';
import {
  factsIn,
  mediaFactsColumns,
  posterFactsColumns,
  posterFactsIn,
} from '#server/storage/media-facts.ts';
import { mediaIdColumn } from '#server/storage/same-file.ts';
import type { Db } from '#server/storage/schema.ts';
import type { PageRecord } from './page-record.ts';

/** Facts of files of the library or its trash, by address; without those that it does not have. */
export async function mediaFactsAt(db: Db, urls: readonly string[]): Promise<Record<string, MediaFacts>> {
  if (urls.length === 0) return {};
  return factsIn(
    await db.selectFrom('media').select(mediaFactsColumns).where('media.url', 'in', urls).execute(),
  );
}

/** Facts of the files that a version shows, by address: of the library, and of posts on other sites. */
export async function mediaFactsOf(db: Db, versionId: string): Promise<Record<string, MediaFacts>> {
  const rows = await db
    .selectFrom('media_uses')
    .innerJoin('media', (join) => join.on('media.id', '=', mediaIdColumn('media_uses.url')))
    .select(mediaFactsColumns)
    .select('media_uses.url as named')
    .where('media_uses.version_id', '=', versionId)
    .execute();
  const posters = await db
    .selectFrom('media_uses')
    .innerJoin('embed_posters', 'embed_posters.url', 'media_uses.url')
    .select(posterFactsColumns)
    .where('media_uses.version_id', '=', versionId)
    .execute();
  return { ...factsIn(rows), ...posterFactsIn(posters) };
}

/** Takes the files that a page shows now, live or in its draft, out of the trash: whoever puts a version back gets it whole. */
export async function bringBackShown(
  db: Db,
  { liveVersionId, draftVersionId }: Pick<PageRecord, 'liveVersionId' | 'draftVersionId'>,
): Promise<void> {
  const shown = [liveVersionId, draftVersionId].filter((id) => id !== null);
  if (shown.length === 0) return;
  const uses = await db
    .selectFrom('media_uses')
    .select('url')
    .distinct()
    .where('version_id', 'in', shown)
    .execute();
  // Pages can name a file otherwise than the library does: its id says which one it is.
  const ids = new Set(uses.map(({ url }) => parseMediaId(url)).filter((id) => id !== undefined));
  for (const part of inParts([...ids])) {
    await db
      .updateTable('media')
      .set({ deleted_at: null, deleted_by: null })
      .where('deleted_at', 'is not', null)
      .where('id', 'in', part)
      .execute();
  }
}
