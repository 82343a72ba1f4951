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
  summary: 'Get the published changes to the design.',
  answer: designTokensSchema,
});

export const publishDesignTokens = endpoint({
  method: 'PUT',
  path: '/admin/design-tokens',
  tag,
  access: 'editor',
  revised: true,
  summary: 'Publish a complete set of design tokens.',
  body: tokenPublicationSchema,
  audit: { 'tokens/publish': { subject: 'settings', sentence: 'published', undo: 'settings' } },
  answer: designTokensSchema,
  errors: ['tokens/stale'],
});

export const listTokenVersions = endpoint({
  method: 'GET',
  path: '/admin/design-tokens/versions',
  tag,
  access: 'editor',
  summary: 'List the published sets of tokens, newest first.',
  answer: z.array(tokenVersionSummarySchema),
});

export const getTokenVersion = endpoint({
  method: 'GET',
  path: '/admin/design-tokens/versions/:version',
  tag,
  access: 'editor',
  summary: 'Get one published set of tokens.',
  params: z.object({ version: z.coerce.number().int().min(0).describe('The set’s number.') }),
  answer: designTokensSchema,
  errors: ['tokens/not-found'],
});

export const listTokenUses = endpoint({
  method: 'GET',
  path: '/admin/design-tokens/uses',
  tag,
  access: 'editor',
  summary:
    'Find which tokens are used, and where: in blocks and backgrounds of live pages, drafts and the site.',
  answer: tokenUsesSchema,
});
