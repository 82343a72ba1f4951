import type { Poster } from '#api/endpoints/media.ts';
import { postOfPoster } from '#content/block/embedded-post.ts';
import { posterFactsColumns, toPosterFacts } from '#server/storage/media-facts.ts';
import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
import type { MediaFile } from './media.repository.ts';
import { getMediaId } from './media-address.ts';
import { getMediaType } from './media-type.ts';

/** A poster to be fetched from its provider. */
export interface DuePoster {
  readonly url: string;
  /** Previous attempts. */
  readonly tries: number;
}

export interface FetchedPoster {
  readonly title: string;
  readonly author: string | null;
  readonly mimeType: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** Placeholder until it has loaded. */
  readonly blur: string;
  readonly hash: string;
  readonly contentHash: string;
}

/** Registers posters to be fetched; known ones stay unchanged. */
export async function expectPosters(db: Db, urls: readonly string[]): Promise<void> {
  const posters = urls.filter((url) => postOfPoster(url) !== undefined);
  for (const part of splitIntoParts(posters)) {
    await db
      .insertInto('embed_posters')
      .values(part.map((url) => ({ url })))
      .onConflict((conflict) => conflict.column('url').doNothing())
      .execute();
  }
}

/**
 * Finds the poster at a URL as a media file, so that it can be served like one; undefined if there is none.
 */
export async function findPoster(db: Db, url: string): Promise<MediaFile | undefined> {
  if (!postOfPoster(url)) return undefined;
  const row = await db.selectFrom('embed_posters').selectAll().where('url', '=', url).executeTakeFirst();
  if (!row) return undefined;
  const { mime_type: mimeType, size, width, height, hash, content_hash: contentHash, fetched_at: at } = row;
  if (mimeType === null || size === null || width === null || height === null) return undefined;
  if (hash === null || contentHash === null || at === null) return undefined;
  return {
    id: getMediaId(contentHash),
    url,
    name: row.title ?? '',
    type: getMediaType(mimeType),
    mimeType,
    size,
    width,
    height,
    animated: false,
    hash,
    contentHash,
    createdAt: at,
    decorative: true,
    revision: 1,
  };
}

/** Lists all posters that have been fetched. */
export async function listPosters(db: Db): Promise<Poster[]> {
  const rows = await db.selectFrom('embed_posters').select(posterFactsColumns).orderBy('url').execute();
  return Object.entries(toPosterFacts(rows)).map(([url, { width, height, blur, post }]) => ({
    url,
    width,
    height,
    title: post?.title ?? '',
    ...(post?.author !== undefined && { author: post.author }),
    ...(blur !== undefined && { blur }),
  }));
}

/**
 * Lists the next posters to fetch: of posts in a live version or a draft. URLs that existed only while the
 * user typed are skipped.
 */
export async function listDuePosters(db: Db, now: string, most: number): Promise<DuePoster[]> {
  return db
    .selectFrom('embed_posters as poster')
    .select(['poster.url', 'poster.tries'])
    .where('poster.fetched_at', 'is', null)
    .where((where) => where.or([where('poster.due_at', 'is', null), where('poster.due_at', '<=', now)]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('media_uses as use')
          .innerJoin('pages as page', 'page.id', 'use.page_id')
          .select('use.url')
          .whereRef('use.url', '=', 'poster.url')
          .where('page.deleted_at', 'is', null)
          .where((where) =>
            where.or([
              where('page.live_version_id', '=', where.ref('use.version_id')),
              where('page.draft_version_id', '=', where.ref('use.version_id')),
            ]),
          ),
      ),
    )
    .orderBy('poster.tries')
    .orderBy('poster.url')
    .limit(most)
    .execute();
}

/**
 * Records an attempt before it is made, and when the next one is due. False if another server has claimed it.
 */
export async function claimPoster(db: Db, { url, tries }: DuePoster, nextAt: string): Promise<boolean> {
  const claimed = await db
    .updateTable('embed_posters')
    .set({ tries: tries + 1, due_at: nextAt })
    .where('url', '=', url)
    .where('tries', '=', tries)
    .where('fetched_at', 'is', null)
    .returning('url')
    .execute();
  return claimed.length > 0;
}

/** Stores a fetched poster. False if nothing waits for it any longer. */
export async function keepPoster(
  db: Db,
  { url }: DuePoster,
  { mimeType, contentHash, ...poster }: FetchedPoster,
  now: string,
): Promise<boolean> {
  const kept = await db
    .updateTable('embed_posters')
    .set({ ...poster, mime_type: mimeType, content_hash: contentHash, fetched_at: now, due_at: null })
    .where('url', '=', url)
    .where('fetched_at', 'is', null)
    .returning('url')
    .execute();
  return kept.length > 0;
}

/** Registers the posters of all versions again: a save may have found a row that was just being removed. */
export async function expectUsedPosters(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('media_uses as use')
    .leftJoin('embed_posters as poster', 'poster.url', 'use.url')
    .select('use.url')
    .distinct()
    .where('use.url', 'like', '/media/embed-%')
    .where('poster.url', 'is', null)
    .execute();
  await expectPosters(
    db,
    rows.map(({ url }) => url),
  );
}

/** True if any post was ever registered. */
export async function hasPosters(db: Db): Promise<boolean> {
  return (await db.selectFrom('embed_posters').select('url').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Deletes posters of posts that no version of a page contains and that the site history does not show.
 * Returns the folders of those that had an image.
 */
export async function dropUnusedPosters(db: Db): Promise<string[]> {
  const rows = await db
    .deleteFrom('embed_posters')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('media_uses').select('url').whereRef('media_uses.url', '=', 'embed_posters.url')),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('journal_media').select('url').whereRef('journal_media.url', '=', 'embed_posters.url'),
        ),
      ),
    )
    .returning('hash')
    .execute();
  return rows.map(({ hash }) => hash).filter((hash) => hash !== null);
}
