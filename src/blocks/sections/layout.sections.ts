import { besideImage, bodyText, columns, image, part, subheading } from './part.ts';
import type { Section } from './section.ts';

const corner = '8px';
const room = '5%';

export const layoutSections = {
  leadColumns: {
    id: 'lead-columns',
    category: 'layout',
    label: 'Two-column lead',
    synonyms: {
      nl: ['inleiding', 'twee kolommen', 'tekst', 'naast elkaar'],
      en: ['intro', 'two columns', 'text', 'side by side'],
    },
    parts: [columns([1, 1], [[bodyText('lead')], [part('text')]], { widthType: 'container', gap: '48px' })],
  },
  imageLeft: {
    id: 'image-left',
    category: 'layout',
    label: 'Image left',
    synonyms: {
      nl: ['foto links', 'beeld met tekst', 'afbeelding', 'naast elkaar'],
      en: ['photo left', 'image with text', 'media and text', 'split'],
    },
    parts: [
      columns(
        besideImage.sevenFive,
        [
          [image('4/3')],
          [subheading('beside-left', { nl: 'Wat je hier ziet', en: 'What you see here' }), part('text')],
        ],
        besideImage.look,
      ),
    ],
  },
  imageRight: {
    id: 'image-right',
    category: 'layout',
    label: 'Image right',
    synonyms: {
      nl: ['foto rechts', 'tekst met beeld', 'afbeelding', 'naast elkaar'],
      en: ['photo right', 'image with text', 'media and text', 'split'],
    },
    parts: [
      columns(
        besideImage.fiveSeven,
        [
          [
            subheading('beside-right', { nl: 'Waarom het zo werd', en: 'Why it turned out this way' }),
            part('text'),
          ],
          [image('4/3')],
        ],
        besideImage.look,
      ),
    ],
  },
  quotationImage: {
    id: 'quotation-image',
    category: 'layout',
    label: 'Quotation beside image',
    synonyms: {
      nl: ['citaat', 'quote', 'aanbeveling', 'klant', 'uitspraak'],
      en: ['testimonial', 'quote', 'client', 'review'],
    },
    parts: [
      columns(
        besideImage.fiveSeven,
        [
          [image('4/5')],
          [
            bodyText('quotation-named', {
              nl: '> Wat zei iemand die ermee werkt?\n\nNaam, functie',
              en: '> What did someone who works with it say?\n\nName, position',
            }),
          ],
        ],
        besideImage.look,
      ),
    ],
  },
  panel: {
    id: 'panel',
    category: 'layout',
    label: 'Panel',
    synonyms: {
      nl: ['vlak', 'kader', 'achtergrond', 'melding', 'kleur'],
      en: ['box', 'background', 'callout', 'notice', 'colour'],
    },
    parts: [
      columns(
        [1],
        [
          [
            subheading('panel', { nl: 'Goed om te weten', en: 'Good to know' }),
            bodyText('panel', {
              nl: 'Wat mag niemand op deze pagina missen?',
              en: 'What should nobody miss on this page?',
            }),
          ],
        ],
        {
          backgroundColor: 'var(--color-surface)',
          paddingTop: room,
          paddingRight: room,
          paddingBottom: room,
          paddingLeft: room,
          borderTopLeftRadius: corner,
          borderTopRightRadius: corner,
          borderBottomRightRadius: corner,
          borderBottomLeftRadius: corner,
        },
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Section>>;
