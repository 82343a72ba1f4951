import { z } from 'zod';
import { pageKinds } from '#content/page.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, timestampSchema, translatedSchema, warningsSchema } from '../schemas/common.ts';
import { readdressedPageSchema } from '../schemas/page.ts';

const tag = 'Trash';

/** How long a deleted page can be brought back. */
export const trashDays = 30;

const byId = z.object({ id: z.string().describe('The id of a page in the trash.') });

export const trashedPageSchema = z
  .object({
    id: z.string(),
    identifier: z.string(),
    kind: z.enum(pageKinds),
    title: translatedSchema,
    /** Where it stood, in the default language. */
    path: z.string(),
    /** Whether visitors see it once it is back. */
    isSeen: z.boolean(),
    deletedAt: timestampSchema,
    deletedBy: z.string().nullable(),
    /** When it goes for good. */
    goesAt: timestampSchema,
    /** What a restoration would make of it now: its own address, or the next free one. */
    comesBack: z.object({ identifier: z.string(), path: z.string(), warnings: warningsSchema }),
  })
  .meta({ id: 'TrashedPage' });
export type TrashedPage = z.infer<typeof trashedPageSchema>;

export const restoredPageSchema = readdressedPageSchema
  .extend({
    /** What it became where its address is taken, or the page above it is gone. */
    warnings: warningsSchema,
  })
  .meta({ id: 'RestoredPage' });
export type RestoredPage = z.infer<typeof restoredPageSchema>;

export const listTrash = endpoint({
  method: 'GET',
  path: '/trash',
  tag,
  access: 'editor',
  summary: `Pages that were deleted in the last ${trashDays} days, the latest first, each with where it would come back.`,
  answer: z.array(trashedPageSchema),
});

export const restorePage = endpoint({
  method: 'POST',
  path: '/trash/:id/restore',
  tag,
  access: 'editor',
  revised: true,
  summary:
    'Bring a page back with its versions, its visibility and its place. A taken address becomes the next free one; without the page above it, it stands at the top.',
  params: byId,
  answer: restoredPageSchema,
  errors: ['page/not-found'],
});

export const deleteTrashedPage = endpoint({
  method: 'DELETE',
  path: '/trash/:id',
  tag,
  access: 'editor',
  summary: 'Delete a page in the trash for good, with all its versions.',
  params: byId,
  answer: emptyAnswer,
  errors: ['page/not-found'],
});

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/trash',
  tag,
  access: 'editor',
  summary: 'Delete all pages in the trash for good.',
  answer: emptyAnswer,
});
