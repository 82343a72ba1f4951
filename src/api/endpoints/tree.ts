import { z } from 'zod';
import { undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { partOfPages } from '../schemas/common.ts';
import { movedPagesSchema } from '../schemas/page.ts';
import { pageColumnsSchema } from '../schemas/page-columns.ts';
import { setParent } from './pages.ts';

const tag = 'Tree';
/** Maximum number of pages moved per call. */
export const pagesAtOnce = 500;

export const readTree = endpoint({
  method: 'GET',
  path: '/tree',
  tag,
  access: 'editor',
  summary:
    'Pages in their order, a part of them at a time, field by field, each value that repeats once: what GET /api/pages/hierarchy says of them, for lists of thousands. Which stands below which follows from their parents.',
  query: z.object(partOfPages),
  answer: z
    .object({
      pages: pageColumnsSchema,
      next: z.string().nullable().describe('The `after` of the next part; null where there is none.'),
    })
    .meta({ id: 'PartOfTree' }),
});

export const movePages = endpoint({
  method: 'POST',
  path: '/tree/move',
  tag,
  access: 'editor',
  summary:
    'Move pages below another one, or to the top with null, in this order: before one that stands there, or behind all of them. All move, or none. Addresses at which visitors saw them redirect.',
  body: z.object({
    pages: z
      .array(z.string().describe("A page's id or its identifier."))
      .min(1, 'Name at least one page.')
      .max(pagesAtOnce, `At most ${pagesAtOnce} pages can be moved at once.`),
    parentId: z.string().nullable().describe('The id or identifier of the page above; null for the top.'),
    before: z
      .string()
      .nullable()
      .optional()
      .describe('The page before which they stand; left out, behind all.'),
    lastMoves: z
      .record(z.string(), z.string().nullable())
      .optional()
      .describe(
        'The last move of pages by their id, as a list has said it, null for none: where one of them has been moved since, nothing moves.',
      ),
  }),
  audit: setParent.audit,
  answer: movedPagesSchema,
  errors: ['page/not-found', 'page/system', 'tree/stale'],
});

export const undoMove = endpoint({
  method: 'POST',
  path: '/tree/undo',
  tag,
  access: 'editor',
  summary:
    'Take a move or a new address back: pages, addresses and redirects are then as they were. Refused when something of it has changed since.',
  body: z.object({ undo: z.string().max(100).describe('What the move answered as "undo".') }),
  audit: { 'page/move-undo': { subject: 'pages', sentence: 'moved back', advice: undoAdvice.opposite } },
  answer: z.object({ pages: z.array(z.string()) }),
  errors: ['page/not-found', 'page/identifier-taken', 'tree/stale'],
});
