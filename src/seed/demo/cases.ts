import {
  type CardLook,
  caption,
  columns,
  divider,
  linkCard,
  opening,
  sevenFive,
  text,
  title,
} from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { type CaseCard, caseCards, dayAndEvening } from './case-cards.ts';
import { contact } from './contact.ts';

/** A case as this page shows it: its card, and below that the kind of work and the year. */
function entry(name: keyof typeof caseCards, look: CardLook, shown: Partial<CaseCard> = {}): SeedBlock[] {
  const card: CaseCard = { ...caseCards[name], ...shown };
  return [
    linkCard(`cases-${name}`, dayAndEvening(card), { ...onPhones, ...look }),
    caption(`cases-${name}-field`, card.field.nl, card.field.en),
  ];
}

/** On phones one below the other, some higher than others, as their pictures are. */
const onPhones = { headerLevel: 'h2', phoneAspectRatio: '4/3' } as const;
const squareOnPhones = { phoneAspectRatio: '1/1' } as const;
/** The screen, and enough of the seats before it. */
const wholeHall = { aspectRatio: '2/1', phoneAspectRatio: '8/5' } as const;
const uprightOnPhones = { phoneAspectRatio: '4/5' } as const;
const wide = { aspectRatio: '21/9', width: '1200px' } as const;
const seven = { aspectRatio: sevenFive.seven } as const;
const five = { aspectRatio: sevenFive.five } as const;

/** From one row of cases to the next: hardly more than from one case to the next on a phone. */
const betweenCases = { marginTop: '8px' } as const;

/** Seven covers of one kind would be one cover seven times: beside screens on what they are made for, some show only that. */
const covers = {
  bread: {
    file: 'toast-assortment.webp',
    evening: 'toast-assortment-night.webp',
    alt: {
      nl: 'Zes van de negen broden, van boven, op gekleurde vlakken',
      en: 'Six of the nine breads, from above, on coloured squares',
    },
  },
  house: {
    file: 'abn-hero-phone.webp',
    evening: 'abn-hero-phone-night.webp',
    alt: {
      nl: 'Kade 14 op de kaart, en de foto die daarbij hoort',
      en: 'Kade 14 on the map, and the photograph that goes with it',
    },
  },
  // Drawn for a window that is hardly wider than high, as its place here is: of the wide one that would cut the dashboard.
  dashboard: { file: 'ing-hero-phone.webp', evening: 'ing-hero-phone-night.webp' },
  pebbles: {
    file: 'tweakers-pebbles.webp',
    evening: 'tweakers-pebbles-night.webp',
    alt: {
      nl: 'Een strand vol kiezels, en drie in een aangeharkte cirkel',
      en: 'A beach full of pebbles, and three in a raked circle',
    },
  },
} as const satisfies Record<string, Partial<CaseCard>>;

const row = (
  id: string,
  cells: SeedBlock[][],
  fractions?: number[],
  room: object = betweenCases,
): SeedBlock => columns(id, cells, fractions, { ...room });

/** The one behind a password: the door of its gate, as high as the picture beside it. */
const invited: SeedBlock[] = [
  linkCard(
    'cases-invited',
    {
      file: 'halte-door.webp',
      night: 'halte-door-night.webp',
      alt: {
        nl: 'Een gesloten deur van ribbelglas met een slot: erachter staat een bal op een toren, naast een huis',
        en: 'A closed door of ribbed glass with a lock: behind it a ball on a tower, beside a house',
      },
      header: { nl: 'Nog besloten', en: 'Private, for now' },
      content: {
        nl: 'Met het wachtwoord kijk je alvast mee.',
        en: 'With the password you can have an early look.',
      },
      link: '/cases/halte',
    },
    { ...onPhones, ...five },
  ),
  caption('cases-invited-field', 'Dienst voor een vervoerder, 2026', 'Service for a transport company, 2026'),
];

export const cases: SeedPage = {
  identifier: 'cases',
  kind: 'page',
  title: { nl: 'Werk', en: 'Work' },
  layout: wideLayout,
  overview: [
    opening(
      title('cases-title', 'Dingen die eenvoudiger werden', 'Things that became simpler'),
      text(
        'cases-intro',
        'Bij elk project staat wat er aan de hand was, wat ik heb gedaan en wat het opleverde. Ook als dat iets kleins was.',
        'For each project: what was going on, what I did and what came of it. Even if that was something small.',
      ),
    ),
    row('cases-first', [entry('shell', { ...wide, ...uprightOnPhones, fromTop: 12 })], undefined, {
      marginTop: '48px',
    }),
    row(
      'cases-second',
      [
        entry('toast', { ...seven, phoneAspectRatio: '3/2' }, covers.bread),
        entry('abn', { ...five, ...squareOnPhones }, covers.house),
      ],
      [7, 5],
    ),
    row(
      'cases-third',
      [entry('ing', { ...five, phoneAspectRatio: '8/7' }, covers.dashboard), entry('check', seven)],
      [5, 7],
    ),
    row(
      'cases-fourth',
      [entry('tweakers', { ...seven, ...squareOnPhones }, covers.pebbles), invited],
      [7, 5],
    ),
    row('cases-last', [entry('sampleVideoProject', { ...wide, ...wholeHall, fromTop: 50 })]),
    { ...divider('cases-line'), marginTop: '24px' },
    caption(
      'cases-invented',
      'Alle projecten zijn verzonnen en gemaakt als demowerk. Ze zijn niet in opdracht van of in samenwerking met een bestaand bedrijf gemaakt.',
      'All projects are invented and made as demo work. None was commissioned by, or made with, an existing company.',
    ),
    contact(
      'cases-contact',
      { nl: 'Het volgende vak is nog leeg', en: 'The next compartment’s still empty' },
      {
        nl: 'Vertel me wat er ingewikkeld is geworden. Bellen kan op werkdagen tussen negen en vijf, mailen altijd.',
        en: 'Tell me what’s become complicated. Call on weekdays between nine and five, or write at any time.',
      },
    ),
  ],
};
