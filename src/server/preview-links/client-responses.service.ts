import { randomUUID } from 'node:crypto';
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
  insertApproval,
  insertComment,
  listStoredApprovals,
  listStoredComments,
  type StoredComment,
} from './draft-responses.repository.ts';
import type { StoredPreviewLink } from './preview-links.repository.ts';
import { openLink } from './preview-token.ts';

interface Deps {
  readonly storage: Storage;
  readonly definitions: Definitions;
  readonly previewKey: Buffer;
  readonly limits?: Limits;
}

interface Sent {
  readonly token: string;
  /** Language of the link and of error messages. */
  readonly language: Language;
  /** Network address of the request. */
  readonly address: string;
  readonly name: string;
}

/** Limits for one link: far more than clients send, and no more than a studio can read. */
export const mostResponses = { draft_approvals: 50, draft_remarks: 200 } as const;

/**
 * Creates the service for comments and approvals of a draft. Each call throws 404 for a link that opens
 * nothing.
 */
export function createClientResponses({ storage, definitions, previewKey, limits = defaultLimits }: Deps) {
  const byNetwork = createRateLimiter(createMemoryStore(), limits);
  const byLink = createRateLimiter(createMemoryStore(), limits);

  async function find({ token, language, address }: Sent): Promise<StoredPreviewLink> {
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
  async function hold({ db }: WriteScope, { token, language }: Sent, { pageId }: StoredPreviewLink) {
    const record = await lockPage(db, pageId);
    const link = await openLink(db, { token, language, key: previewKey, now: storage.now() });
    const page = await readDraft(db, pageId);
    if (!record || !link || !page) throw new AppError('preview-link/not-found');
    return { record, page };
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
    async approve(sent: Sent & { readonly version: string }): Promise<void> {
      const link = await find(sent);
      const { language, version } = sent;
      const name = requireName(sent);
      const { pageId, id: linkId } = link;
      await once(storage, async (scope) => {
        const { record, page } = await hold(scope, sent, link);
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

    /** Throws 400 without a name or a text. A comment on an unknown block becomes a comment on the page. */
    async comment(sent: Sent & { readonly words: string; readonly block: string }): Promise<void> {
      const link = await find(sent);
      const { language } = sent;
      const name = requireName(sent);
      const words = cleanText(sent.words).trim();
      if (words === '')
        throw new AppError('draft/no-words', { message: siteWords[language].responseErrors.noWords });
      const { pageId, id: linkId } = link;
      await once(storage, async (scope) => {
        const { record, page } = await hold(scope, sent, link);
        const blockId = shows(definitions, page, sent.block) ? sent.block : null;
        const known = await listStoredComments(scope.db, { pageId, linkId });
        if (known.some((one) => one.doneAt === null && isSame(one, { name, words, blockId })))
          throw saidAlready;
        await requireRoom(scope, 'draft_remarks', linkId, language);
        const id = randomUUID();
        const said = { id, pageId, linkId, language, blockId, name, words, createdAt: scope.now };
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
    },
  };
}

function requireName({ name, language }: Sent): string {
  const called = cleanText(name).replace(/\s+/g, ' ').trim();
  if (called === '')
    throw new AppError('draft/no-name', { message: siteWords[language].responseErrors.noName });
  return called;
}

type Said = Pick<StoredComment, 'name' | 'words' | 'blockId'>;

function isSame(one: Said, other: Said): boolean {
  return one.name === other.name && one.words === other.words && one.blockId === other.blockId;
}

/** Ends a write that would repeat what is stored. */
const saidAlready = new Error('This response was already saved');

/** Runs a write once: it does nothing if the same was sent before, for example by a double click. */
async function once(storage: Storage, work: (scope: WriteScope) => Promise<void>): Promise<void> {
  await storage.write(null, work).catch((error: unknown) => {
    if (error !== saidAlready) throw error;
  });
}

function shows(definitions: Definitions, { overview }: PublicPage, id: string): boolean {
  for (const { block } of walkVisibleBlocks(definitions, overview)) if (block.id === id) return true;
  return false;
}
