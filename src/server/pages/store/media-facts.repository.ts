import type { MediaFacts } from '#content/media/image-url.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import {
  mediaFactsColumns,
  posterFactsColumns,
  toMediaFacts,
  toPosterFacts,
} from '#server/storage/media-facts.ts';
import { selectMediaId } from '#server/storage/same-file.ts';
import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import type { PageRecord } from './page-record.ts';

/** Reads facts of files in the library or its trash, by URL; unknown files are left out. */
export async function readMediaFacts(db: Db, urls: readonly string[]): Promise<Record<string, MediaFacts>> {
  if (urls.length === 0) return {};
  return toMediaFacts(
    await db.selectFrom('media').select(mediaFactsColumns).where('media.url', 'in', urls).execute(),
  );
}

/** Reads facts of the images among files in the library or its trash, by URL. */
export async function readImageFacts(db: Db, urls: readonly string[]): Promise<Record<string, MediaFacts>> {
  if (urls.length === 0) return {};
  const files = db.selectFrom('media').select(mediaFactsColumns).where('media.mime_type', 'like', 'image/%');
  return toMediaFacts(await files.where('media.url', 'in', urls).execute());
}

/** Reads facts of the files that versions show, by URL: media and posters of third-party embeds. */
export async function readVersionMediaFacts(
  db: Db,
  versionIds: readonly string[],
): Promise<Record<string, MediaFacts>> {
  if (versionIds.length === 0) return {};
  const rows = await db
    .selectFrom('media_uses')
    .innerJoin('media', (join) => join.on('media.id', '=', selectMediaId('media_uses.url')))
    .select(mediaFactsColumns)
    .select('media_uses.url as named')
    .where('media_uses.version_id', 'in', versionIds)
    .execute();
  const posters = await db
    .selectFrom('media_uses')
    .innerJoin('embed_posters', 'embed_posters.url', 'media_uses.url')
    .select(posterFactsColumns)
    .where('media_uses.version_id', 'in', versionIds)
    .execute();
  return { ...toMediaFacts(rows), ...toPosterFacts(posters) };
}

/**
 * Restores the files that a page uses now, live or in its draft, from the media trash, so that a restored
 * version is complete.
 */
export async function restoreUsedMedia(
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
  // A page may spell a file's URL in another way than the library does: the id in it identifies the file.
  const ids = new Set(uses.map(({ url }) => parseMediaId(url)).filter((id) => id !== undefined));
  for (const part of splitIntoParts([...ids])) {
    await db
      .updateTable('media')
      .set({ deleted_at: null, deleted_by: null })
      .where('deleted_at', 'is not', null)
      .where('id', 'in', part)
      .execute();
  }
}
