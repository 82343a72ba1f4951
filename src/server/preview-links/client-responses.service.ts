import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Definitions } from '#content/block/block.ts';
import { walkVisibleBlocks } from '#content/block/slots.ts';
import type { Language } from '#content/language/language.ts';
import { cleanText } from '#content/text/unstorable-text.ts';
import { siteWords } from '#i18n/site-words.ts';
import { AppError } from '#server/http/app-error.ts';
import { computeDraftFingerprint } from '#server/pages/site/draft-fingerprint.ts';
import { type PublicPage, readDraft } from '#server/pages/site/public-page.ts';
import { lockPage } from '#server/pages/store/pages.repository.ts';
import { getAddressKey } from '#server/security/address-key.ts';
import { defaultLimits, type Limits } from '#server/security/limits.ts';
import { createRateLimiter } from '#server/security/rate-limiter.ts';
import { createMemoryStore } from '#server/security/rate-stores.ts';
import type { Storage, WriteScope } from '#server/storage/storage.ts';
import {
  countResponses,
  findComment,
  insertApproval,
  insertComment,
  insertReply,
  listStoredApprovals,
  listStoredComments,
  type StoredComment,
  setDone,
} from './draft-responses.repository.ts';
import type { StoredPreviewLink } from './preview-links.repository.ts';
import { openLink } from './preview-token.ts';
import { isAfterPause, type ResponseMail } from './response-mail.ts';

interface Deps {
  readonly tellStudio?: ResponseMail['tellStudio'];
  readonly storage: Storage;
  readonly definitions: Definitions;
  readonly previewKey: Buffer;
  readonly limits?: Limits;
}

interface ClientSubmission {
  readonly token: string;
  /** Language of the link and of error messages. */
  readonly language: Language;
  /** Network address of the request. */
  readonly address: string;
  readonly name: string;
}

interface CommentText {
  readonly words: string;
}

interface CommentTarget {
  /** Id of the comment. */
  readonly remark: string;
}

/** Limits for one link: far more than clients send, and no more than a studio can read. */
export const mostResponses = { draft_approvals: 50, draft_remarks: 200 } as const;

/** Replies to one comment, by clients and the studio together. */
export const mostReplies = 100;

/**
 * Creates the service for comments and approvals of a draft. Each call throws 404 for a link that opens
 * nothing.
 */
export function createClientResponses({
  storage,
  definitions,
  previewKey,
  limits = defaultLimits,
  tellStudio,
}: Deps) {
  const byNetwork = createRateLimiter(createMemoryStore(), limits);
  const byLink = createRateLimiter(createMemoryStore(), limits);

  async function find({
    token,
    language,
    address,
  }: Omit<ClientSubmission, 'name'>): Promise<StoredPreviewLink> {
    await byNetwork.take([{ rate: 'draftResponses', key: getAddressKey(address) }], language);
    const link = await openLink(storage.db, { token, language, key: previewKey, now: storage.now() });
    if (!link) throw new AppError('preview-link/not-found');
    await byLink.take([{ rate: 'draftResponses', key: link.id }], language);
    return link;
  }

  /**
   * Locks the page and its link until the transaction ends, so that saving the page or revoking the link
   * waits.
   */
  async function lockDraft(
    { db }: WriteScope,
    { token, language }: Pick<ClientSubmission, 'token' | 'language'>,
    { pageId }: StoredPreviewLink,
  ) {
    const record = await lockPage(db, pageId);
    const link = await openLink(db, { token, language, key: previewKey, now: storage.now() });
    const page = await readDraft(db, pageId);
    if (!record || !link || !page) throw new AppError('preview-link/not-found');
    return { record, page };
  }

  /** Throws 404 for a comment that came through another link. */
  async function lockComment(
    scope: WriteScope,
    sent: Pick<ClientSubmission, 'token' | 'language'> & CommentTarget,
    link: StoredPreviewLink,
  ) {
    const { record } = await lockDraft(scope, sent, link);
    const comment = await findComment(scope.db, { pageId: link.pageId, id: sent.remark });
    if (comment?.linkId !== link.id) throw new AppError('draft-remark/not-found');
    return { record, comment };
  }

  async function requireRoom(
    { db }: WriteScope,
    table: keyof typeof mostResponses,
    linkId: string,
    language: Language,
  ): Promise<void> {
    if ((await countResponses(db, table, linkId)) < mostResponses[table]) return;
    throw new AppError('draft/full', { message: siteWords[language].responseErrors.full });
  }

  return {
    /**
     * Throws 400 without a name, and 409 if the draft now shows something other than the `version` that the
     * client saw.
     */
    async approve(sent: ClientSubmission & { readonly version: string }): Promise<void> {
      const link = await find(sent);
      const { language, version } = sent;
      const name = requireName(sent);
      const { pageId, id: linkId } = link;
      await runOnce(storage, async (scope) => {
        const { record, page } = await lockDraft(scope, sent, link);
        const known = await listStoredApprovals(scope.db, { pageId, linkId });
        if (known.some((one) => one.name === name && one.fingerprint === version)) throw saidAlready;
        await requireRoom(scope, 'draft_approvals', linkId, language);
        const fingerprint = computeDraftFingerprint(definitions, page, language);
        if (fingerprint !== version) {
          throw new AppError('draft/changed', { message: siteWords[language].responseErrors.changed });
        }
        const id = randomUUID();
        const { versionId } = page;
        const approval = { id, pageId, linkId, language, versionId, fingerprint, name, createdAt: scope.now };
        await insertApproval(scope.db, approval);
        const { identifier } = record;
        scope.record('draft/approve', pageId, {
          identifier,
          language,
          client: name,
          version: versionId,
          link: linkId,
        });
      });
    },

    /**
     * Resolves to the comment's id. Throws 400 without a name or a text. A comment on an unknown block becomes
     * a comment on the page.
     */
    async comment(
      sent: ClientSubmission & CommentText & { readonly block: string; readonly email: string },
    ): Promise<string> {
      const link = await find(sent);
      const { language } = sent;
      const name = requireName(sent);
      const words = requireWords(sent);
      const email = readEmail(sent);
      const { pageId, id: linkId } = link;
      let id: string = randomUUID();
      let isNews = false;
      const isNew = await runOnce(storage, async (scope) => {
        const { record, page } = await lockDraft(scope, sent, link);
        const blockId = shows(definitions, page, sent.block) ? sent.block : null;
        const known = await listStoredComments(scope.db, { pageId, linkId });
        isNews = isAfterPause(findLastWritten(known), scope.now);
        const same = known.find((one) => one.doneAt === null && isSame(one, { name, words, blockId }));
        if (same) {
          id = same.id;
          throw saidAlready;
        }
        await requireRoom(scope, 'draft_remarks', linkId, language);
        const said = { id, pageId, linkId, language, blockId, name, words, email, createdAt: scope.now };
        await insertComment(scope.db, { ...said, doneAt: null, doneBy: null });
        const { identifier } = record;
        scope.record('draft/remark', pageId, {
          identifier,
          language,
          client: name,
          remark: id,
          link: linkId,
        });
      });
      if (isNew && isNews) tellStudio?.(link);
      return id;
    },

    /** Throws 400 without a name or a text. Reopens a resolved comment. */
    async reply(sent: ClientSubmission & CommentTarget & CommentText): Promise<void> {
      const link = await find(sent);
      const name = requireName(sent);
      const words = requireWords(sent);
      let isNews = false;
      const isNew = await runOnce(storage, async (scope) => {
        const { record, comment } = await lockComment(scope, sent, link);
        const known = await listStoredComments(scope.db, { pageId: link.pageId, linkId: link.id });
        isNews = isAfterPause(findLastWritten(known), scope.now);
        const last = comment.replies.at(-1);
        if (last?.account === null && last.name === name && last.words === words) throw saidAlready;
        if (comment.replies.length >= mostReplies) {
          throw new AppError('draft/full', { message: siteWords[sent.language].responseErrors.full });
        }
        const { id: commentId, pageId } = comment;
        const said = { id: randomUUID(), commentId, account: null, name, words, createdAt: scope.now };
        await insertReply(scope.db, said, comment.replies.length + 1);
        if (comment.doneAt !== null) await setDone(scope.db, comment, { doneAt: null, doneBy: null });
        const { identifier } = record;
        scope.record('draft/client-reply', pageId, { identifier, client: name, remark: commentId });
      });
      if (isNew && isNews) tellStudio?.(link);
    },

    /** Resolves or reopens a comment. Idempotent. */
    async resolve(
      sent: Omit<ClientSubmission, 'name'> & CommentTarget & { readonly done: boolean },
    ): Promise<void> {
      const link = await find(sent);
      await runOnce(storage, async (scope) => {
        const { record, comment } = await lockComment(scope, sent, link);
        if ((comment.doneAt !== null) === sent.done) throw saidAlready;
        const state = { doneAt: sent.done ? scope.now : null, doneBy: null };
        await setDone(scope.db, comment, state);
        const action = sent.done ? 'draft/client-done' : 'draft/client-open';
        const { identifier } = record;
        scope.record(action, comment.pageId, { identifier, client: comment.name, remark: comment.id });
      });
    },
  };
}

/** Returns null for an empty field. Throws 400 for anything else that is no address. */
function readEmail({
  email,
  language,
}: { readonly email: string } & Pick<ClientSubmission, 'language'>): string | null {
  const address = email.trim();
  if (address === '') return null;
  if (z.email().safeParse(address).success) return address;
  throw new AppError('draft/no-email', { message: siteWords[language].responseErrors.noEmail });
}

/** Finds when clients last wrote, ISO 8601. */
function findLastWritten(comments: readonly StoredComment[]): string | undefined {
  return comments
    .flatMap(({ createdAt, replies }) => [
      createdAt,
      ...replies.filter(({ account }) => account === null).map((reply) => reply.createdAt),
    ])
    .toSorted()
    .at(-1);
}

function requireWords({ words, language }: CommentText & Pick<ClientSubmission, 'language'>): string {
  const text = cleanText(words).trim();
  if (text === '')
    throw new AppError('draft/no-words', { message: siteWords[language].responseErrors.noWords });
  return text;
}

function requireName({ name, language }: ClientSubmission): string {
  const called = cleanText(name).replace(/\s+/g, ' ').trim();
  if (called === '')
    throw new AppError('draft/no-name', { message: siteWords[language].responseErrors.noName });
  return called;
}

type CommentContent = Pick<StoredComment, 'name' | 'words' | 'blockId'>;

function isSame(one: CommentContent, other: CommentContent): boolean {
  return one.name === other.name && one.words === other.words && one.blockId === other.blockId;
}

/** Ends a write that would repeat what is stored. */
const saidAlready = new Error('This response was already saved');

/**
 * Runs a write once: it does nothing if the same was sent before, for example by a double click. Resolves to
 * false then.
 */
async function runOnce(storage: Storage, work: (scope: WriteScope) => Promise<void>): Promise<boolean> {
  try {
    await storage.write(null, work);
    return true;
  } catch (error) {
    if (error !== saidAlready) throw error;
    return false;
  }
}

function shows(definitions: Definitions, { overview }: PublicPage, id: string): boolean {
  for (const { block } of walkVisibleBlocks(definitions, overview)) if (block.id === id) return true;
  return false;
}
