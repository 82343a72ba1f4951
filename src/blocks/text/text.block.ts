import { defineBlock } from '#content/block.ts';
import type { Copy } from '#content/language.ts';
import { textSummary } from '../shared/summary.ts';
import { textFields } from '../shared/text-style.fields.ts';

export const textBlock = defineBlock({
  type: 'text',
  label: 'Text',
  category: 'content',
  place: 1,
  icon: 'text',
  fields: textFields(),
  role: 'text',
  summary: textSummary('content'),
  starter: () => ({
    isMultiLanguage: true,
    content: {
      nl: 'Vertel hier wat je maakte, voor wie, en **wat er daarna beter ging**.',
      en: 'Say what you made here, for whom, and **what went better afterwards**.',
    } satisfies Copy,
  }),
});
