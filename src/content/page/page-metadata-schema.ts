import { z } from 'zod';
import { isTranslated, type Translated } from '../language/language.ts';
import { type MetadataName, metadataLimits, type PageMetadata } from './page-metadata.ts';

/** Creates the schema for a text per language with a maximum length, and its message. */
function createTextSchema(name: MetadataName) {
  const limit = metadataLimits[name];
  return z
    .custom<Translated>(isTranslated, 'must be a text, or an object with a text per language')
    .superRefine((value, context) => {
      for (const [language, words] of typeof value === 'string' ? [['', value]] : Object.entries(value)) {
        if (!words || words.length <= limit) continue;
        const message = `must have at most ${limit} characters, this has ${words.length}`;
        context.addIssue({ code: 'custom', path: language ? [language] : [], message });
      }
    });
}

/** Validates a page's texts outside blocks. */
export const pageMetadataSchema: z.ZodType<PageMetadata, PageMetadata> = z
  .object({
    title: createTextSchema('title').optional(),
    description: createTextSchema('description').optional(),
    contactTitle: createTextSchema('contactTitle').optional(),
    contactDescription: createTextSchema('contactDescription').optional(),
    contactSection: z.literal('none').optional(),
  })
  .meta({ id: 'PageMetadata' });
