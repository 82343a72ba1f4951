import { defineBlock } from '#content/block/block.ts';
import type { Copy } from '#content/language/language.ts';
import { textSize } from '../shared/fields/text-size.fields.ts';
import { textFields } from '../shared/fields/text-style.fields.ts';
import { summarizeText } from '../shared/summary.ts';

export const textBlock = defineBlock({
  type: 'text',
  label: 'Text',
  synonyms: ['paragraph', 'copy', 'body', 'list', 'bullets', 'rich text'],
  category: 'content',
  place: 1,
  icon: 'text',
  fields: { ...textFields(), size: textSize() },
  role: 'text',
  summary: summarizeText('content'),
  starter: () => ({
    isMultiLanguage: true,
    content: {
      nl: 'Vertel hier wat je maakte, voor wie, en **wat er daarna beter ging**.',
      en: 'Say here what you made, for whom, and **what went better afterwards**.',
    } satisfies Copy,
  }),
  variants: [
    {
      words: 'quotation',
      label: 'Quotation',
      synonyms: ['quote', 'blockquote', 'citation', 'testimonial', 'pull quote'],
      icon: 'quote',
    },
  ],
  otherWords: {
    quotation: {
      content: {
        nl: '> Wat zei iemand die ermee werkt?',
        en: '> What did someone who works with it say?',
      },
    },
    lead: {
      content: {
        nl: 'In twee zinnen: wat dit is, en **voor wie**.',
        en: 'In two sentences: what this is, and **who it’s for**.',
      },
    },
    question: {
      content: {
        nl: 'Wat ging er mis, en wie had daar last van? Eén voorbeeld zegt meer dan een lijst.',
        en: 'What went wrong, and who felt it? One example says more than a list.',
      },
    },
    approach: {
      content: {
        nl: 'Wat heb je gemaakt, wat heb je weggegooid, en **waarom werd het dit**?',
        en: 'What did you make, what did you throw away, and **why did it end up like this**?',
      },
    },
    result: {
      content: {
        nl: 'Wat is er nu anders? Een getal, een zin van een gebruiker, of iets wat niet meer hoeft.',
        en: 'What’s different now? A figure, a sentence from a user, or something nobody has to do any more.',
      },
    },
    contact: {
      content: {
        nl: 'Bel of mail. Je krijgt **binnen een werkdag** antwoord.',
        en: 'Call or e-mail. You’ll hear back **within one working day**.',
      },
    },
  },
});
