import { defineBlock } from '#content/block.ts';
import type { Copy } from '#content/language.ts';
import { textSummary } from '../shared/summary.ts';
import { headingFields } from '../shared/text-style.fields.ts';

export const titleBlock = defineBlock({
  type: 'title',
  label: 'Title',
  category: 'content',
  place: 2,
  icon: 'heading-1',
  fields: headingFields(),
  headingLevel: 1,
  summary: textSummary('content'),
  starter: () => ({
    isMultiLanguage: true,
    content: { nl: 'Eén zin die blijft hangen', en: 'One sentence that stays' } satisfies Copy,
  }),
});
