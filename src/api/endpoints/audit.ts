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
  summary: `List the activity log, latest first, ${auditPageSize} entries at a time. Autosaves are not in it, and the site’s own actions only when requested.`,
  query: z
    .object({
      subject: z.enum(auditSubjects).describe('The area of the entry.'),
      actor: z
        .string()
        .min(1)
        .max(320)
        .describe('The member’s e-mail address, or `site` for the site’s own actions.'),
      target: z.string().min(1).max(2000).describe('The id of the target, such as a page.'),
      before: z
        .string()
        .min(1)
        .max(100)
        .describe('Lists entries before this one. Send `next` from the previous answer.'),
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
    'Undo an entry: a change of visibility, a move, redirects, settings or a deletion. Refused if the same has changed since.',
  params: z.object({ id: z.string().describe('The entry’s id.') }),
  // Undoing runs other calls, which record their own entries.
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
