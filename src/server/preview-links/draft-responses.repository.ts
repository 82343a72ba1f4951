import { isLanguage, type Language, languages, type Translated } from '#content/language/language.ts';
import type { Db } from '#server/storage/schema.ts';
import { findVersionTitles } from '#server/storage/titles.ts';

/** An approval of a draft as the client saw it. */
export interface StoredApproval {
  readonly id: string;
  readonly pageId: string;
  readonly linkId: string;
  readonly language: Language;
  /** Null if the version has been deleted. */
  readonly versionId: string | null;
  readonly fingerprint: string;
  readonly name: string;
  readonly createdAt: string;
}

/** A client's comment on a draft. */
export interface StoredComment {
  readonly id: string;
  readonly pageId: string;
  readonly linkId: string;
  readonly language: Language;
  /** Null for the page as a whole. */
  readonly blockId: string | null;
  readonly name: string;
  readonly words: string;
  readonly createdAt: string;
  readonly doneAt: string | null;
  readonly doneBy: string | null;
}

/** Everything of a page, or only what came through one of its links. */
interface Of {
  readonly pageId: string;
  readonly linkId?: string | undefined;
}

/** Lists approvals, the newest first. */
export async function listStoredApprovals(db: Db, { pageId, linkId }: Of): Promise<StoredApproval[]> {
  const rows = await db
    .selectFrom('draft_approvals')
    .selectAll()
    .where('page_id', '=', pageId)
    .$if(linkId !== undefined, (query) => query.where('link_id', '=', linkId ?? ''))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    pageId: row.page_id,
    linkId: row.link_id,
    language: parseLanguage(row.language),
    versionId: row.version_id,
    fingerprint: row.fingerprint,
    name: row.name,
    createdAt: row.created_at,
  }));
}

/** Lists comments, the oldest first. */
export async function listStoredComments(db: Db, { pageId, linkId }: Of): Promise<StoredComment[]> {
  const rows = await db
    .selectFrom('draft_remarks')
    .selectAll()
    .where('page_id', '=', pageId)
    .$if(linkId !== undefined, (query) => query.where('link_id', '=', linkId ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toComment);
}

interface CommentRow {
  readonly id: string;
  readonly page_id: string;
  readonly link_id: string;
  readonly language: string;
  readonly block_id: string | null;
  readonly name: string;
  readonly words: string;
  readonly created_at: string;
  readonly done_at: string | null;
  readonly done_by: string | null;
}

function toComment(row: CommentRow): StoredComment {
  return {
    id: row.id,
    pageId: row.page_id,
    linkId: row.link_id,
    language: parseLanguage(row.language),
    blockId: row.block_id,
    name: row.name,
    words: row.words,
    createdAt: row.created_at,
    doneAt: row.done_at,
    doneBy: row.done_by,
  };
}

function parseLanguage(stored: string): Language {
  return isLanguage(stored) ? stored : languages[0];
}

export async function insertApproval(db: Db, approval: StoredApproval): Promise<void> {
  await db
    .insertInto('draft_approvals')
    .values({
      id: approval.id,
      page_id: approval.pageId,
      link_id: approval.linkId,
      language: approval.language,
      version_id: approval.versionId,
      fingerprint: approval.fingerprint,
      name: approval.name,
      created_at: approval.createdAt,
    })
    .execute();
}

export async function insertComment(db: Db, comment: StoredComment): Promise<void> {
  await db
    .insertInto('draft_remarks')
    .values({
      id: comment.id,
      page_id: comment.pageId,
      link_id: comment.linkId,
      language: comment.language,
      block_id: comment.blockId,
      name: comment.name,
      words: comment.words,
      created_at: comment.createdAt,
      done_at: comment.doneAt,
      done_by: comment.doneBy,
    })
    .execute();
}

/** Returns the comment after the change; undefined if the page has none with this id. */
export async function setDone(
  db: Db,
  { pageId, id }: Pick<StoredComment, 'pageId' | 'id'>,
  { doneAt, doneBy }: Pick<StoredComment, 'doneAt' | 'doneBy'>,
): Promise<StoredComment | undefined> {
  const row = await db
    .updateTable('draft_remarks')
    .set({ done_at: doneAt, done_by: doneBy })
    .where('id', '=', id)
    .where('page_id', '=', pageId)
    .returningAll()
    .executeTakeFirst();
  return row && toComment(row);
}

/** A page with unresolved comments. */
interface PageWithComments {
  readonly pageId: string;
  readonly identifier: string;
  readonly title: Translated;
  readonly waiting: number;
  readonly latestAt: string;
}

/**
 * Lists pages outside the trash that have unresolved comments, by their latest comment; protected pages only
 * with `all`.
 */
export async function listPagesWithComments(
  db: Db,
  { all }: { readonly all: boolean },
): Promise<PageWithComments[]> {
  const rows = await db
    .selectFrom('draft_remarks as comment')
    .innerJoin('pages as page', 'page.id', 'comment.page_id')
    .select(['page.id', 'page.identifier', 'page.live_version_id', 'page.draft_version_id'])
    .select(({ fn }) => [
      fn.countAll<string | number>().as('waiting'),
      fn.max<string>('comment.created_at').as('latest_at'),
    ])
    .where('comment.done_at', 'is', null)
    .where('page.deleted_at', 'is', null)
    .$if(!all, (query) => query.where('page.requires_login', '=', false))
    .groupBy(['page.id', 'page.identifier', 'page.live_version_id', 'page.draft_version_id'])
    .orderBy('latest_at', 'desc')
    .orderBy('page.id')
    .execute();
  const titles = await findVersionTitles(db, rows);
  return rows.map((row) => ({
    pageId: row.id,
    identifier: row.identifier,
    title: titles.get(row.draft_version_id ?? row.live_version_id ?? '') ?? '',
    waiting: Number(row.waiting),
    latestAt: row.latest_at,
  }));
}

/** Counts the responses that came through a link. */
export async function countResponses(
  db: Db,
  table: 'draft_approvals' | 'draft_remarks',
  linkId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('link_id', '=', linkId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
