import { z } from 'zod';
import { countDetail, readDetailText, undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { languageSchema, pageKeySchema, partOfPages, queryFlag } from '../schemas/common.ts';
import { pageNamedSchema } from '../schemas/page.ts';
import { pagesAtOnce } from './tree.ts';

const tag = 'Texts';

/** Most matches that are listed of one page. */
export const matchesPerPage = 50;

const words = z.string().min(1, 'Enter the text to find.').max(200).describe('Plain text to find.');
const oneLanguage = languageSchema.describe('Searches one language. By default all languages are searched.');

const matchSchema = z
  .object({
    before: z.string(),
    words: z.string(),
    after: z.string(),
    language: languageSchema,
    /** Null for a text outside blocks. */
    blockId: z.string().nullable(),
    field: z.string(),
  })
  .meta({ id: 'TextMatch' });

const pageMatchesSchema = pageNamedSchema
  .extend({
    /** Revision of its content, which a replacement sends back. */
    revision: z.number(),
    /** True if visitors see the page. */
    isPublic: z.boolean(),
    total: z.number(),
    /** The first matches, from top to bottom. */
    matches: z.array(matchSchema),
  })
  .meta({ id: 'PageMatches' });
export type PageMatches = z.infer<typeof pageMatchesSchema>;

export const findTexts = endpoint({
  method: 'GET',
  path: '/texts',
  tag,
  access: 'editor',
  summary:
    'Find plain text in the drafts of all pages, in parts. Only text that readers see is searched, no URLs and no syntax.',
  query: z.object({
    words,
    matchCase: queryFlag.describe('Distinguishes capitals.').optional(),
    wholeWords: queryFlag.describe('Leaves out matches that are part of a word.').optional(),
    language: oneLanguage.optional(),
    ...partOfPages,
  }),
  answer: z.object({
    pages: z.array(pageMatchesSchema),
    /** Number of pages that were searched for this part. */
    searched: z.number(),
    next: z.string().nullable().describe('The `after` of the next part; null if all pages were searched.'),
  }),
});

export const replaceTexts = endpoint({
  method: 'POST',
  path: '/texts/replace',
  tag,
  access: 'editor',
  summary:
    'Replace plain text in the drafts of these pages, in one transaction. Nothing is published. Pages that changed since they were searched are left out and listed.',
  body: z.object({
    words,
    replacement: z
      .string()
      .max(1000)
      .regex(/^[^\n\r]*$/, 'Use one line.'),
    matchCase: z.boolean().optional(),
    wholeWords: z.boolean().optional(),
    language: oneLanguage.optional(),
    pages: z
      .array(z.object({ id: pageKeySchema, revision: z.number().int() }))
      .min(1, 'Choose at least one page.')
      .max(pagesAtOnce, `At most ${pagesAtOnce} pages can be changed in one call.`),
  }),
  audit: {
    'page/replace': {
      subject: 'pages',
      sentence: ({ words: found, replacement, total }) =>
        `replaced “${readDetailText(found)}” by “${readDetailText(replacement)}” (${countDetail(total)}×)`,
      undo: 'replace',
      advice: 'It was replaced on several pages. Undo the first one.',
    },
  },
  answer: z.object({
    /** Number of replaced matches. */
    total: z.number(),
    /** Ids of the changed pages. */
    changed: z.array(z.string()),
    /** Ids of the pages that were left out: they changed since, or have no match. */
    leftOut: z.array(z.string()),
    /** Value for `POST /api/texts/undo`; null if nothing was replaced. */
    undo: z.string().nullable(),
  }),
  errors: ['page/not-found', 'input/invalid'],
});

export const undoReplace = endpoint({
  method: 'POST',
  path: '/texts/undo',
  tag,
  access: 'editor',
  summary: 'Undo a replacement on all its pages. Refused if one of them has changed since.',
  body: z.object({ undo: z.string().max(100).describe('The "undo" that the replacement answered.') }),
  audit: {
    'page/replace-undo': {
      subject: 'pages',
      sentence: 'replaced text restored',
      advice: undoAdvice.versions,
    },
  },
  answer: z.object({ pages: z.array(z.string()) }),
  errors: ['page/not-found', 'audit/undone', 'audit/changed', 'audit/no-undo'],
});
