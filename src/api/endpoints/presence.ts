import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, pageKeySchema } from '../schemas/common.ts';

const tag = 'Presence';
const byId = z.object({ id: pageKeySchema });

/** Schema of an id; longer than all valid ones. */
const id = z.string().min(1).max(100);
const tab = id.describe('A random name for the browser tab. One member may have several.');

/** A member who has the page open. */
const personHereSchema = z
  .object({
    tab: z.string(),
    userId: z.string(),
    name: z.string(),
    /** The block they are working on; null for the page as a whole. */
    blockId: z.string().nullable(),
  })
  .meta({ id: 'PersonHere' });
export type PresentPerson = z.infer<typeof personHereSchema>;

/**
 * One line of the stream: all other members who have the page open. Empty lines keep the connection alive.
 */
export const presenceLineSchema = z.object({ people: z.array(personHereSchema) }).meta({ id: 'Presence' });

export const watchPresence = endpoint({
  method: 'GET',
  path: '/pages/:id/presence',
  tag,
  access: 'editor',
  summary:
    'Stream who has this page open and at which block: one line immediately and one after each change. While you read it, others see you there.',
  params: byId,
  query: z.object({ tab }),
  stream: true,
  answer: presenceLineSchema,
  errors: ['page/not-found'],
});

export const setPresence = endpoint({
  method: 'PUT',
  path: '/pages/:id/presence',
  tag,
  access: 'editor',
  summary: 'Report which block of the page you are at, for others who have it open.',
  params: byId,
  body: z.object({ tab, blockId: id.nullable() }),
  dryRun: false,
  audit: {},
  answer: emptyAnswer,
  errors: ['page/not-found'],
});
