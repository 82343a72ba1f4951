import { z } from 'zod';
import { pageKinds } from '#content/page/page.ts';
import { pageFieldChanges } from '#content/page/page-fields.ts';
import { endpoint } from '../endpoint.ts';
import { timestampSchema, translatedSchema } from '../schemas/common.ts';

const tag = 'History';

/** Lines of the history in one answer. */
export const historyPageSize = 50;

/** Pages that a line names at most; of more it tells the number. */
export const historyNames = 12;

/** Hours for which a link to a moment works: a day at the studio, and the evening at which a client reads their mail. */
export const momentHours = 24;

/** What visitors notice of a page. `began`: it stood when the history began. */
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
  /** As it was then; null once the page is deleted for good. */
  title: translatedSchema.nullable(),
  changes: z.array(z.enum(pageChanges)),
});

export const historyLineSchema = z
  .object({
    /** Names the write, in the order of all writes. */
    revision: z.number().int(),
    at: timestampSchema,
    /** The e-mail address of who did it; null for the system itself. */
    actor: z.string().nullable(),
    /** True for the line with which the history begins. */
    began: z.boolean(),
    /** The pages that visitors saw change; the first ones of many. */
    pages: z.array(changedPageSchema),
    /** How many they were. */
    pageCount: z.number().int(),
    /** Whether the settings of the site changed. */
    settings: z.boolean(),
    /** Opens the site as it stood after this, for a day: without language, with its query. */
    look: z.string(),
  })
  .meta({ id: 'HistoryLine' });
export type HistoryLine = z.infer<typeof historyLineSchema>;

export const historySchema = z
  .object({
    lines: z.array(historyLineSchema),
    /** Where the next lines begin; null after the last one. */
    next: z.number().int().nullable(),
    /** From when on the history knows; null before there is one. */
    since: timestampSchema.nullable(),
  })
  .meta({ id: 'History' });
export type History = z.infer<typeof historySchema>;

export const listHistory = endpoint({
  method: 'GET',
  path: '/admin/history',
  tag,
  access: 'editor',
  summary: `What visitors saw change, when and by whom, the latest first. ${historyPageSize} lines at a time.`,
  query: z
    .object({
      page: z.string().min(1).describe('The id of a page: only lines about it.'),
      before: z.coerce.number().int().describe('Lines before this one: `next` of the answer before.'),
    })
    .partial(),
  answer: historySchema,
});

export const lookBack = endpoint({
  method: 'GET',
  path: '/admin/history/look',
  tag,
  access: 'editor',
  summary: `A signed address of the site as it stood at a moment. It works for ${momentHours} hours, for whoever has it.`,
  query: z.object({
    at: z.iso.datetime({ offset: true }).describe('The moment, in ISO 8601 with its zone.'),
    page: z
      .string()
      .min(1)
      .describe('The id of the page to begin at; the home page when left out.')
      .optional(),
  }),
  answer: z
    .object({
      /** Path with query, without language. */
      look: z.string(),
      at: timestampSchema,
      /** Until when the address works. */
      until: timestampSchema,
    })
    .meta({ id: 'LookBack' }),
});
