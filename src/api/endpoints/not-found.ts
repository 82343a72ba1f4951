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
    'Addresses that visitors asked for in vain, the last seen first; without those that lead somewhere by now. No more than 500.',
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
  summary:
    'For each address that was asked for in vain the page that comes nearest; none where none is near.',
  answer: z.array(proposalSchema),
});

export const restoreNotFound = endpoint({
  method: 'POST',
  path: '/admin/not-found',
  tag,
  access: 'editor',
  summary: 'Put forgotten addresses back as they were listed, with their counts.',
  body: z.object({
    addresses: z
      .array(notFoundSchema.extend({ path: z.string().min(1).max(300), times: z.number().int().min(1) }))
      .max(500),
  }),
  audit: {},
  answer: emptyAnswer,
});
