import { defineBlock } from '#content/block/block.ts';
import type { Copy } from '#content/language/language.ts';
import { textSize } from '../shared/fields/text-size.fields.ts';
import { headingFields } from '../shared/fields/text-style.fields.ts';
import { summarizeText } from '../shared/summary.ts';

export const titleBlock = defineBlock({
  type: 'title',
  label: 'Title',
  synonyms: ['heading', 'heading 1', 'h1', 'headline'],
  category: 'content',
  place: 2,
  icon: 'heading-1',
  fields: {
    ...headingFields(),
    size: textSize('Use Small if another element leads, such as a huge subheading.'),
  },
  headingLevel: 1,
  summary: summarizeText('content'),
  starter: () => ({
    isMultiLanguage: true,
    content: { nl: 'Eén zin die blijft hangen', en: 'One sentence that sticks' } satisfies Copy,
  }),
  otherWords: {
    case: { content: { nl: 'Wat er eenvoudiger werd', en: 'What became simpler' } },
    overview: { content: { nl: 'Het werk, op een rij', en: 'The work at a glance' } },
    page: { content: { nl: 'Waar deze pagina over gaat', en: 'What this page is about' } },
    about: { content: { nl: 'Wie hier aan tafel zit', en: 'Who you’ll be working with' } },
    contact: { content: { nl: 'Vertel me wat er speelt', en: 'Tell me what’s going on' } },
  },
});
