import { z } from 'zod';
import { pageKinds } from '#content/page/page.ts';
import { endpoint } from '../endpoint.ts';
import { timestampSchema, translatedSchema, warningsSchema } from '../schemas/common.ts';
import { trashDays } from './trash.ts';

const tag = 'Starting content';

const startingContentPageSchema = z
  .object({
    id: z.string(),
    identifier: z.string(),
    kind: z.enum(pageKinds),
    title: translatedSchema,
    path: z.string(),
    /** `trash`: moved to the trash. `empty`: every site has this page, so only its content is removed. */
    becomes: z.enum(['trash', 'empty']),
    /** Last editor; null if it was never changed. */
    changedBy: z.string().nullable(),
  })
  .meta({ id: 'StartingContentPage' });
export type StartingContentPage = z.infer<typeof startingContentPageSchema>;

const removalSchema = z
  .object({
    at: timestampSchema,
    by: z.string().nullable(),
    /** Time until which it can be restored. */
    until: timestampSchema,
    pages: z.number().int(),
  })
  .meta({ id: 'StartingContentRemoval' });

export const startingContentStateSchema = z
  .object({
    /** Pages of the starting content that are not in the trash. */
    pages: z.array(startingContentPageSchema),
    /** The removal, while it can be undone. */
    removal: removalSchema.nullable(),
  })
  .meta({ id: 'StartingContentState' });
export type StartingContentState = z.infer<typeof startingContentStateSchema>;

const stateAfterSchema = startingContentStateSchema.extend({
  /** Pages that were kept, or not restored as before, with reasons. */
  warnings: warningsSchema,
});

export const getStartingContent = endpoint({
  method: 'GET',
  path: '/starting-content',
  tag,
  access: 'editor',
  summary: 'List the starting content’s pages, and whether they have been changed.',
  answer: startingContentStateSchema,
});

export const removeStartingContent = endpoint({
  method: 'POST',
  path: '/starting-content/remove',
  tag,
  access: 'owner',
  summary: `Move the starting content to the trash in one step, which you can undo for ${trashDays} days. Changed pages stay unless you name them.`,
  body: z.object({
    changed: z
      .array(z.string().describe('The id of a page of the starting content.'))
      .max(1000)
      .default([])
      .describe('Changed pages to remove as well.'),
  }),
  audit: {
    'starting-content/remove': {
      subject: 'settings',
      sentence: 'removed',
      advice: 'Restore the starting content on its screen.',
    },
  },
  answer: stateAfterSchema,
});

export const restoreStartingContent = endpoint({
  method: 'POST',
  path: '/starting-content/restore',
  tag,
  access: 'owner',
  summary: 'Restore the removed starting content. Pages made since then stay.',
  audit: {
    'starting-content/restore': {
      subject: 'settings',
      sentence: 'restored',
      advice: 'Remove the starting content on its screen.',
    },
  },
  answer: stateAfterSchema,
  errors: ['starting-content/not-removed'],
});
