import type { FastifyBaseLogger } from 'fastify';
import { isAssistantName } from '#api/assistant-name.ts';
import { buildCommentAnchor } from '#api/endpoints/draft-responses.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { createLinkMail, type SiteMail } from '#server/identity/link-mail.ts';
import type { StoredComment } from './draft-responses.repository.ts';
import type { StoredPreviewLink } from './preview-links.repository.ts';
import { createPreviewToken, getDraftPath } from './preview-token.ts';

export interface ResponseMailDeps {
  /** Undefined if the site sends no mail. */
  readonly mail?: SiteMail | undefined;
  readonly publicUrl: string;
  readonly previewKey: Buffer;
}

/** Mails about comments. They contain a link, but not the text: anyone with the link can write a comment. */
export interface ResponseMail {
  /** Tells the member who created the link. */
  tellStudio(link: StoredPreviewLink): void;
  /** Tells the client who left an address with the comment. */
  tellClient(link: StoredPreviewLink, comment: Pick<StoredComment, 'id' | 'email'>): void;
}

/** ms. Messages that follow each other faster are announced by one mail. */
const pause = 15 * 60_000;

/** True if a message at `now` follows the last one before it after a pause; both ISO 8601. */
export function isAfterPause(last: string | undefined, now: string): boolean {
  return last === undefined || Date.parse(now) - Date.parse(last) >= pause;
}

/** Creates the sender. It neither waits nor throws, since a response must not depend on the mail server. */
export function createResponseMail(
  { mail, publicUrl, previewKey }: ResponseMailDeps,
  log: FastifyBaseLogger,
): ResponseMail {
  const linkMail = createLinkMail({ mail, publicUrl, log });
  return {
    tellStudio({ createdBy, pageId }) {
      if (createdBy === null || isAssistantName(createdBy)) return;
      void linkMail.send('comment', createdBy, `/admin/pages/edit/${encodeURIComponent(pageId)}`);
    },
    tellClient(link, { id, email }) {
      if (email === null) return;
      const path = withLanguage(getDraftPath(createPreviewToken(link, previewKey)), link.language);
      void linkMail.send('reply', email, `${path}#${buildCommentAnchor(id)}`, link.language);
    },
  };
}
