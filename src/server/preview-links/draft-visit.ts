import type { Language } from '#content/language/language.ts';
import type { SiteMail } from '#server/identity/link-mail.ts';
import type { Storage } from '#server/storage/storage.ts';
import {
  listStoredApprovals,
  listStoredComments,
  type StoredApproval,
  type StoredComment,
} from './draft-responses.repository.ts';
import type { StoredPreviewLink } from './preview-links.repository.ts';
import { getDraftPath, openLink } from './preview-token.ts';

export type RenderDraft = (visit: DraftVisit) => Promise<RenderedDraft>;

/** The page of a draft, as a visitor with its link gets it. */
export interface DraftVisit {
  readonly language: Language;
  readonly token: string;
  /** The link's URL path without language prefix. */
  readonly path: string;
  /** Undefined for a link that opens nothing; `failed` if storage failed. */
  readonly link: OpenDraft | 'failed' | undefined;
  /** True if clients can ask to be told of replies by email. */
  readonly sendsMail: boolean;
  /** The problem with the form that they sent. */
  readonly issue?: FormIssue | undefined;
}

interface OpenDraft extends StoredPreviewLink {
  /** Approvals through this link; visitors with other links can't read them. */
  readonly approvals: readonly StoredApproval[];
  readonly comments: readonly StoredComment[];
}

/** A rejected form, with what was typed. */
export interface FormIssue {
  readonly form: 'approval' | 'comment' | 'reply';
  /** Id of the comment that a reply is to; '' for other forms. */
  readonly comment: string;
  readonly email: string;
  readonly message: string;
  readonly name: string;
  readonly words: string;
  readonly block: string;
}

export interface RenderedDraft {
  readonly html: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface Deps {
  readonly storage: Storage;
  /** Undefined if the site sends no mail. */
  readonly mail?: SiteMail | undefined;
  readonly previewKey: Buffer;
}

interface VisitRequest {
  readonly token: string;
  readonly language: Language;
  readonly issue?: FormIssue | undefined;
  readonly failed: (error: unknown) => void;
}

/** Looks up the draft that a link opens now. */
export async function findVisit(deps: Deps, { failed, ...asked }: VisitRequest): Promise<DraftVisit> {
  const link = await findOpen(deps, asked).catch((error: unknown) => {
    failed(error);
    return 'failed' as const;
  });
  return { ...asked, path: getDraftPath(asked.token), link, sendsMail: deps.mail !== undefined };
}

async function findOpen(
  { storage, previewKey }: Deps,
  { token, language }: Pick<VisitRequest, 'token' | 'language'>,
): Promise<OpenDraft | undefined> {
  const link = await openLink(storage.db, { token, language, key: previewKey, now: storage.now() });
  if (!link) return undefined;
  const of = { pageId: link.pageId, linkId: link.id };
  return {
    ...link,
    approvals: await listStoredApprovals(storage.db, of),
    comments: await listStoredComments(storage.db, of),
  };
}
