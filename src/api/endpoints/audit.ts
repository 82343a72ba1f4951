import { z } from 'zod';
import { auditSubjects } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, timestampSchema, translatedSchema } from '../schemas/common.ts';

const tag = 'Audit';

/** Entries of the log in one answer. */
export const auditPageSize = 50;

const auditEntrySchema = z
  .object({
    id: z.string(),
    at: timestampSchema,
    /** The e-mail address of who did it; null for the site itself. */
    actor: z.string().nullable(),
    /** One of the acts that are known, or what an earlier version called it. */
    action: z.string(),
    /** What it was done to: the id of a page, a file or an account, a path, or `site`. */
    target: z.string(),
    /** The page that it was done to, while it is there. */
    page: z.object({ identifier: z.string(), title: translatedSchema }).nullable(),
    /** What the file that it was done to is called, while it is there. */
    file: z.string().nullable(),
    /** What is known of the act; never a password. */
    detail: z.record(z.string(), z.unknown()),
    /** Whether the log knows how to take it back. What has been built on since is found out by trying. */
    canUndo: z.boolean(),
    /** When it was taken back, and by whom; null where it stands. */
    undone: z.object({ at: timestampSchema, by: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  tag,
  access: 'owner',
  summary: `Who did what, the latest first, ${auditPageSize} at a time. Automatic saves are left out, they are among a page's versions; and what the site does for itself, unless asked for.`,
  query: z
    .object({
      subject: z.enum(auditSubjects).describe('What it was about.'),
      actor: z
        .string()
        .min(1)
        .max(320)
        .describe('The e-mail address of who did it; `site` for the site itself.'),
      target: z.string().min(1).max(2000).describe('What it was done to, such as the id of a page.'),
      before: z.string().min(1).max(100).describe('Entries before this one: `next` of the answer before.'),
    })
    .partial(),
  answer: z
    .object({
      entries: z.array(auditEntrySchema),
      /** Where the next ones begin; null after the last. */
      next: z.string().nullable(),
    })
    .meta({ id: 'Audit' }),
});

export const undoAudit = endpoint({
  method: 'POST',
  path: '/admin/audit/:id/undo',
  tag,
  access: 'owner',
  summary:
    'Take back what an entry tells of: who sees a page, a move, redirects, settings, a deletion. Refused where somebody has changed the same since.',
  params: z.object({ id: z.string().describe('The id of an entry of the log.') }),
  // The calls that it makes record what they do.
  audit: {},
  answer: emptyAnswer,
  errors: [
    'audit/not-found',
    'audit/no-undo',
    'audit/undone',
    'audit/changed',
    'tree/stale',
    'redirect/changed',
    'page/not-found',
    'page/identifier-taken',
    'media/not-found',
  ],
});
