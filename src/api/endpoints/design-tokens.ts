import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  designTokensSchema,
  tokenPublicationSchema,
  tokenUsesSchema,
  tokenVersionSummarySchema,
} from '../schemas/design-tokens.ts';
import { equalValuesSchema } from '../schemas/equal-values.ts';

const tag = 'Design tokens';

export const getDesignTokens = endpoint({
  method: 'GET',
  path: '/admin/design-tokens',
  tag,
  access: 'editor',
  revised: true,
  summary: 'What the studio has changed of the design, as visitors have it.',
  answer: designTokensSchema,
});

export const publishDesignTokens = endpoint({
  method: 'PUT',
  path: '/admin/design-tokens',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Publish a whole set of tokens as one change.',
  body: tokenPublicationSchema,
  audit: { 'tokens/publish': { subject: 'settings', sentence: 'given other tokens', undo: 'settings' } },
  answer: designTokensSchema,
  errors: ['tokens/stale'],
});

export const listTokenVersions = endpoint({
  method: 'GET',
  path: '/admin/design-tokens/versions',
  tag,
  access: 'editor',
  summary: 'The sets of tokens that were published, the newest first.',
  answer: z.array(tokenVersionSummarySchema),
});

export const getTokenVersion = endpoint({
  method: 'GET',
  path: '/admin/design-tokens/versions/:version',
  tag,
  access: 'editor',
  summary: 'One set of tokens that was published.',
  params: z.object({ version: z.coerce.number().int().min(0).describe('Its number.') }),
  answer: designTokensSchema,
  errors: ['tokens/not-found'],
});

export const listTokenUses = endpoint({
  method: 'GET',
  path: '/admin/design-tokens/uses',
  tag,
  access: 'editor',
  summary:
    'Which tokens content names, and where: in blocks and backgrounds of pages, live and in drafts, and of the site.',
  answer: tokenUsesSchema,
});

export const listEqualValues = endpoint({
  method: 'GET',
  path: '/admin/design-tokens/equal-values',
  tag,
  access: 'editor',
  summary:
    'Colours in blocks that equal a token as the studio has published it and are not linked to it, in what is being worked on: the draft of a page, or what is live where there is none. Page by page, in parts.',
  query: z.object({
    after: z.string().max(200).describe('The `next` of the part before; left out, the first.').optional(),
  }),
  answer: equalValuesSchema,
});
