import type { Copy } from '#content/language.ts';
import {
  apart,
  besidePicture,
  buttons,
  type CardLook,
  type CardWords,
  caption,
  columns,
  type GridLook,
  image,
  linkCard,
  opening,
  section,
  sevenFive,
  subheading,
  text,
  title,
  wideNarrow,
} from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { caseCards } from './case-cards.ts';
import { contact } from './contact.ts';

interface Detail extends Pick<CardWords, 'file' | 'night' | 'alt'> {
  /** Its top stays in view, whatever is cut off. */
  readonly fromTop?: true;
}

/** Of each case a detail: the covers are on the work page. */
const details = {
  shell: {
    file: 'shell-route.webp',
    night: 'shell-route-night.webp',
    alt: { nl: 'Een gestippelde route over het wad', en: 'A dotted route across the mudflats' },
  },
  abn: {
    file: 'abn-cards.webp',
    night: 'abn-cards-night.webp',
    alt: { nl: 'Archiefkaarten met oude foto’s', en: 'Index cards with old photographs' },
  },
  toast: {
    file: 'toast-assortment.webp',
    night: 'toast-assortment-night.webp',
    alt: { nl: 'Broden op gekleurde vlakken', en: 'Loaves on coloured squares' },
  },
  tweakers: {
    file: 'tweakers-pebbles.webp',
    night: 'tweakers-pebbles-night.webp',
    alt: { nl: 'Kiezelstenen, waarvan één rood', en: 'Pebbles, one of them red' },
  },
  sampleVideoProject: {
    file: 'sample-video-project-programme.webp',
    night: 'sample-video-project-programme-night.webp',
    fromTop: true,
    alt: { nl: 'Stills van korte films', en: 'Stills of short films' },
  },
  check: {
    file: 'check-plan.webp',
    night: 'check-plan-night.webp',
    alt: { nl: 'Een zaalplan in drie lichtbundels', en: 'A seating plan in three beams of light' },
  },
  ing: {
    file: 'ing-homes.webp',
    night: 'ing-homes-night.webp',
    alt: {
      nl: 'Een flat in de avond, één raam met zijn verbruik',
      en: 'A block of flats in the evening, one window with its use',
    },
  },
} satisfies Record<keyof typeof caseCards, Detail>;

type Case = readonly [keyof typeof caseCards, Copy];

function detailCard(id: string, [name, content]: Case, look: CardLook): SeedBlock {
  const { header, link } = caseCards[name];
  const { fromTop, ...detail }: Detail = details[name];
  const card = linkCard(`${id}-${name}`, { header, link, content, ...detail }, look);
  return fromTop ? { ...card, contentImageFocalX: 50, contentImageFocalY: 0 } : card;
}

/** Clients of one kind: what they have in common, and beside that something of their cases. */
function beside(
  id: string,
  heading: Copy,
  words: Copy,
  cases: readonly Case[],
  room: GridLook = apart,
): SeedBlock {
  const look = { aspectRatio: '1/1', phoneAspectRatio: '4/3' };
  return columns(
    id,
    [
      [subheading(`${id}-heading`, heading.nl, heading.en), text(`${id}-text`, words.nl, words.en)],
      [
        columns(
          `${id}-cases`,
          cases.map((each) => [detailCard(id, each, look)]),
        ),
      ],
    ],
    [5, 7],
    room,
  );
}

/** The same with the words above: every other kind has the page to itself. */
function above(id: string, heading: Copy, words: Copy, cases: readonly Case[]): SeedBlock[] {
  const looks: CardLook[] =
    cases.length === 1
      ? [{ aspectRatio: '21/9', width: '1200px' }]
      : [{ aspectRatio: sevenFive.seven }, { aspectRatio: sevenFive.five }];
  return [
    section(id, subheading(`${id}-heading`, heading.nl, heading.en), [
      text(`${id}-text`, words.nl, words.en),
    ]),
    columns(
      `${id}-cases`,
      cases.map((each, index) => [detailCard(id, each, { ...looks[index], phoneAspectRatio: '4/3' })]),
      cases.length === 1 ? [1] : [7, 5],
    ),
  ];
}

export const clients: SeedPage = {
  identifier: 'clients',
  kind: 'page',
  title: { nl: 'Voor wie ik werk', en: 'Who I work for' },
  layout: wideLayout,
  overview: [
    opening(
      title('clients-title', 'Voor wie ik werk', 'Who I work for'),
      text(
        'clients-intro',
        'Mijn opdrachtgevers lijken niet op elkaar. Wat ze delen: ze kennen hun vak van binnen en van buiten, en juist daarom is het lastig om te zien waar een buitenstaander struikelt. Daar begin ik.',
        'No two of my clients are alike. What they share: they know their trade inside out, and that’s exactly why it’s hard to see where an outsider trips up. That’s where I start.',
      ),
    ),
    beside(
      'clients-public',
      { nl: 'Verenigingen en archieven', en: 'Associations and archives' },
      {
        nl: 'Weinig geld, veel kennis en mensen die het vrijwillig doen. Het ontwerp moet dus ook zonder mij verder kunnen.',
        en: 'Not much money, a lot of knowledge and people who do it for nothing. So the design has to manage without me, too.',
      },
      [
        ['shell', { nl: 'Voor wadlopers', en: 'For mudflat walkers' }],
        ['abn', { nl: 'Voor een hele wijk', en: 'For a whole neighbourhood' }],
      ],
      { marginTop: '48px' },
    ),
    ...above(
      'clients-shops',
      { nl: 'Winkels en makers', en: 'Shops and makers' },
      {
        nl: 'Hier telt morgen. Ik kom graag een ochtend meelopen, ook als die om vier uur begint.',
        en: 'Here it’s tomorrow that counts. I’m happy to come along for a morning, even one that starts at four.',
      },
      [
        ['toast', { nl: 'Een bakkerij', en: 'A bakery' }],
        ['tweakers', { nl: 'Tweedehands elektronica', en: 'Second-hand electronics' }],
      ],
    ),
    beside(
      'clients-culture',
      { nl: 'Theater en film', en: 'Theatre and film' },
      {
        nl: 'Een vak met vaste tijden: om kwart over acht gaat het licht uit. Dat maakt keuzes helder.',
        en: 'A trade that keeps time: at a quarter past eight the lights go down. It makes for clear choices.',
      },
      [
        ['sampleVideoProject', { nl: 'Een festival', en: 'A festival' }],
        ['check', { nl: 'Een theaterploeg', en: 'A theatre crew' }],
      ],
    ),
    ...above(
      'clients-living',
      { nl: 'Wonen en energie', en: 'Housing and energy' },
      {
        nl: 'Veel cijfers, en bewoners die iets anders aan hun hoofd hebben. Meestal kan er meer weg dan je denkt.',
        en: 'A lot of figures, and residents with other things on their minds. You can usually leave out more than you’d think.',
      },
      [['ing', { nl: 'Een flat met zestig huishoudens', en: 'A block of sixty households' }]],
    ),
    columns(
      'clients-end',
      [
        [
          contact(
            'clients-contact',
            { nl: 'Vertel het in twee zinnen', en: 'Tell me in two sentences' },
            {
              nl: 'Ik neem drie of vier opdrachten per jaar aan. Een goed begin is een probleem dat je in twee zinnen kunt vertellen, en iemand die er tot het eind bij blijft. Een briefing hoeft niet.',
              en: 'I take on three or four projects a year. A good start is a problem you can put in two sentences, and somebody who stays with it to the end. You don’t need a brief.',
            },
          ),
          buttons('clients-buttons', [
            {
              id: 'clients-method',
              text: { nl: 'Hoe ik werk', en: 'How I work' },
              action: 'link',
              url: '/werkwijze',
              variant: 'tertiary',
              icon: 'arrow-right',
            },
          ]),
        ],
        [
          image(
            'clients-portrait',
            'portrait.webp',
            {
              nl: 'Portret van geknipt papier: iemand met een ronde bril voor een rode boog',
              en: 'Portrait in cut paper: somebody with round glasses in front of a red arch',
            },
            { aspectRatio: '1/1' },
          ),
        ],
      ],
      wideNarrow.besidePicture,
      { ...apart, ...besidePicture },
    ),
    caption(
      'clients-invented',
      'Alle opdrachtgevers op deze demosite zijn verzonnen.',
      'All the clients on this demo site are invented.',
    ),
  ],
};
