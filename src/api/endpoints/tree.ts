import { z } from 'zod';
import { undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { pageKeySchema, partOfPages } from '../schemas/common.ts';
import { movedPagesSchema } from '../schemas/page.ts';
import { pageColumnsSchema } from '../schemas/page-columns.ts';
import { focalPointSchema } from './media.ts';
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
    'Get pages in their order, in parts and by column, for lists of thousands. Contains what GET /api/pages/hierarchy answers; a value that repeats is sent once, and the parents give the tree.',
  query: z.object(partOfPages),
  answer: z
    .object({
      pages: pageColumnsSchema,
      next: z.string().nullable().describe('The next part’s `after`; null in the last part.'),
    })
    .meta({ id: 'PartOfTree' }),
});

const pagePictureSchema = z
  .object({
    id: z.string(),
    /** URL of its file in the library. */
    src: z.string(),
    focalPoint: focalPointSchema.optional(),
  })
  .meta({ id: 'PagePicture' });
export type PagePicture = z.infer<typeof pagePictureSchema>;

/** Most pages whose pictures one call answers. */
export const picturesAtOnce = 100;

export const listPagePictures = endpoint({
  method: 'GET',
  path: '/tree/pictures',
  tag,
  access: 'editor',
  summary:
    'Get one image per page for lists: the hero, else the first image. Pages without one are left out.',
  query: z.object({
    ids: z
      .string()
      .regex(new RegExp(`^[\\w-]+(?:,[\\w-]+){0,${picturesAtOnce - 1}}$`))
      .describe(`Ids of pages, separated by commas: at most ${picturesAtOnce}.`),
  }),
  answer: z.array(pagePictureSchema),
});

export const movePages = endpoint({
  method: 'POST',
  path: '/tree/move',
  tag,
  access: 'editor',
  summary:
    'Move pages under a parent, or to the top level with null, in this order: before a given page or last. All move or none. Their public URLs redirect.',
  body: z.object({
    pages: z
      .array(pageKeySchema)
      .min(1, 'Name at least one page.')
      .max(pagesAtOnce, `At most ${pagesAtOnce} pages can be moved in one call.`),
    parentId: z
      .string()
      .nullable()
      .describe('The id or identifier of the new parent; null for the top level.'),
    before: z
      .string()
      .nullable()
      .optional()
      .describe('The page to put them before; by default they go last.'),
    lastMoves: z
      .record(z.string(), z.string().nullable())
      .optional()
      .describe(
        'Each page’s last move by id, as listed; null for none. If one has been moved since, nothing moves.',
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
    'Undo a move or a changed identifier: restores pages, URLs and redirects. Refused if something in it has changed since.',
  body: z.object({ undo: z.string().max(100).describe('The "undo" that the move answered.') }),
  audit: { 'page/move-undo': { subject: 'pages', sentence: 'moved back', advice: undoAdvice.opposite } },
  answer: z.object({ pages: z.array(z.string()) }),
  errors: ['page/not-found', 'page/identifier-taken', 'tree/stale'],
});
