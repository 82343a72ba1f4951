import { z } from 'zod';
import { storedTokenChangesSchema, tokenChangesSchema } from '#tokens/token-changes.ts';
import { timestampSchema, translatedSchema } from './common.ts';

const version = z
  .number()
  .int()
  .min(0)
  .describe('Number of times tokens were published; 0 is the default design.');

export const designTokensSchema = z
  .object({
    version,
    changes: storedTokenChangesSchema.describe('Tokens that differ from the default design, by path.'),
  })
  .meta({ id: 'DesignTokens' });
export type DesignTokens = z.infer<typeof designTokensSchema>;

export const tokenPublicationSchema = z.object({
  changes: tokenChangesSchema.describe(
    'All tokens that differ from the default design. Tokens left out get their defaults.',
  ),
  note: z.string().max(200).describe('A note for the list of versions.').optional(),
});
export type TokenPublication = z.infer<typeof tokenPublicationSchema>;

export const tokenVersionSummarySchema = z
  .object({
    version,
    count: z.number().int().describe('The number of tokens that differ from the default design.'),
    note: z.string(),
    publishedAt: timestampSchema,
    publishedBy: z.string().nullable().describe('An e-mail address; null for the system.'),
  })
  .meta({ id: 'TokenVersion' });
export type TokenVersionSummary = z.infer<typeof tokenVersionSummarySchema>;

const tokenUseSchema = z.object({
  path: z.string().describe('The token that content uses. Tokens it refers to are not listed.'),
  pages: z.array(
    z.object({
      identifier: z.string(),
      title: translatedSchema,
      isLive: z
        .boolean()
        .describe('Used in the live version. A draft may use it in a place where the live version does not.'),
      isInDraft: z.boolean(),
      isInBackground: z.boolean().describe('Used in the background of the draft or the live version.'),
      blocks: z
        .array(
          z.object({
            id: z.string(),
            type: z.string(),
            isInDraft: z
              .boolean()
              .describe('Used in what the editor opens: the draft, or else the live version.'),
          }),
        )
        .describe('Up to 8 blocks that use it, in page order; those in the editor first.'),
      blockCount: z.number().int().describe('The number of blocks that use it.'),
    }),
  ),
  isInSiteBackground: z.boolean(),
});

export const tokenUsesSchema = z.array(tokenUseSchema).meta({ id: 'TokenUses' });
export type TokenUses = z.infer<typeof tokenUsesSchema>;
