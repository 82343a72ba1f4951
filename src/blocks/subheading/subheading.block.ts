import { defineBlock } from '#content/block.ts';
import type { Copy } from '#content/language.ts';
import { textSummary } from '../shared/summary.ts';
import { headingFields } from '../shared/text-style.fields.ts';

export const subheadingBlock = defineBlock({
  type: 'subheading',
  label: 'Subheading',
  category: 'content',
  place: 3,
  icon: 'heading-2',
  fields: headingFields(),
  headingLevel: 2,
  summary: textSummary('content'),
  starter: () => ({ isMultiLanguage: true, content: { nl: 'De aanpak', en: 'The approach' } satisfies Copy }),
});
