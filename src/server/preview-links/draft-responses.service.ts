import { randomUUID } from 'node:crypto';
import type { User } from '#api/endpoints/auth.ts';
import type { DraftApproval, DraftComment, OpenComments } from '#api/endpoints/draft-responses.ts';
import type { Definitions } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import { cleanText } from '#content/text/unstorable-text.ts';
import { AppError } from '#server/http/app-error.ts';
import { authorize } from '#server/http/authorize.ts';
import { getActor, type Person } from '#server/http/person.ts';
import { computeDraftFingerprint } from '#server/pages/site/draft-fingerprint.ts';
import { type PublicPage, readDraft } from '#server/pages/site/public-page.ts';
import { requireLockedPage, requirePage } from '#server/pages/store/page-deps.ts';
import { UnreadableContent } from '#server/pages/store/stored-content.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { mostReplies } from './client-responses.service.ts';
import * as repository from './draft-responses.repository.ts';
import { findOpenLink } from './preview-links.repository.ts';
import { requireShareable } from './preview-links.service.ts';
import { isAfterPause, type ResponseMail } from './response-mail.ts';

interface Deps {
  readonly tellClient?: ResponseMail['tellClient'];
  readonly storage: Storage;
  readonly definitions: Definitions;
}

/** Throws 404, and 403 for a protected page unless the person is an owner. */
export async function listDraftResponses(
  { storage, definitions }: Deps,
  key: string,
  person: Person,
): Promise<{ approvals: DraftApproval[]; remarks: DraftComment[] }> {
  const { db } = storage;
  const page = await requirePage(db, key);
  requireShareable(page, person);
  const of = { pageId: page.id };
  const [approvals, comments] = [
    await repository.listStoredApprovals(db, of),
    await repository.listStoredComments(db, of),
  ];
  // Most pages have no approvals, so their draft need not be read.
  const draft = approvals.length > 0 ? await findReadableDraft(db, page.id) : undefined;
  const present = new Map<Language, string>();
  for (const { language } of approvals) {
    if (draft && !present.has(language)) {
      present.set(language, computeDraftFingerprint(definitions, draft, language));
    }
  }
  return {
    approvals: approvals.map(({ id, linkId, language, name, versionId, fingerprint, createdAt }) => ({
      id,
      linkId,
      language,
      name,
      approvedAt: createdAt,
      versionId,
      isPresent: present.get(language) === fingerprint,
    })),
    remarks: comments.map(presentComment),
  };
}

/**
 * Returns undefined for a draft that can't be parsed. Its responses can be read, and are needed most then.
 */
async function findReadableDraft(db: Db, pageId: string): Promise<PublicPage | undefined> {
  return readDraft(db, pageId).catch((error: unknown) => {
    if (error instanceof UnreadableContent) return undefined;
    throw error;
  });
}

/** Lists pages with unresolved comments that the person may read. */
export async function listOpenComments({ storage }: Deps, person: Person): Promise<OpenComments[]> {
  return repository.listPagesWithComments(storage.db, { all: authorize(person, 'share', 'protectedDraft') });
}

/** Resolves or reopens a comment. Idempotent: two people who do the same at once both succeed. */
export async function saveDraftComment(
  { storage }: Deps,
  { id, remark }: { readonly id: string; readonly remark: string },
  { done }: { readonly done: boolean },
  person: Person,
): Promise<DraftComment> {
  return storage.write(getActor(person), async (scope) => {
    // Locks the page, so that a concurrent save that protects it waits.
    const page = await requireLockedPage(scope.db, id);
    requireShareable(page, person);
    const state = done ? { doneAt: scope.now, doneBy: scope.actor } : { doneAt: null, doneBy: null };
    const saved = await repository.setDone(scope.db, { pageId: page.id, id: remark }, state);
    if (!saved) throw new AppError('draft-remark/not-found');
    const action = done ? 'draft/remark-done' : 'draft/remark-open';
    scope.record(action, page.id, { identifier: page.identifier, remark });
    return presentComment(saved);
  });
}

/** Replies to a comment. Throws 409 if it has the most replies already. */
export async function replyToComment(
  { storage, tellClient }: Deps,
  { id, remark }: { readonly id: string; readonly remark: string },
  { words }: { readonly words: string },
  person: User,
): Promise<DraftComment> {
  const { comment, reply, link } = await storage.write(getActor(person), async (scope) => {
    const page = await requireLockedPage(scope.db, id);
    requireShareable(page, person);
    const comment = await repository.findComment(scope.db, { pageId: page.id, id: remark });
    if (!comment) throw new AppError('draft-remark/not-found');
    if (comment.replies.length >= mostReplies) {
      throw new AppError('draft/full', { message: `A comment has at most ${mostReplies} replies.` });
    }
    const reply: repository.StoredReply = {
      id: randomUUID(),
      commentId: remark,
      account: person.email,
      name: person.name,
      words: cleanText(words),
      createdAt: scope.now,
    };
    const last = comment.replies.findLast(({ account }) => account !== null)?.createdAt;
    const link = isAfterPause(last, scope.now) ? await findOpenLink(scope.db, comment.linkId) : undefined;
    await repository.insertReply(scope.db, reply, comment.replies.length + 1);
    scope.record('draft/reply', page.id, { identifier: page.identifier, remark });
    const isOpen = link && link.expiresAt > scope.now;
    return { comment, reply, link: isOpen ? link : undefined };
  });
  if (link) tellClient?.(link, comment);
  return presentComment({ ...comment, replies: [...comment.replies, reply] });
}

function presentComment({
  pageId: _page,
  email,
  replies,
  ...comment
}: repository.StoredComment): DraftComment {
  return {
    ...comment,
    isTold: email !== null,
    replies: replies.map(({ id, name, words, createdAt, account }) => ({
      id,
      name,
      words,
      createdAt,
      byStudio: account !== null,
    })),
  };
}
