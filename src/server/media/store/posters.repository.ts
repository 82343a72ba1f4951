import type { Poster } from '#api/endpoints/media.ts';
import { postOfPoster } from '#content/block/embedded-post.ts';
import { splitIntoParts } from '#server/storage/in-parts.ts';
import { posterFactsColumns, toPosterFacts } from '#server/storage/media-facts.ts';
import type { Db } from '#server/storage/schema.ts';
import type { MediaFile } from './media.repository.ts';
import { mediaIdOf } from './media-address.ts';
import { mediaTypeOf } from './media-type.ts';

/** A poster that its provider is to be asked for. */
export interface DuePoster {
  readonly url: string;
  /** How often it was asked for before. */
  readonly tries: number;
}

/** What was fetched of a poster. */
export interface FetchedPoster {
  readonly title: string;
  readonly author: string | null;
  readonly mimeType: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  /** What is drawn until it has come. */
  readonly blur: string;
  readonly hash: string;
  readonly contentHash: string;
}

/** Sees to it that the posters among these addresses will be fetched; those that are known stay as they are. */
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

/** The poster at an address, as a file that is served like those of the library; undefined while there is none. */
export async function findPoster(db: Db, url: string): Promise<MediaFile | undefined> {
  if (!postOfPoster(url)) return undefined;
  const row = await db.selectFrom('embed_posters').selectAll().where('url', '=', url).executeTakeFirst();
  if (!row) return undefined;
  const { mime_type: mimeType, size, width, height, hash, content_hash: contentHash, fetched_at: at } = row;
  if (mimeType === null || size === null || width === null || height === null) return undefined;
  if (hash === null || contentHash === null || at === null) return undefined;
  return {
    id: mediaIdOf(contentHash),
    url,
    name: row.title ?? '',
    type: mediaTypeOf(mimeType),
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

/** All posters that were fetched. */
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
 * The next posters to ask for: of posts that a live version or a draft has now. An address that was only passed through while
 * somebody typed is never asked for.
 */
export async function duePosters(db: Db, now: string, most: number): Promise<DuePoster[]> {
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
 * Counts a try before it is made, and says when the next one would be. False when another server has taken it: of several,
 * one asks.
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

/** Keeps what was fetched. False when nobody waits for it any more. */
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

/** Sees to it that no poster of a version is forgotten: a save may have found a row that was being removed just then. */
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

/** Whether any post was ever noted. */
export async function knowsPosters(db: Db): Promise<boolean> {
  return (await db.selectFrom('embed_posters').select('url').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Takes the posters of posts that no version of a page has and that the history of the site does not show. Answers the names of
 * the folders of those that had a picture.
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
