import { z } from 'zod';
import type { Block } from '#content/block/block.ts';
import { isTranslated, type Language, languages, type Translated } from '#content/language/language.ts';

export const languageSchema = z.enum(languages);

/** Creates a record with the same field for each language. */
export function createLanguageRecord<Field extends z.ZodType>(
  field: Field,
): Readonly<Record<Language, Field>> {
  return Object.fromEntries(languages.map((language) => [language, field])) as Record<Language, Field>;
}

export const translatedSchema = z
  .custom<Translated>(isTranslated, 'must be a text, or an object with a text per language')
  .meta({ id: 'Translated' });

/**
 * A block in requests and responses; the OpenAPI document describes it by its definition
 * (`content/block/block-schema.ts`). Only its envelope is checked here, so that unknown types and properties
 * pass unchanged; its definition checks the fields.
 */
const blockSchema = z
  .custom<Block>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    'must be a block',
  )
  .meta({ id: 'Block' });

export const overviewSchema = z.array(blockSchema).meta({ id: 'Overview' });

/** Blocks of a page in a request, checked by their definitions. */
export const sentOverviewSchema = z.unknown().meta({ id: 'SentOverview' });

export const timestampSchema = z.string().meta({ description: 'ISO 8601, UTC' });

/** A page in a path, query or body. */
export const pageKeySchema = z.string().describe('The page’s id or identifier.');

/** Messages for fields that several calls have. */
export const fieldMessages = {
  email: 'Enter an e-mail address.',
  ownEmail: 'Enter your e-mail address.',
  emailLength: 'An e-mail address has at most 320 characters.',
  passwordLength: 'A password has at most 200 characters.',
  nameLength: (most: number) => `A name has at most ${most} characters.`,
} as const;

/** A boolean in a query: `true` or `false`. */
export const queryFlag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

export const emptyAnswer = z.object({});
export const warningsSchema = z.array(z.object({ path: z.string(), message: z.string() }));

/** Maximum number of pages per part of a list. */
export const pagesInPart = 1000;

/** Query for a part of a list of pages. */
export const partOfPages = {
  limit: z.coerce.number().int().min(1).max(pagesInPart).describe('The most pages in one part.').optional(),
  after: z
    .string()
    .min(1)
    .max(300)
    .describe('The `next` of the previous part; by default the first part.')
    .optional(),
};
