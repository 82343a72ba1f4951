import { isLanguage, type Language, languages, type Translated } from '#content/language/language.ts';
import type { Db } from '#server/storage/schema.ts';
import { splitIntoParts } from '#server/storage/split-into-parts.ts';
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
  /** Address for mail about replies; null if the client left none. */
  readonly email: string | null;
  /** Oldest first. */
  readonly replies: readonly StoredReply[];
}

/** A reply to a comment. */
export interface StoredReply {
  readonly id: string;
  readonly commentId: string;
  /** Email address of the member who wrote it; null for a client. */
  readonly account: string | null;
  readonly name: string;
  readonly words: string;
  readonly createdAt: string;
}

/** Everything of a page, or only what came through one of its links. */
interface ResponseFilter {
  readonly pageId: string;
  readonly linkId?: string | undefined;
}

/** Lists approvals, the newest first. */
export async function listStoredApprovals(
  db: Db,
  { pageId, linkId }: ResponseFilter,
): Promise<StoredApproval[]> {
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
export async function listStoredComments(
  db: Db,
  { pageId, linkId }: ResponseFilter,
): Promise<StoredComment[]> {
  const rows = await db
    .selectFrom('draft_remarks')
    .selectAll()
    .where('page_id', '=', pageId)
    .$if(linkId !== undefined, (query) => query.where('link_id', '=', linkId ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const replies = await listReplies(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toComment(row, replies.get(row.id)));
}

/** Lists replies by comment, the oldest first. */
async function listReplies(db: Db, commentIds: readonly string[]): Promise<Map<string, StoredReply[]>> {
  // Most pages have no comments.
  if (commentIds.length === 0) return new Map();
  const replies: StoredReply[] = [];
  for (const ids of splitIntoParts(commentIds)) {
    const rows = await db
      .selectFrom('draft_replies')
      .selectAll()
      .where('remark_id', 'in', ids)
      .orderBy('number')
      .execute();
    replies.push(
      ...rows.map((row) => ({
        id: row.id,
        commentId: row.remark_id,
        account: row.account,
        name: row.name,
        words: row.words,
        createdAt: row.created_at,
      })),
    );
  }
  return Map.groupBy(replies, ({ commentId }) => commentId);
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
  readonly email: string | null;
}

function toComment(row: CommentRow, replies: readonly StoredReply[] = []): StoredComment {
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
    email: row.email,
    replies,
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

export async function insertComment(db: Db, comment: Omit<StoredComment, 'replies'>): Promise<void> {
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
      email: comment.email,
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
  return row && toComment(row, (await listReplies(db, [id])).get(id));
}

export async function findComment(
  db: Db,
  { pageId, id }: Pick<StoredComment, 'pageId' | 'id'>,
): Promise<StoredComment | undefined> {
  const row = await db
    .selectFrom('draft_remarks')
    .selectAll()
    .where('id', '=', id)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return row && toComment(row, (await listReplies(db, [id])).get(id));
}

/** @param number from 1, its place among the replies to its comment */
export async function insertReply(db: Db, reply: StoredReply, number: number): Promise<void> {
  await db
    .insertInto('draft_replies')
    .values({
      id: reply.id,
      remark_id: reply.commentId,
      account: reply.account,
      name: reply.name,
      words: reply.words,
      created_at: reply.createdAt,
      number,
    })
    .execute();
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
