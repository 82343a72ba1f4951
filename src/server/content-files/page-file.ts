import { z } from 'zod';
import { type Block, isBlock } from '#content/block/block.ts';
import { isTranslated, type Translated } from '#content/language/language.ts';
import { pageKinds } from '#content/page/page.ts';
import { copiedPageFields, pageFieldShape, pickFields } from '#content/page/page-fields.ts';
import { pageMetadataSchema } from '#content/page/page-metadata-schema.ts';
import { translationsSchema } from '#content/translation/translations-schema.ts';

/** Raise it if earlier files would be read differently. */
export const formatVersion = 1;

/** Passwords are not part of an import, so the page would be public. */
export const originalPasswordNote = 'The original has a password. Set one before you publish this page.';

/** Properties of a page in its file, beside the blocks: of the draft if there is one. */
export const pageFactsSchema = z.object({
  identifier: z.string(),
  kind: z.enum(pageKinds).default('page'),
  title: z.custom<Translated>(isTranslated, 'must be text, or translated text'),
  /** Identifier of the parent page. */
  parent: z.string().optional(),
  ...z.object(pickFields(pageFieldShape, copiedPageFields)).partial().shape,
  requiresLogin: z.boolean().optional(),
  metadata: pageMetadataSchema.optional(),
  translations: translationsSchema.optional(),
});
type PageFacts = z.infer<typeof pageFactsSchema>;

export interface PageFile extends PageFacts {
  readonly overview: readonly Block[];
}

const pageFileSchema = pageFactsSchema.extend({
  vitrine: z.literal(formatVersion),
  overview: z.array(z.custom<Block>(isBlock, 'must be a block with an id and a type')),
});

export function writeJsonPage(page: PageFile): string {
  return `${JSON.stringify({ vitrine: formatVersion, ...page }, null, 2)}\n`;
}

/** @throws {Error} with a sentence, if it is not an exported page */
export function readJsonPage(text: string): PageFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('This is not complete, valid JSON.');
  }
  return parseBySchema(pageFileSchema, value);
}

/** Parses by a schema. Throws the first issue. */
export function parseBySchema<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join('.') || 'The file'}: ${issue?.message ?? 'cannot be read'}.`);
}
