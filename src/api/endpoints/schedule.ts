import { z } from 'zod';
import { pageKinds } from '#content/page/page.ts';
import { endpoint } from '../endpoint.ts';
import {
  emptyAnswer,
  pageKeySchema,
  timestampSchema,
  translatedSchema,
  warningsSchema,
} from '../schemas/common.ts';

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
export type ScheduledChange = z.infer<typeof scheduledSchema>;

const ofPage = z.object({
  id: pageKeySchema,
  action: z.enum(scheduledActions).describe('The scheduled change.'),
});

export const listSchedule = endpoint({
  method: 'GET',
  path: '/schedule',
  tag,
  access: 'editor',
  summary: 'List all scheduled changes, next first, with those that failed.',
  answer: z.array(scheduledSchema),
});

export const setSchedule = endpoint({
  method: 'PUT',
  path: '/pages/:id/schedule/:action',
  tag,
  access: 'editor',
  summary:
    'Schedule a page to be published or unpublished. Publishing uses the draft at that moment. A page has one schedule for each; a new one replaces it.',
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
        action === 'publish' ? 'scheduled to be published' : 'scheduled to be unpublished',
      advice: 'Cancel it on the page.',
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
  summary: 'Cancel a page’s scheduled change.',
  params: ofPage,
  audit: {
    'schedule/cancel': {
      subject: 'pages',
      sentence: 'no longer scheduled',
      advice: 'Schedule it again on the page.',
    },
  },
  answer: emptyAnswer,
  errors: ['page/not-found', 'schedule/not-found'],
});
