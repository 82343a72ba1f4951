import { z } from 'zod';
import { defaultLanguage } from '#content/language/language.ts';
import { type AuditDetail, readDetailText, undoAdvice } from '../audit-action.ts';
import { type AnswerOf, endpoint } from '../endpoint.ts';
import {
  emptyAnswer,
  fieldMessages,
  languageSchema,
  pageKeySchema,
  timestampSchema,
  translatedSchema,
} from '../schemas/common.ts';

const tag = 'Responses to drafts';

/** Maximum lengths in characters. */
export const responseLimits = { name: 80, words: 2000 } as const;

/** Anchor of a comment in the document of a draft. */
export function buildCommentAnchor(id: string): string {
  return `opmerking-${id}`;
}

const approvalSchema = z
  .object({
    id: z.string(),
    /** Id of the share link that was used, which may have expired. */
    linkId: z.string(),
    language: languageSchema,
    /** The name that the client entered. */
    name: z.string(),
    approvedAt: timestampSchema,
    /** The version with the approved content; null if it no longer exists. */
    versionId: z.string().nullable(),
    /** True if the draft still shows the same in that language. */
    isPresent: z.boolean(),
  })
  .meta({ id: 'DraftApproval' });
export type DraftApproval = z.infer<typeof approvalSchema>;

const replySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    words: z.string(),
    createdAt: timestampSchema,
    /** True for a reply by the studio, false for one by the client. */
    byStudio: z.boolean(),
  })
  .meta({ id: 'CommentReply' });

const commentSchema = z
  .object({
    id: z.string(),
    linkId: z.string(),
    language: languageSchema,
    /** The block that the comment is about; null for the page. The block may have been deleted since. */
    blockId: z.string().nullable(),
    name: z.string(),
    words: z.string(),
    createdAt: timestampSchema,
    /** Null while the comment is open. */
    doneAt: timestampSchema.nullable(),
    /** Email address of the member who resolved it; null for the client. */
    doneBy: z.string().nullable(),
    /** True if the client is told of replies by email. */
    isTold: z.boolean(),
    /** Oldest first. */
    replies: z.array(replySchema),
  })
  .meta({ id: 'DraftComment' });
export type DraftComment = z.infer<typeof commentSchema>;

const page = pageKeySchema;

export const listDraftResponses = endpoint({
  method: 'GET',
  path: '/pages/:id/draft-responses',
  tag,
  access: 'editor',
  summary:
    'List clients’ responses to a page’s drafts: approvals, newest first, and comments, oldest first. Protected pages are for owners only.',
  params: z.object({ id: page }),
  answer: z.object({ approvals: z.array(approvalSchema), remarks: z.array(commentSchema) }),
  errors: ['page/not-found', 'auth/forbidden'],
});

export const listOpenComments = endpoint({
  method: 'GET',
  path: '/draft-remarks',
  tag,
  access: 'editor',
  summary: 'Count the unresolved comments per page, latest first. Protected pages are for owners only.',
  answer: z.array(
    z
      .object({
        pageId: z.string(),
        identifier: z.string(),
        title: translatedSchema,
        /** Number of open comments. */
        waiting: z.int(),
        latestAt: timestampSchema,
      })
      .meta({ id: 'OpenComments' }),
  ),
});
export type OpenComments = AnswerOf<typeof listOpenComments>[number];

export const saveDraftComment = endpoint({
  method: 'PUT',
  path: '/pages/:id/draft-remarks/:remark',
  tag,
  access: 'editor',
  summary: 'Resolve or reopen a comment.',
  params: z.object({ id: page, remark: z.string().describe('The comment’s id.') }),
  body: z.object({ done: z.boolean().describe('True to resolve it, false to reopen it.') }),
  audit: {
    'draft/remark-done': {
      subject: 'pages',
      sentence: 'comment resolved',
      advice: 'Reopen the comment on the page.',
    },
    'draft/remark-open': {
      subject: 'pages',
      sentence: 'comment reopened',
      advice: undoAdvice.opposite,
    },
  },
  answer: commentSchema,
  errors: ['page/not-found', 'draft-remark/not-found', 'auth/forbidden'],
});

const replyWords = z
  .string()
  // Browsers submit a line break as CRLF, but count it as one character.
  .transform((text) => text.replace(/\r\n/g, '\n'))
  .pipe(z.string().max(responseLimits.words, `A comment has at most ${responseLimits.words} characters.`));

export const replyToComment = endpoint({
  method: 'POST',
  path: '/pages/:id/draft-remarks/:remark/replies',
  tag,
  access: 'editor',
  summary:
    'Reply to a comment. The client reads it through the share link, and by email if they asked for it.',
  params: z.object({ id: page, remark: z.string().describe('The comment’s id.') }),
  body: z.object({
    words: replyWords.pipe(z.string().trim().min(1, 'Write a reply')).describe('The reply.'),
  }),
  audit: {
    'draft/reply': { subject: 'pages', sentence: 'comment answered', advice: undoAdvice.gone },
  },
  answer: commentSchema,
  errors: ['page/not-found', 'draft-remark/not-found', 'auth/forbidden', 'draft/full'],
});

const byToken = z.object({ token: z.string().describe('The last part of the share link.') });
/** Language of the link, and of the messages. */
const language = languageSchema.default(defaultLanguage);
const name = z
  .string()
  .max(responseLimits.name, fieldMessages.nameLength(responseLimits.name))
  .default('')
  .describe('The client’s name.');

/** Clients have no account: the log shows the name that they entered. */
const nameClient = ({ client }: AuditDetail) => `${readDetailText(client)}, with a share link`;

/**
 * Endpoints for clients' responses. They accept JSON or a plain HTML form, and then respond with 303 to the
 * draft, or with the draft as a document with the error. They ignore unknown fields.
 */
export const approveDraft = endpoint({
  method: 'POST',
  path: '/drafts/:token/approval',
  tag,
  access: 'public',
  summary: 'Approve a draft. If it has changed since it was shown, the answer is 409.',
  params: byToken,
  body: z.looseObject({
    name,
    version: z
      .string()
      .max(100)
      .default('')
      .describe('Identifies the draft that was shown. The form contains it.'),
    language,
  }),
  form: true,
  audit: { 'draft/approve': { subject: 'pages', sentence: 'approved as a draft', by: nameClient } },
  answer: emptyAnswer,
  errors: ['draft/no-name', 'draft/changed', 'draft/full', 'preview-link/not-found'],
});

export const commentOnDraft = endpoint({
  method: 'POST',
  path: '/drafts/:token/remarks',
  tag,
  access: 'public',
  summary: 'Comment on a draft or on one of its blocks.',
  params: byToken,
  body: z.looseObject({
    name,
    words: replyWords.default('').describe('The comment.'),
    email: z.string().max(200).default('').describe('The client’s address, for mail about replies.'),
    block: z
      .string()
      .max(200)
      .default('')
      .describe('The id of a block in the draft; empty for the whole page.'),
    language,
  }),
  form: true,
  audit: { 'draft/remark': { subject: 'pages', sentence: 'commented on', by: nameClient } },
  answer: emptyAnswer,
  errors: ['draft/no-name', 'draft/no-email', 'draft/no-words', 'draft/full', 'preview-link/not-found'],
});

const byComment = byToken.extend({ remark: z.string().describe('The comment’s id.') });

export const replyOnDraft = endpoint({
  method: 'POST',
  path: '/drafts/:token/remarks/:remark/replies',
  tag,
  access: 'public',
  summary: 'Reply to a comment that was sent through the same link. Reopens it if it was resolved.',
  params: byComment,
  body: z.looseObject({ name, words: replyWords.default('').describe('The reply.'), language }),
  form: true,
  audit: { 'draft/client-reply': { subject: 'pages', sentence: 'comment answered', by: nameClient } },
  answer: emptyAnswer,
  errors: [
    'draft/no-name',
    'draft/no-words',
    'draft/full',
    'preview-link/not-found',
    'draft-remark/not-found',
  ],
});

export const resolveOnDraft = endpoint({
  method: 'POST',
  path: '/drafts/:token/remarks/:remark/state',
  tag,
  access: 'public',
  summary: 'Resolve or reopen a comment that was sent through the same link.',
  params: byComment,
  body: z.looseObject({
    done: z.enum(['true', 'false']).describe('`true` to resolve it, `false` to reopen it.'),
    language,
  }),
  form: true,
  audit: {
    'draft/client-done': { subject: 'pages', sentence: 'comment resolved', by: nameClient },
    'draft/client-open': { subject: 'pages', sentence: 'comment reopened', by: nameClient },
  },
  answer: emptyAnswer,
  errors: ['preview-link/not-found', 'draft-remark/not-found'],
});
