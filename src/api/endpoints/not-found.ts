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
    /** Origin of the request: a path of this site, or another site's origin. */
    referrer: z.string().nullable(),
  })
  .meta({ id: 'NotFoundAddress' });
export type NotFoundAddress = z.infer<typeof notFoundSchema>;

export const listNotFound = endpoint({
  method: 'GET',
  path: '/admin/not-found',
  tag,
  access: 'editor',
  summary:
    'List the 404 log, last seen first, at most 500 paths. Paths that now lead somewhere are left out.',
  answer: z.array(notFoundSchema),
});

export const deleteNotFound = endpoint({
  method: 'DELETE',
  path: '/admin/not-found',
  tag,
  access: 'editor',
  summary: 'Remove one path from the 404 log, in one language or both. Without a path, removes all.',
  query: z
    .object({
      path: z.string().min(1).describe('The path to remove, as listed.'),
      language: languageSchema.describe('Removes the path in this language only.'),
    })
    .partial(),
  audit: {},
  answer: emptyAnswer,
});

const proposalSchema = z
  .object({
    path: z.string(),
    language: languageSchema,
    /** Path of a visible page, without language. */
    toPath: z.string(),
    pageId: z.string(),
    /**
     * Reason for the suggestion: a similar spelling, a former path of the page, the path of a page in the
     * trash, or the nearest existing parent.
     */
    because: z.enum(['spelling', 'moved', 'trashed', 'section']),
  })
  .meta({ id: 'RedirectProposal' });
export type RedirectProposal = z.infer<typeof proposalSchema>;

export const proposeRedirects = endpoint({
  method: 'GET',
  path: '/admin/not-found/proposals',
  tag,
  access: 'editor',
  summary: 'Suggest the most similar page for each path in the 404 log, if there is one.',
  answer: z.array(proposalSchema),
});

export const restoreNotFound = endpoint({
  method: 'POST',
  path: '/admin/not-found',
  tag,
  access: 'editor',
  summary: 'Restore removed paths to the 404 log, with their counts.',
  body: z.object({
    addresses: z
      .array(notFoundSchema.extend({ path: z.string().min(1).max(300), times: z.number().int().min(1) }))
      .max(500),
  }),
  audit: {},
  answer: emptyAnswer,
});
