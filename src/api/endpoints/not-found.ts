import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emptyAnswer, languageSchema, timestampSchema } from '../schemas/common.ts';

const tag = 'Not found';

export const notFoundSchema = z
  .object({
    /** Percent-encoded, without language and query. */
    path: z.string(),
    language: languageSchema,
    times: z.number().int(),
    firstSeen: timestampSchema,
    lastSeen: timestampSchema,
    /** Where the link stands: a path of the site itself, or another site's origin. */
    referrer: z.string().nullable(),
  })
  .meta({ id: 'NotFoundAddress' });
export type NotFoundAddress = z.infer<typeof notFoundSchema>;

export const listNotFound = endpoint({
  method: 'GET',
  path: '/admin/not-found',
  tag,
  access: 'editor',
  summary: 'Addresses that visitors asked for in vain, the last seen first. No more than 500.',
  answer: z.array(notFoundSchema),
});

export const deleteNotFound = endpoint({
  method: 'DELETE',
  path: '/admin/not-found',
  tag,
  access: 'editor',
  summary: 'Forget one address, in one language or both, or with nothing named all of them.',
  query: z
    .object({
      path: z.string().min(1).describe('The address to forget, as the list writes it.'),
      language: languageSchema.describe('Forgets the address in this language alone.'),
    })
    .partial(),
  answer: emptyAnswer,
});
