import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  designTokensSchema,
  tokenPublicationSchema,
  tokenUsesSchema,
  tokenVersionSummarySchema,
} from '../schemas/design-tokens.ts';

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
