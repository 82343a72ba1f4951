import { z } from 'zod';
import { translationsSchema } from '#content/translation/translations-schema.ts';
import { endpoint } from '../endpoint.ts';
import { overviewSchema } from '../schemas/common.ts';
import { pageNamedSchema } from '../schemas/page.ts';

const sectionSchema = pageNamedSchema
  .extend({
    /** False for a section that visitors don't see: never published, hidden or protected. */
    isLive: z.boolean(),
    /** Blocks of the live version; of the draft if visitors see none. */
    overview: overviewSchema,
    /** Translation records of these blocks; absent if there are none. */
    translations: translationsSchema.optional(),
    /** Pages outside the trash that show it, live or in their draft. */
    usedBy: z.array(pageNamedSchema),
  })
  .meta({ id: 'Section' });
export type SavedSection = z.infer<typeof sectionSchema>;

export const listSections = endpoint({
  method: 'GET',
  path: '/sections',
  tag: 'Pages',
  access: 'editor',
  summary: 'List the sections with their blocks and the pages that show them.',
  answer: z.array(sectionSchema),
});
