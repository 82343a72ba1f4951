import { z } from 'zod';
import { pageKinds } from '#content/page/page.ts';
import { pageFieldChanges } from '#content/page/page-fields.ts';
import { endpoint } from '../endpoint.ts';
import { timestampSchema, translatedSchema } from '../schemas/common.ts';

const tag = 'History';

/** Entries of the history per response. */
export const historyPageSize = 50;

/** Maximum number of pages named per entry; of others only the count is given. */
export const historyNames = 12;

/** Lifetime of a link to a past moment in hours: enough for a client to open it the same day or evening. */
export const momentHours = 24;

/** Changes of a page that visitors notice. `began`: it was already visible when the history began. */
export const pageChanges = [
  'published',
  'content',
  'address',
  'order',
  'layout',
  'background',
  ...pageFieldChanges,
  'protected',
  'opened',
  'hidden',
  'withdrawn',
  'deleted',
] as const;
export type PageChangeKind = (typeof pageChanges)[number];

const changedPageSchema = z.object({
  id: z.string(),
  kind: z.enum(pageKinds),
  identifier: z.string(),
  /** The title at that time; null if the page was permanently deleted. */
  title: translatedSchema.nullable(),
  changes: z.array(z.enum(pageChanges)),
});

export const historyLineSchema = z
  .object({
    /** Number of the write, in the order of all writes. */
    revision: z.number().int(),
    at: timestampSchema,
    /** Email address of the actor; null for the system itself. */
    actor: z.string().nullable(),
    /** True for the first entry of the history. */
    began: z.boolean(),
    /** The pages that changed for visitors; only the first ones of many. */
    pages: z.array(changedPageSchema),
    /** Number of changed pages. */
    pageCount: z.number().int(),
    /** True if the site settings changed. */
    settings: z.boolean(),
    /** Path that shows the site after this entry, valid for a day: without language, with its query. */
    look: z.string(),
  })
  .meta({ id: 'HistoryLine' });
export type HistoryLine = z.infer<typeof historyLineSchema>;

export const historySchema = z
  .object({
    lines: z.array(historyLineSchema),
    /** Cursor of the next entries; null after the last one. */
    next: z.number().int().nullable(),
    /** Beginning of the history; null if there is none yet. */
    since: timestampSchema.nullable(),
  })
  .meta({ id: 'History' });
export type History = z.infer<typeof historySchema>;

export const listHistory = endpoint({
  method: 'GET',
  path: '/admin/history',
  tag,
  access: 'editor',
  summary: `List the site history, latest first: public changes, with when and by whom. ${historyPageSize} entries at a time.`,
  query: z
    .object({
      page: z.string().min(1).describe('Lists only entries about the page with this id.'),
      before: z.coerce
        .number()
        .int()
        .describe('Lists changes before this one. Send `next` from the previous answer.'),
    })
    .partial(),
  answer: historySchema,
});

export const getSiteHistoryAt = endpoint({
  method: 'GET',
  path: '/admin/history/look',
  tag,
  access: 'editor',
  summary: `Create a signed URL of the site at a moment in the past. It works for ${momentHours} hours, for anyone who has it.`,
  query: z.object({
    at: z.iso.datetime({ offset: true }).describe('The moment in ISO 8601, with a time zone.'),
    page: z.string().min(1).describe('The id of the page to start at; by default the home page.').optional(),
  }),
  answer: z
    .object({
      /** Path with query, without language. */
      look: z.string(),
      at: timestampSchema,
      /** Expiry of the path. */
      until: timestampSchema,
    })
    .meta({ id: 'LookBack' }),
});
