import { z } from 'zod';
import { storedTokenChangesSchema, tokenChangesSchema } from '#tokens/token-changes.ts';
import { timestampSchema, translatedSchema } from './common.ts';

const version = z.number().int().min(0).describe('Counts what was published; 0 is the design as it came.');

export const designTokensSchema = z
  .object({
    version,
    changes: storedTokenChangesSchema.describe('What differs from the design, by path.'),
  })
  .meta({ id: 'DesignTokens' });
export type DesignTokens = z.infer<typeof designTokensSchema>;

export const tokenPublicationSchema = z.object({
  changes: tokenChangesSchema.describe(
    'All that is to differ from the design; what is left out is as it came.',
  ),
  note: z.string().max(200).describe('What this is, for the list of versions.').optional(),
});
export type TokenPublication = z.infer<typeof tokenPublicationSchema>;

export const tokenVersionSummarySchema = z
  .object({
    version,
    count: z.number().int().describe('How many tokens differ from the design.'),
    note: z.string(),
    publishedAt: timestampSchema,
    publishedBy: z.string().nullable().describe('An e-mail address; null for the system itself.'),
  })
  .meta({ id: 'TokenVersion' });
export type TokenVersionSummary = z.infer<typeof tokenVersionSummarySchema>;

const tokenUseSchema = z.object({
  path: z.string().describe('The token that is named. Those that it names in turn are not among these.'),
  pages: z.array(
    z.object({
      identifier: z.string(),
      title: translatedSchema,
      isLive: z.boolean().describe('In what is live; drafts may still say it where it is not.'),
      isInDraft: z.boolean(),
      isInBackground: z.boolean().describe('In the background of the page or of one of the two.'),
      blocks: z
        .array(
          z.object({
            id: z.string(),
            type: z.string(),
            isInDraft: z
              .boolean()
              .describe('In what the editor opens: the draft, or what is live where there is none.'),
          }),
        )
        .describe(
          'Blocks that name it, in the order of the page; at most 8, those that the editor opens first.',
        ),
      blockCount: z.number().int().describe('How many blocks name it.'),
    }),
  ),
  isInSiteBackground: z.boolean(),
});

export const tokenUsesSchema = z.array(tokenUseSchema).meta({ id: 'TokenUses' });
export type TokenUses = z.infer<typeof tokenUsesSchema>;
