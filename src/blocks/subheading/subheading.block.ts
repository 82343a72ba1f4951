import { defineBlock, type Flow } from '#content/block/block.ts';
import type { Copy } from '#content/language/language.ts';
import { textSize } from '../shared/fields/text-size.fields.ts';
import { headingFields } from '../shared/fields/text-style.fields.ts';
import { summarizeText } from '../shared/summary.ts';

/** Placement of large headings in the composition, by size. */
const flows: ReadonlyMap<unknown, Flow> = new Map([
  ['large', 'statement'],
  ['huge', 'figure'],
]);

export const subheadingBlock = defineBlock({
  type: 'subheading',
  label: 'Subheading',
  synonyms: ['heading 2', 'h2', 'section title', 'subtitle'],
  category: 'content',
  place: 3,
  icon: 'heading-2',
  fields: {
    ...headingFields(),
    size: textSize(),
  },
  headingLevel: 2,
  flow: ({ size }) => flows.get(size) ?? 'heading',
  summary: summarizeText('content'),
  starter: () => ({ isMultiLanguage: true, content: { nl: 'De aanpak', en: 'The approach' } satisfies Copy }),
  otherWords: {
    question: { content: { nl: 'De vraag', en: 'The question' } },
    result: { content: { nl: 'Wat het opleverde', en: 'What came of it' } },
    next: { content: { nl: 'En nu verder', en: 'What comes next' } },
  },
});
