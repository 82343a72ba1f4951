import {
  bodyText,
  columns,
  image,
  type Part,
  part,
  row,
  rows,
  sevenFive,
  subheading,
  titledList,
} from './part.ts';
import type { Section } from './section.ts';

/** A card that leads to a case. */
export const caseCard: Part = {
  ...part('card', {
    headerLevel: 'h2',
    contentImageEnabled: true,
    contentImageAspectRatio: '4/3',
    elevation: 'none',
  }),
  startsFrom: 'card/work',
};

/** The same card as a row of a list, with its figure, text and image. */
const caseRow: Part = {
  type: 'card',
  look: { ...caseCard.look, layout: 'row', contentImageAspectRatio: '3/2' },
  startsFrom: 'card/work-row',
  words: {
    figure: { nl: '34 → 9', en: '34 → 9' },
    headerText: { nl: 'Naam van het werk', en: 'Name of the work' },
    content: { nl: 'Wat er eenvoudiger werd, in één regel.', en: 'What became simpler, in one line.' },
    link: '/cases',
  },
};

export const interactiveSections = {
  beforeAfter: {
    id: 'before-after',
    category: 'interactive',
    label: 'Comparison with text',
    synonyms: {
      nl: ['voor en na', 'vergelijking', 'verschil', 'verandering'],
      en: ['comparison', 'difference', 'slider', 'change'],
    },
    parts: [
      subheading('changed', { nl: 'Wat er veranderde', en: 'What changed' }),
      bodyText('changed', {
        nl: 'Waar moet je op letten als je de twee vergelijkt?',
        en: 'What should people look for when they compare the two?',
      }),
      part('beforeAfterSlider'),
    ],
  },
  caseCards: {
    id: 'case-cards',
    category: 'interactive',
    label: 'Case cards',
    synonyms: {
      nl: ['werk', 'projecten', 'kaarten', 'casussen', 'portfolio', 'overzicht'],
      en: ['work', 'projects', 'cards', 'portfolio', 'overview'],
    },
    parts: [rows([row([1, 1], [[caseCard], [caseCard]]), row([1, 1], [[caseCard], [caseCard]])])],
  },
  cardRow: {
    id: 'card-row',
    category: 'interactive',
    label: 'Three cards',
    synonyms: {
      nl: ['drie kaarten', 'werk', 'uitgelicht', 'rij'],
      en: ['row of cards', 'featured', 'teasers', 'tiles'],
    },
    parts: [columns([1, 1, 1], [[caseCard], [caseCard], [caseCard]])],
  },
  workList: {
    id: 'work-list',
    category: 'interactive',
    label: 'Work list',
    synonyms: {
      nl: ['werk', 'lijst', 'index', 'projecten', 'archief'],
      en: ['index', 'list of work', 'projects', 'archive'],
    },
    parts: [columns([1], [[caseRow, caseRow, caseRow, caseRow]], { widthType: 'page' })],
  },
  callToAction: {
    id: 'call-to-action',
    category: 'interactive',
    label: 'Call to action',
    synonyms: {
      nl: ['knoppen', 'verder', 'actie', 'afsluiting', 'oproep'],
      en: ['cta', 'buttons', 'next step', 'closing'],
    },
    parts: [
      subheading('next'),
      bodyText('next', { nl: 'Wat wil je dat een bezoeker nu doet?', en: 'What should a visitor do now?' }),
      part('button'),
    ],
  },
  contact: {
    id: 'contact-details',
    category: 'interactive',
    label: 'Contact with details',
    synonyms: {
      nl: ['contact', 'adres', 'bereikbaar', 'bellen', 'mailen', 'route'],
      en: ['address', 'reach', 'call', 'e-mail', 'location', 'visit'],
    },
    parts: [
      columns(sevenFive, [
        [image('4/3')],
        [
          titledList(
            'practical',
            {
              visit: {
                nl: 'Op afspraak, vijf minuten van het station',
                en: 'By appointment, five minutes from the station',
              },
              hours: { nl: 'Maandag tot en met donderdag', en: 'Monday to Thursday' },
              numbers: { nl: 'KvK- en btw-nummer', en: 'Company and VAT number' },
            },
            { title: { nl: 'Praktisch', en: 'Practical' } },
          ),
        ],
      ]),
      part('contact'),
    ],
  },
} as const satisfies Readonly<Record<string, Section>>;
