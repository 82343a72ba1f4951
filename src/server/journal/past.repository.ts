import type { MediaFacts } from '#content/media/image-url.ts';
import {
  mediaFactsColumns,
  posterFactsColumns,
  toMediaFacts,
  toPosterFacts,
} from '#server/storage/media-facts.ts';
import { selectMediaId } from '#server/storage/same-file.ts';
import { type Db, isSet } from '#server/storage/schema.ts';
import { siteTarget } from './journal.repository.ts';
import { type PageState, parsePageState } from './page-state.ts';

/** Page at a moment, with its current protection. */
export interface PastPage {
  readonly id: string;
  /** Time of its last change before the moment. */
  readonly at: string;
  readonly state: PageState;
  readonly contentHash: string | null;
  /** As stored; null if visitors saw none, or the page was deleted permanently. */
  readonly title: string | null;
  /** Undefined if it was deleted permanently. */
  readonly now: CurrentLock | undefined;
}

interface CurrentLock {
  readonly identifier: string;
  readonly requiresLogin: boolean;
  readonly loginPassword: string | null;
  readonly passwordId: string | null;
}

/** Lists all pages that existed at a moment, in their order. */
export async function listPastPages(db: Db, moment: string): Promise<PastPage[]> {
  const rows = await db
    .selectFrom('journal as line')
    .innerJoin(
      (from) =>
        from
          .selectFrom('journal')
          .select(['target', ({ fn }) => fn.max('revision').as('revision')])
          .where('at', '<=', moment)
          .groupBy('target')
          .as('last'),
      (join) => join.onRef('last.target', '=', 'line.target').onRef('last.revision', '=', 'line.revision'),
    )
    .leftJoin('journal_contents as content', (join) =>
      join.onRef('content.page_id', '=', 'line.target').onRef('content.hash', '=', 'line.content_hash'),
    )
    .leftJoin('pages', 'pages.id', 'line.target')
    .select([
      'line.target',
      'line.at',
      'line.state',
      'line.content_hash',
      'content.title',
      'pages.identifier',
    ])
    .select(['pages.requires_login', 'pages.login_password', 'pages.password_id'])
    .where('line.kind', '=', 'page')
    .execute();
  const pages = rows.flatMap((row): PastPage[] => {
    const state = row.state === null ? undefined : parsePageState(row.state);
    if (!state) return [];
    const now = row.identifier !== null && {
      identifier: row.identifier,
      requiresLogin: isSet(row.requires_login ?? false),
      loginPassword: row.login_password,
      passwordId: row.password_id,
    };
    const { target: id, at, content_hash: contentHash, title } = row;
    return [{ id, at, state, contentHash, title, now: now || undefined }];
  });
  return pages.sort(comparePositions);
}

/** Compares pages by the order of the tree, as `pages.repository.ts` does. */
function comparePositions(one: PastPage, other: PastPage): number {
  const [a, b] = [one.state, other.state];
  if (a.sortOrder !== b.sortOrder) return a.sortOrder - b.sortOrder;
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** Finds the settings at a moment, as stored. */
export async function findPastSettings(db: Db, moment: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('journal')
    .select('state')
    .where('target', '=', siteTarget)
    .where('at', '<=', moment)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.state ?? undefined;
}

/** Finds a content of a page, as stored. */
export async function findPastContent(
  db: Db,
  pageId: string,
  hash: string,
): Promise<{ title: string; overview: string; metadata: string | null } | undefined> {
  return db
    .selectFrom('journal_contents')
    .select(['title', 'overview', 'metadata'])
    .where('page_id', '=', pageId)
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Reads the facts of a content's files, by URL. */
export async function readPastMediaFacts(
  db: Db,
  pageId: string,
  hash: string,
): Promise<Record<string, MediaFacts>> {
  const rows = await db
    .selectFrom('journal_media')
    .innerJoin('media', (join) => join.on('media.id', '=', selectMediaId('journal_media.url')))
    .select(mediaFactsColumns)
    .select('journal_media.url as named')
    .where('page_id', '=', pageId)
    .where('journal_media.hash', '=', hash)
    .execute();
  const posters = await db
    .selectFrom('journal_media')
    .innerJoin('embed_posters', 'embed_posters.url', 'journal_media.url')
    .select(posterFactsColumns)
    .where('page_id', '=', pageId)
    .where('journal_media.hash', '=', hash)
    .execute();
  return { ...toMediaFacts(rows), ...toPosterFacts(posters) };
}
