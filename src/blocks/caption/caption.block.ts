import { defineBlock } from '#content/block/block.ts';
import type { Copy } from '#content/language/language.ts';
import { textFields } from '../shared/fields/text-style.fields.ts';
import { summarizeText } from '../shared/summary.ts';

export const captionBlock = defineBlock({
  type: 'caption',
  label: 'Caption',
  synonyms: ['small text', 'note', 'credit', 'footnote', 'label'],
  category: 'content',
  place: 4,
  icon: 'captions',
  fields: textFields('Caption'),
  role: 'caption',
  summary: summarizeText('content'),
  starter: () => ({
    isMultiLanguage: true,
    content: {
      nl: 'Een bijschrift zegt wat de foto niet laat zien.',
      en: 'A caption says what the photo doesn’t show.',
    } satisfies Copy,
  }),
});
