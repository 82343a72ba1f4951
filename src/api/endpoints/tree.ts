import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { undoableMovesSchema } from '../schemas/page.ts';

const tag = 'Tree';
/** Pages that one call moves at most. */
export const pagesAtOnce = 500;

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
  }),
  answer: undoableMovesSchema,
  errors: ['page/not-found', 'page/system', 'tree/stale'],
});

export const undoMove = endpoint({
  method: 'POST',
  path: '/tree/undo',
  tag,
  access: 'editor',
  summary:
    'Take a move or a new address back: pages, addresses and redirects are then as they were. Refused when something of it has changed since.',
  body: z.object({ undo: z.string().max(500_000).describe('What the move answered as "undo".') }),
  answer: z.object({ pages: z.array(z.string()) }),
  errors: ['page/not-found', 'page/identifier-taken', 'tree/stale'],
});
