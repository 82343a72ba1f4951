import { defineBlock } from '#content/block/block.ts';
import { text, translatedText } from '#content/fields/kinds.ts';
import type { Copy } from '#content/language/language.ts';
import { textStyle } from '../shared/fields/text-style.fields.ts';
import { summarizeText } from '../shared/summary.ts';

const fallback = { help: 'If empty, the one in Settings is used.' } as const;

export const contactBlock = defineBlock({
  type: 'contact',
  label: 'Contact',
  synonyms: ['phone', 'mail', 'e-mail', 'address', 'footer'],
  category: 'interactive',
  place: 3,
  icon: 'contact',
  fields: {
    title: translatedText('Title', { headingLevel: 2 }),
    description: translatedText('Text', { format: 'markdown' }),
    primaryButtonText: translatedText('Call button'),
    secondaryButtonText: translatedText('Mail button'),
    phoneNumber: text('Phone number', fallback),
    emailAddress: text('E-mail address', fallback),
    ...textStyle(),
  },
  role: 'contact',
  summary: summarizeText('title'),
  starter: () => ({
    isMultiLanguage: true,
    title: { nl: 'Zullen we kennismaken?', en: 'Shall we meet?' } satisfies Copy,
    description: {
      nl: 'Een eerste gesprek duurt een uur, kost niets en levert altijd een idee op.',
      en: 'A first conversation takes an hour, costs nothing and always leaves you with an idea.',
    } satisfies Copy,
    primaryButtonText: { nl: 'Bel de studio', en: 'Call the studio' } satisfies Copy,
    secondaryButtonText: { nl: 'Stuur een mail', en: 'Send an e-mail' } satisfies Copy,
  }),
});
