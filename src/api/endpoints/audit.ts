import { z } from 'zod';
import { auditSubjects } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, timestampSchema, translatedSchema } from '../schemas/common.ts';

const tag = 'Audit';

/** Entries of the log per response. */
export const auditPageSize = 50;

const auditEntrySchema = z
  .object({
    id: z.string(),
    at: timestampSchema,
    /** Email address of the actor; null for the site itself. */
    actor: z.string().nullable(),
    /** A known action, or the name that an earlier version used. */
    action: z.string(),
    /** Target of the action: the id of a page, a file or an account, a path, or `site`. */
    target: z.string(),
    /** The target page, if it exists. */
    page: z.object({ identifier: z.string(), title: translatedSchema }).nullable(),
    /** Name of the target file, if it exists. */
    file: z.string().nullable(),
    /** Details of the action; never a password. */
    detail: z.record(z.string(), z.unknown()),
    /** True if the entry can be undone, as far as is known without trying: later changes may prevent it. */
    canUndo: z.boolean(),
    /** Time and actor of its undo; null if it was not undone. */
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
      /** Cursor of the next entries; null after the last one. */
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
