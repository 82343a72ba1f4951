import {
  bodyText,
  columns,
  hero,
  type Part,
  part,
  row,
  rows,
  subheading,
  title,
  titledList,
} from './part.ts';
import type { Section } from './section.ts';

/** Headings with their text. The page's composition places them. */
export const headed = {
  question: [subheading('question'), bodyText('question')],
  approach: [part('subheading'), bodyText('approach')],
  result: [subheading('result'), bodyText('result')],
} as const satisfies Readonly<Record<string, readonly Part[]>>;

export const contentSections = {
  pageOpening: {
    id: 'page-opening',
    category: 'content',
    label: 'Page opening',
    synonyms: {
      nl: ['opening', 'titel', 'inleiding', 'kop', 'begin'],
      en: ['title', 'lead', 'intro', 'header', 'start'],
    },
    parts: [title('page'), bodyText('lead')],
  },
  openingFacts: {
    id: 'opening-facts',
    category: 'content',
    label: 'Opening with facts',
    synonyms: {
      nl: ['opening', 'feiten', 'rol', 'jaar', 'uitkomst', 'casus', 'project'],
      en: ['facts', 'role', 'year', 'outcome', 'case', 'project', 'summary'],
    },
    parts: [
      hero(),
      title('case'),
      bodyText('lead'),
      columns(
        [8.5, 3, 8.5],
        [
          [
            bodyText('fact-role', {
              nl: '**Rol**\nOnderzoek en ontwerp',
              en: '**Role**\nResearch and design',
            }),
          ],
          [bodyText('fact-year', { nl: '**Jaar**\n2026', en: '**Year**\n2026' })],
          [
            bodyText('fact-outcome', {
              nl: '**Uitkomst**\nWat er nu beter gaat',
              en: '**Outcome**\nWhat works better now',
            }),
          ],
        ],
        { look: 'facts' },
      ),
    ],
  },
  headingText: {
    id: 'heading-text',
    category: 'content',
    label: 'Heading and text',
    synonyms: {
      nl: ['kop', 'tekst', 'alinea', 'paragraaf', 'hoofdstuk'],
      en: ['section', 'paragraph', 'chapter', 'subheading'],
    },
    parts: headed.approach,
  },
  statement: {
    id: 'statement',
    category: 'content',
    label: 'Statement',
    synonyms: {
      nl: ['uitspraak', 'stelling', 'groot', 'slogan'],
      en: ['large text', 'manifesto', 'tagline', 'claim'],
    },
    parts: [
      subheading(
        'statement',
        {
          nl: 'Eén zin waar je voor staat, zoals jij hem zegt',
          en: 'One sentence you stand for, in your own words',
        },
        { size: 'large' },
      ),
      bodyText('statement', {
        nl: 'Hoe zien je klanten dat terug in het werk? Twee zinnen zijn genoeg.',
        en: 'How do clients see that in your work? Two sentences will do.',
      }),
    ],
  },
  caseStory: {
    id: 'case-story',
    category: 'content',
    label: 'Question, approach, result',
    synonyms: {
      nl: ['vraag', 'aanpak', 'resultaat', 'verhaal', 'casus'],
      en: ['story', 'problem', 'solution', 'case study'],
    },
    parts: [...headed.question, ...headed.approach, ...headed.result],
  },
  services: {
    id: 'services',
    category: 'content',
    label: 'Services',
    synonyms: {
      nl: ['diensten', 'aanbod', 'wat ik doe', 'specialismen'],
      en: ['offer', 'what i do', 'skills', 'expertise'],
    },
    parts: [
      // Small, since the list below it is large.
      subheading('services', { nl: 'Wat ik doe', en: 'What I do' }, { size: 'small' }),
      titledList(
        'services',
        {
          research: { nl: 'Onderzoek', en: 'Research' },
          interaction: { nl: 'Interactieontwerp', en: 'Interaction design' },
          prototypes: { nl: 'Prototypes', en: 'Prototypes' },
          systems: { nl: 'Ontwerpsystemen', en: 'Design systems' },
        },
        { size: 'large' },
      ),
    ],
  },
  processSteps: {
    id: 'process-steps',
    category: 'content',
    label: 'Process steps',
    synonyms: {
      nl: ['stappen', 'werkwijze', 'proces', 'fasen', 'aanpak'],
      en: ['how it works', 'phases', 'method', 'approach', 'timeline'],
    },
    parts: [
      columns(
        [1, 1, 1],
        [
          [
            subheading('step-look', { nl: '1. Kijken', en: '1. Look' }),
            bodyText('step-look', {
              nl: 'Een week meelopen, voordat er iets getekend wordt.',
              en: 'A week of shadowing, before anything is drawn.',
            }),
          ],
          [
            subheading('step-make', { nl: '2. Maken', en: '2. Make' }),
            bodyText('step-make', {
              nl: 'Elke week iets dat werkt, klein genoeg om weg te gooien.',
              en: 'Something that works every week, small enough to throw away.',
            }),
          ],
          [
            subheading('step-finish', { nl: '3. Afmaken', en: '3. Finish' }),
            bodyText('step-finish', {
              nl: 'Samen met je bouwers, tot het online staat.',
              en: 'With your developers, until it’s live.',
            }),
          ],
        ],
      ),
    ],
  },
  threeFigures: {
    id: 'three-figures',
    category: 'content',
    label: 'Three figures',
    synonyms: {
      nl: ['cijfers', 'getallen', 'resultaat', 'drie', 'statistiek'],
      en: ['numbers', 'results', 'statistics', 'metrics', 'kpi'],
    },
    parts: [
      columns(
        [1, 1, 1],
        [
          [
            subheading('figure-first', { nl: '34 → 9', en: '34 → 9' }, { size: 'large' }),
            bodyText('figure-first', { nl: 'Vragen op één scherm.', en: 'Questions on one screen.' }),
          ],
          [
            subheading('figure-second', { nl: '3 weken', en: '3 weeks' }, { size: 'large' }),
            bodyText('figure-second', {
              nl: 'Van idee naar eerste versie.',
              en: 'From idea to first version.',
            }),
          ],
          [
            subheading('figure-third', { nl: '9 van 10', en: '9 in 10' }, { size: 'large' }),
            bodyText('figure-third', { nl: 'Vindt de weg zonder hulp.', en: 'Find their way without help.' }),
          ],
        ],
      ),
    ],
  },
  questions: {
    id: 'questions',
    category: 'content',
    label: 'Questions and answers',
    synonyms: {
      nl: ['vragen', 'antwoorden', 'veelgestelde vragen', 'uitleg'],
      en: ['faq', 'q&a', 'frequently asked', 'help'],
    },
    parts: [
      subheading('questions', { nl: 'Veelgestelde vragen', en: 'Frequently asked questions' }),
      bodyText('question-price', {
        nl: '### Wat kost het?\n\nEen vast bedrag per week, dat je vooraf weet.',
        en: '### What does it cost?\n\nA fixed price per week, agreed in advance.',
      }),
      bodyText('question-time', {
        nl: '### Hoe lang duurt het?\n\nMeestal zes tot tien weken.',
        en: '### How long does it take?\n\nUsually six to ten weeks.',
      }),
      bodyText('question-start', {
        nl: '### Hoe beginnen we?\n\nMet een gesprek van een uur.',
        en: '### How do we start?\n\nWith an hour’s conversation.',
      }),
    ],
  },
  credits: {
    id: 'credits',
    category: 'content',
    label: 'Credits',
    synonyms: {
      nl: ['met dank aan', 'makers', 'namen', 'colofon', 'medewerkers'],
      en: ['thanks', 'team', 'names', 'colophon', 'collaborators'],
    },
    parts: [
      columns(
        [1, 1, 1, 1],
        [
          [bodyText('credit-design', { nl: '**Ontwerp**\nJe eigen naam', en: '**Design**\nYour own name' })],
          [
            bodyText('credit-development', {
              nl: '**Ontwikkeling**\nWie het bouwde',
              en: '**Development**\nWho built it',
            }),
          ],
          [
            bodyText('credit-photography', {
              nl: '**Fotografie**\nWie de foto’s maakte',
              en: '**Photography**\nWho took the photos',
            }),
          ],
          [
            bodyText('credit-client', {
              nl: '**Opdrachtgever**\nVoor wie het was',
              en: '**Client**\nWho it was for',
            }),
          ],
        ],
        { look: 'facts' },
      ),
    ],
  },
  timetable: {
    id: 'timetable',
    category: 'content',
    label: 'Timetable',
    synonyms: {
      nl: ['programma', 'rooster', 'tijden', 'agenda', 'tabel', 'planning'],
      en: ['schedule', 'programme', 'agenda', 'table', 'hours'],
    },
    parts: [
      subheading('timetable', { nl: 'Programma', en: 'Programme' }),
      rows(
        [
          createMoment('doors', '09:30', { nl: 'Inloop', en: 'Doors open' }),
          createMoment('look', '10:00', { nl: 'Kijken wat er nu gebeurt', en: 'See what happens now' }),
          createMoment('sketch', '13:00', { nl: 'Schetsen', en: 'Sketch' }),
          createMoment('choose', '16:00', { nl: 'Kiezen', en: 'Choose' }),
        ],
        { look: 'facts', gap: '16px', widthType: 'container' },
      ),
    ],
  },
} as const satisfies Readonly<Record<string, Section>>;

/** Creates a row of a timetable. Its columns stay side by side on phones. */
function createMoment(name: string, time: string, what: { nl: string; en: string }) {
  const cells = [[bodyText(`time-${name}`, { nl: time, en: time })], [bodyText(`moment-${name}`, what)]];
  return row([1, 3], cells, { stackOnMobile: false });
}
