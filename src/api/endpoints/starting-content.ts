import { z } from 'zod';
import { pageKinds } from '#content/page/page.ts';
import { endpoint } from '../endpoint.ts';
import { timestampSchema, translatedSchema, warningsSchema } from '../schemas/common.ts';
import { trashDays } from './trash.ts';

const tag = 'Demo';

const demoPageSchema = z
  .object({
    id: z.string(),
    identifier: z.string(),
    kind: z.enum(pageKinds),
    title: translatedSchema,
    path: z.string(),
    /** `trash`: it goes. `empty`: it belongs to every site, so that it stays and its content goes. */
    becomes: z.enum(['trash', 'empty']),
    /** Who has worked on it last; null where nobody has. */
    changedBy: z.string().nullable(),
  })
  .meta({ id: 'DemoPage' });
export type DemoPage = z.infer<typeof demoPageSchema>;

const removalSchema = z
  .object({
    at: timestampSchema,
    by: z.string().nullable(),
    /** Until when it can be put back. */
    until: timestampSchema,
    pages: z.number().int(),
  })
  .meta({ id: 'DemoRemoval' });

export const demoSchema = z
  .object({
    /** What is there of the demo. */
    pages: z.array(demoPageSchema),
    /** The removal that can still be taken back. */
    removal: removalSchema.nullable(),
  })
  .meta({ id: 'Demo' });
export type Demo = z.infer<typeof demoSchema>;

const demoAfterSchema = demoSchema.extend({
  /** What stayed, or did not come back as it was, and why. */
  warnings: warningsSchema,
});

export const getDemo = endpoint({
  method: 'GET',
  path: '/demo',
  tag,
  access: 'editor',
  summary: 'The pages that came with the product, and whether somebody has worked on them since.',
  answer: demoSchema,
});

export const removeDemo = endpoint({
  method: 'POST',
  path: '/demo/remove',
  tag,
  access: 'owner',
  summary: `Move the demo to the trash in one step that can be taken back for ${trashDays} days. Pages that somebody has changed stay, unless they are named.`,
  body: z.object({
    changed: z
      .array(z.string().describe('The id of a page of the demo.'))
      .max(1000)
      .default([])
      .describe('Changed pages that go as well.'),
  }),
  audit: {
    'demo/remove': {
      subject: 'settings',
      sentence: 'taken away',
      advice: 'Put the demo back on its screen.',
    },
  },
  answer: demoAfterSchema,
});

export const restoreDemo = endpoint({
  method: 'POST',
  path: '/demo/restore',
  tag,
  access: 'owner',
  summary: 'Put the demo back as it was when it was removed. What somebody has made since stays.',
  audit: {
    'demo/restore': { subject: 'settings', sentence: 'put back', advice: 'Remove the demo on its screen.' },
  },
  answer: demoAfterSchema,
  errors: ['demo/not-removed'],
});
