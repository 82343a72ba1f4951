import {
  alsoOnPhones,
  type CardLook,
  type CardWords,
  caption,
  columns,
  type ImageLook,
  image,
  keepInView,
  leadsTo,
  linkCard,
  linkWords,
  onPhones,
  sevenFive,
  subheading,
  text,
  title,
} from '../blocks.ts';
import { type Copy, type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { type CaseCard, caseCards, dayAndEvening } from './case-cards.ts';
import { contact } from './contact.ts';

/**
 * Text of a case below its name: the result with its unit, then the kind of work and the year on the next
 * line.
 */
function results({ figure, outcome, field }: Pick<CaseCard, 'figure' | 'outcome' | 'field'>): Copy {
  const inOne = (language: 'nl' | 'en') =>
    // A non-breaking space keeps the figure on one line with its unit.
    `**${figure[language]}**\u00a0${outcome[language]}\n${field[language]}`;
  return { nl: inOne('nl'), en: inOne('en') };
}

function buildCard(name: keyof typeof caseCards, shown: Partial<CaseCard>): CardWords {
  const card: CaseCard = { ...caseCards[name], ...shown };
  return { ...dayAndEvening(card), content: results(card) };
}

/** Card of a case: its picture, name and results. */
function entry(name: keyof typeof caseCards, look: CardLook, shown: Partial<CaseCard> = {}): SeedBlock[] {
  return [linkCard(`cases-${name}`, buildCard(name, shown), { ...stacked, ...look })];
}

/** Card of a case with a full-width picture, whose dark sides end at the edges of the viewport. */
function wideEntry(
  name: keyof typeof caseCards,
  { fromTop = 50, ...look }: ImageLook & { fromTop?: number },
  shown: Partial<CaseCard>,
): SeedBlock[] {
  const { file, night, phone, phoneNight, alt, ...words } = buildCard(name, shown);
  const picture = image(`cases-${name}-picture`, file, leadsTo(words.header, alt), {
    ...look,
    widthType: 'viewport',
    ...(night === undefined ? {} : { night }),
  });
  const linked = { ...keepInView(picture, fromTop), link: words.link };
  return [
    phone === undefined ? linked : onPhones(linked, phone, phoneNight),
    tightenToImage(columns(`cases-${name}-words`, [[linkWords(`cases-${name}`, words, 'h2')]])),
  ];
}

/** Stacked on phones, at different heights, as their pictures have different aspect ratios. */
const stacked = { headerLevel: 'h2', phoneAspectRatio: '4/3' } as const;
const wide = { aspectRatio: '21/9', width: '1200px' } as const;
const seven = { aspectRatio: sevenFive.seven } as const;
/** Three cards in a row. On phones two of them are side by side. */
const upright = { aspectRatio: '4/5' } as const;
const five = { aspectRatio: sevenFive.five } as const;

/** Space between rows of cases, six times the space between a picture and its text. */
const betweenCases = { marginTop: '40px' } as const;
/**
 * Moves text closer to the picture above it. A page puts 56 px between them (47 on tablets, 37 on phones); a
 * card puts 16 px there.
 */
function tightenToImage(words: SeedBlock): SeedBlock {
  const margins = { tablet: { marginTop: '-30px' }, mobile: { marginTop: '-22px' } };
  return { ...words, marginTop: '-40px', responsive: margins };
}
/** The same space before a full-width picture, which already has 40 px from the page. */
const beforeWide = { ...betweenCases, marginBottom: '56px' } as const;

/** Overrides of the cards' pictures: close-ups of what became simpler, and phone pictures. */
const covers = {
  turn: {
    file: 'shell-turn.webp',
    evening: 'shell-turn-night.webp',
    phone: 'shell-turn-phone.webp',
    phoneNight: 'shell-turn-phone-night.webp',
    alt: {
      nl: 'Een telefoon met druppels op het glas: ‘Tijd om te keren’',
      en: 'A phone with drops on its glass: “Time to turn back”',
    },
  },
  round: {
    phone: 'check-hero-phone.webp',
    phoneNight: 'check-hero-phone-night.webp',
  },
  front: {
    phone: 'abn-hero-phone.webp',
    phoneNight: 'abn-hero-phone-night.webp',
  },
  /** The phone picture of the case, because the card is upright. */
  day: {
    file: 'ing-june-phone.webp',
    evening: 'ing-june-phone-night.webp',
    alt: {
      nl: 'Een dag in stroken licht, met de zon in een boog boven het woord ‘genoeg’',
      en: 'A day in strips of light, the sun in an arc above the word “enough”',
    },
  },
  hall: {
    phone: 'sample-video-project-hero-phone.webp',
    phoneNight: 'sample-video-project-hero-phone-night.webp',
  },
  pebbles: {
    file: 'tweakers-pebbles.webp',
    evening: 'tweakers-pebbles-night.webp',
    phone: 'tweakers-pebbles-phone.webp',
    phoneNight: 'tweakers-pebbles-phone-night.webp',
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

/** A single card and a pair that stays together on phones. All three are equally wide, on tablets as well. */
function threeAcross(id: string, cells: SeedBlock[][]): SeedBlock {
  const block = row(id, cells, [4, 8.25], beforeWide);
  const rows = block.rows as readonly object[];
  const responsive = { tablet: { columnFractions: [4, 8.4] } };
  return { ...block, rows: rows.map((one) => ({ ...one, responsive })) };
}

/** Card of the protected case: the door of its gate, as high as the picture beside it. */
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
      header: { nl: 'Nog besloten', en: 'Private for now' },
      content: results({
        figure: { nl: '4', en: '4' },
        outcome: { nl: 'regels op één scherm', en: 'lines on one screen' },
        field: { nl: 'Dienst voor een vervoerder, 2026', en: 'Service for a transport company, 2026' },
      }),
      link: '/cases/halte',
    },
    { ...stacked, ...upright, phoneAspectRatio: '4/5' },
  ),
];

/**
 * Full-width picture of the title's message: a control desk that thins out to one button. On phones it thins
 * out downwards.
 */
const desk: SeedBlock = onPhones(
  image(
    'cases-desk',
    'cases-desk.webp',
    {
      nl: 'Een paneel vol knoppen, schuiven en meters dat steeds leger wordt, tot er één rode knop over is: ‘aan’',
      en: 'A desk full of knobs, faders and meters that thins out until one red button is left, marked “aan” (on)',
    },
    { widthType: 'viewport', aspectRatio: '5/2', night: 'cases-desk-night.webp' },
  ),
  'cases-desk-phone.webp',
  'cases-desk-phone-night.webp',
);

export const cases: SeedPage = {
  identifier: 'cases',
  kind: 'page',
  title: { nl: 'Werk', en: 'Work' },
  layout: wideLayout,
  overview: [
    title('cases-title', 'Dingen die eenvoudiger werden', 'Things that became simpler'),
    desk,
    columns(
      'cases-about',
      [
        [
          subheading(
            'cases-desk-note',
            'Hoe ik dingen aantref, en hoe ik ze achterlaat',
            'How I find things, and how I leave them',
          ),
        ],
        [
          text(
            'cases-intro',
            'Bij elk project staat wat er aan de hand was, wat ik heb gedaan en wat het opleverde. Ook als dat iets kleins was.',
            'For each project: what was wrong, what I did about it and what it changed. Even when that was something small.',
          ),
        ],
      ],
      [7, 5],
    ),
    row('cases-first', [entry('shell', { ...wide, phoneAspectRatio: '4/5' }, covers.turn)], undefined, {
      marginTop: '0',
    }),
    row(
      'cases-second',
      [entry('toast', five), entry('abn', { ...seven, phoneAspectRatio: '2/3' }, covers.front)],
      [5, 7],
      beforeWide,
    ),
    ...wideEntry('check', { aspectRatio: '21/9', phoneAspectRatio: '15/13', fromTop: 40 }, covers.round),
    threeAcross('cases-fourth', [
      entry('ing', { ...upright, phoneAspectRatio: '4/5' }, covers.day),
      [
        alsoOnPhones(
          columns('cases-pair', [
            invited,
            entry('tweakers', { ...upright, phoneAspectRatio: '4/5', fromLeft: 54 }, covers.pebbles),
          ]),
        ),
      ],
    ]),
    ...wideEntry(
      'sampleVideoProject',
      { aspectRatio: '21/9', phoneAspectRatio: '15/13', fromTop: 38 },
      covers.hall,
    ),
    columns(
      'cases-end',
      [
        [
          caption(
            'cases-invented',
            'Alle projecten zijn verzonnen en gemaakt als demowerk. Ze zijn niet in opdracht van of in samenwerking met een bestaand bedrijf gemaakt.',
            'All projects are invented and made as demo work. None was commissioned by, or made with, an existing company.',
          ),
        ],
      ],
      [1],
      betweenCases,
    ),
    contact(
      'cases-contact',
      { nl: 'Het volgende vak is nog leeg', en: 'The next compartment’s still empty' },
      {
        nl: 'Vertel me wat er ingewikkeld is geworden. Bellen kan op werkdagen tussen negen en vijf, mailen altijd.',
        en: 'Tell me what’s become complicated. Call on weekdays between nine and five, or email any time.',
      },
    ),
  ],
};
