import { z } from 'zod';
import { pageKinds } from '#content/page/page.ts';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, timestampSchema, translatedSchema, warningsSchema } from '../schemas/common.ts';

const tag = 'Schedule';

/** Actions that can be scheduled for a page. */
export const scheduledActions = ['publish', 'unpublish'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];

export const scheduledSchema = z
  .object({
    pageId: z.string(),
    identifier: z.string(),
    kind: z.enum(pageKinds),
    title: translatedSchema,
    action: z.enum(scheduledActions),
    /** Due time, or the time at which it failed. */
    at: timestampSchema,
    state: z.enum(['waiting', 'failed']),
    /** Why it failed, as a sentence. */
    problem: z.string().nullable(),
    /** Member who scheduled it, and in whose name it runs. */
    setBy: z.string().nullable(),
  })
  .meta({ id: 'Scheduled' });
export type Scheduled = z.infer<typeof scheduledSchema>;

const ofPage = z.object({
  id: z.string().describe("The page's id or its identifier."),
  action: z.enum(scheduledActions).describe('What happens to the page.'),
});

export const listSchedule = endpoint({
  method: 'GET',
  path: '/schedule',
  tag,
  access: 'editor',
  summary: 'All that is to happen to pages by itself, the next first, with what could not be done.',
  answer: z.array(scheduledSchema),
});

export const setSchedule = endpoint({
  method: 'PUT',
  path: '/pages/:id/schedule/:action',
  tag,
  access: 'editor',
  summary:
    'Publish or unpublish a page at a moment to come. What is published is the draft as it is then. A page has one moment for each; a new one takes the place of the one before.',
  params: ofPage,
  body: z.object({
    at: z.iso
      .datetime({ offset: true, error: 'must be a moment with its zone, such as 2026-11-23T09:00:00+01:00' })
      .describe('The moment, with Z or an offset.'),
  }),
  audit: {
    'schedule/set': {
      subject: 'pages',
      sentence: ({ action }) =>
        action === 'publish' ? 'planned to be published' : 'planned to be taken off the site',
      advice: 'Cancel the plan on the page.',
    },
  },
  answer: scheduledSchema.extend({
    /** Warnings that would prevent publishing the page in its current state. */
    warnings: warningsSchema,
  }),
  errors: ['page/not-found', 'input/invalid'],
});

export const cancelSchedule = endpoint({
  method: 'DELETE',
  path: '/pages/:id/schedule/:action',
  tag,
  access: 'editor',
  summary: 'Take back what was to happen to a page.',
  params: ofPage,
  audit: {
    'schedule/cancel': {
      subject: 'pages',
      sentence: 'not planned any more',
      advice: 'Plan it again on the page.',
    },
  },
  answer: emptyAnswer,
  errors: ['page/not-found', 'schedule/not-found'],
});
