import { z } from 'zod';
import { pageKinds } from '#content/page/page.ts';
import { undoAdvice } from '../audit-action.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, timestampSchema, translatedSchema, warningsSchema } from '../schemas/common.ts';
import { readdressedPageSchema } from '../schemas/page.ts';
import { mediaSchema } from './media.ts';

const tag = 'Trash';

/** Days for which a deleted page or file can be restored. */
export const trashDays = 30;

const byId = z.object({ id: z.string().describe('The id of a page in the trash.') });

export const trashedPageSchema = z
  .object({
    id: z.string(),
    identifier: z.string(),
    kind: z.enum(pageKinds),
    title: translatedSchema,
    /** Its path before deletion, in the default language. */
    path: z.string(),
    /** True if visitors see it once it is restored. */
    isSeen: z.boolean(),
    deletedAt: timestampSchema,
    deletedBy: z.string().nullable(),
    /** Time of its permanent deletion. */
    goesAt: timestampSchema,
    /** Identifier and path after a restore: the original, or the next free one. */
    comesBack: z.object({ identifier: z.string(), path: z.string(), warnings: warningsSchema }),
  })
  .meta({ id: 'TrashedPage' });
export type TrashedPage = z.infer<typeof trashedPageSchema>;

export const restoredPageSchema = readdressedPageSchema
  .extend({
    /** Changes on restore if its path is taken or its parent page is gone. */
    warnings: warningsSchema,
  })
  .meta({ id: 'RestoredPage' });
export type RestoredPage = z.infer<typeof restoredPageSchema>;

export const listTrash = endpoint({
  method: 'GET',
  path: '/trash',
  tag,
  access: 'editor',
  summary: `List pages deleted in the last ${trashDays} days, latest first, each with where it would be restored.`,
  answer: z.array(trashedPageSchema),
});

export const restorePage = endpoint({
  method: 'POST',
  path: '/trash/:id/restore',
  tag,
  access: 'editor',
  revised: true,
  summary:
    'Restore a page with its versions, visibility and place. If its URL is taken, it gets the next free one; without its parent, it moves to the top level.',
  params: byId,
  audit: {
    'trash/restore': {
      subject: 'trash',
      sentence: 'restored from the trash',
      advice: 'Delete it again to go back.',
    },
  },
  answer: restoredPageSchema,
  errors: ['page/not-found'],
});

export const deleteTrashedPage = endpoint({
  method: 'DELETE',
  path: '/trash/:id',
  tag,
  access: 'editor',
  summary: 'Delete a page in the trash permanently, with all its versions.',
  params: byId,
  audit: { 'trash/delete': { subject: 'trash', sentence: 'deleted permanently', advice: undoAdvice.gone } },
  answer: emptyAnswer,
  errors: ['page/not-found'],
});

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/trash',
  tag,
  access: 'editor',
  summary: 'Delete all pages in the trash permanently.',
  audit: { 'trash/empty': { subject: 'trash', sentence: 'emptied', advice: undoAdvice.gone } },
  answer: emptyAnswer,
});

const fileById = z.object({ id: z.string().describe('The id of a file in the trash.') });

export const trashedMediaSchema = mediaSchema
  .pick({
    id: true,
    url: true,
    address: true,
    name: true,
    mimeType: true,
    size: true,
    width: true,
    height: true,
    animated: true,
    duration: true,
    focalPoint: true,
    poster: true,
  })
  .extend({
    deletedAt: timestampSchema,
    deletedBy: z.string().nullable(),
    /** Time of its permanent deletion. */
    goesAt: timestampSchema,
    /** True if the site history shows it: past pages lack it after its permanent deletion. */
    isInHistory: z.boolean(),
  })
  .meta({ id: 'TrashedMedia' });
export type TrashedMedia = z.infer<typeof trashedMediaSchema>;

export const listMediaTrash = endpoint({
  method: 'GET',
  path: '/trash/media',
  tag,
  access: 'editor',
  summary: `List files deleted in the last ${trashDays} days, latest first.`,
  answer: z.array(trashedMediaSchema),
});

export const restoreMedia = endpoint({
  method: 'POST',
  path: '/trash/media/:id/restore',
  tag,
  access: 'editor',
  summary: 'Restore a file to the media library.',
  params: fileById,
  audit: restorePage.audit,
  answer: mediaSchema,
  errors: ['media/not-found'],
});

export const deleteTrashedMedia = endpoint({
  method: 'DELETE',
  path: '/trash/media/:id',
  tag,
  access: 'editor',
  summary:
    'Delete a file in the trash permanently. If the site history shows it, earlier states of pages have a gap.',
  params: fileById,
  audit: deleteTrashedPage.audit,
  answer: emptyAnswer,
  errors: ['media/not-found', 'media/in-use'],
});

export const emptyMediaTrash = endpoint({
  method: 'DELETE',
  path: '/trash/media',
  tag,
  access: 'editor',
  summary: 'Delete all files in the trash permanently.',
  audit: emptyTrash.audit,
  answer: emptyAnswer,
});
