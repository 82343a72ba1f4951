import type { Copy } from '#content/language.ts';
import {
  apart,
  apartFromWords,
  besidePicture,
  buttons,
  caption,
  columns,
  type ImageLook,
  image,
  keepInView,
  narrowWide,
  onPhones,
  opening,
  quotation,
  subheading,
  text,
  title,
  wideNarrow,
} from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { caseCards } from './case-cards.ts';
import { contact } from './contact.ts';
import { voices } from './voices.ts';

type CaseName = keyof typeof voices;

interface Detail {
  readonly file: string;
  readonly alt: Copy;
  /** Where it has a nearer one for phones. */
  readonly isNearer?: true;
}

/** Of each case a detail: the covers are on the work page. */
const details = {
  shell: {
    file: 'shell-route',
    isNearer: true,
    alt: {
      nl: 'Laagwater: een gestippelde route over het wad',
      en: 'Laagwater: a dotted route across the mudflats',
    },
  },
  abn: {
    file: 'abn-cards',
    isNearer: true,
    alt: {
      nl: 'Archief Buurt Noord: archiefkaarten met oude foto’s',
      en: 'Archief Buurt Noord: index cards with old photographs',
    },
  },
  toast: {
    file: 'toast-assortment',
    alt: { nl: 'Zeven Uur: broden op gekleurde vlakken', en: 'Zeven Uur: loaves on coloured squares' },
  },
  tweakers: {
    file: 'tweakers-pebbles',
    alt: { nl: 'Kiezel: kiezelstenen, waarvan één rood', en: 'Kiezel: pebbles, one of them red' },
  },
  sampleVideoProject: {
    file: 'sample-video-project-room',
    isNearer: true,
    alt: {
      nl: 'Korte Nacht: paarse heuvels, en de vijf films van de avond',
      en: 'Korte Nacht: purple hills, and the evening’s five films',
    },
  },
  check: {
    file: 'check-plan',
    alt: {
      nl: 'Doek Op: een zaalplan in drie lichtbundels',
      en: 'Doek Op: a seating plan in three beams of light',
    },
  },
  ing: {
    file: 'ing-homes',
    isNearer: true,
    alt: {
      nl: 'Zonnedeler: een flat in de avond, één raam met zijn verbruik',
      en: 'Zonnedeler: a block of flats in the evening, one window with its use',
    },
  },
} satisfies Record<CaseName, Detail>;

/** A picture that leads to its case. */
function pictureOf(name: CaseName, look: ImageLook = { aspectRatio: '4/3' }): SeedBlock {
  const { file, alt, isNearer }: Detail = details[name];
  const picture = {
    ...image(`clients-${name}`, `${file}.webp`, alt, { ...look, night: `${file}-night.webp` }),
    link: caseCards[name].link,
  };
  return isNearer ? onPhones(picture, `${file}-phone.webp`, `${file}-phone-night.webp`) : picture;
}

/** What the client says, and of what. */
function voiceOf(name: CaseName): SeedBlock {
  const { words, who } = voices[name];
  const { header, link } = caseCards[name];
  return quotation(`clients-${name}-voice`, {
    words,
    who: { nl: `${who.nl}, [${header.nl}](${link})`, en: `${who.en}, [${header.en}](${link})` },
  });
}

/** What clients of one kind have in common. */
const kind = (id: string, heading: Copy, words: Copy): SeedBlock[] => [
  subheading(`clients-${id}`, heading.nl, heading.en),
  text(`clients-${id}-text`, words.nl, words.en),
];

const row = (
  id: string,
  cells: SeedBlock[][],
  fractions: number[],
  room: object = { marginTop: '16px' },
): SeedBlock => columns(`clients-${id}`, cells, fractions, { ...besidePicture, ...room });

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
    row(
      'public-first',
      [
        [
          ...kind(
            'public',
            { nl: 'Verenigingen en archieven', en: 'Associations and archives' },
            {
              nl: 'Weinig geld, veel kennis en mensen die het vrijwillig doen. Het ontwerp moet dus ook zonder mij verder kunnen.',
              en: 'Not much money, a lot of knowledge and people who do it for nothing. So the design has to manage without me, too.',
            },
          ),
          voiceOf('shell'),
        ],
        [pictureOf('shell')],
      ],
      narrowWide.besidePicture,
      { marginTop: '48px' },
    ),
    row('public-second', [[pictureOf('abn')], [voiceOf('abn')]], wideNarrow.besidePicture),
    row(
      'shops-first',
      [
        [
          ...kind(
            'shops',
            { nl: 'Winkels en makers', en: 'Shops and makers' },
            {
              nl: 'Hier telt morgen. Ik kom graag een ochtend meelopen, ook als die om vier uur begint.',
              en: 'Here it’s tomorrow that counts. I’m happy to come along for a morning, even one that starts at four.',
            },
          ),
          voiceOf('toast'),
        ],
        [pictureOf('toast')],
      ],
      narrowWide.besidePicture,
      apart,
    ),
    row('shops-second', [[voiceOf('tweakers')], [pictureOf('tweakers')]], [7, 5]),
    row(
      'culture-first',
      [
        [
          ...kind(
            'culture',
            { nl: 'Theater en film', en: 'Theatre and film' },
            {
              nl: 'Een vak met vaste tijden: om kwart over acht gaat het licht uit. Dat maakt keuzes helder.',
              en: 'A trade that keeps time: at a quarter past eight the lights go down. It makes for clear choices.',
            },
          ),
          voiceOf('sampleVideoProject'),
        ],
        [pictureOf('sampleVideoProject', { aspectRatio: '16/10' })],
      ],
      narrowWide.besidePicture,
      apart,
    ),
    row(
      'culture-second',
      [[pictureOf('check', { aspectRatio: '3/2' })], [voiceOf('check')]],
      narrowWide.besidePicture,
    ),
    row(
      'living-first',
      [
        kind(
          'living',
          { nl: 'Wonen en energie', en: 'Housing and energy' },
          {
            nl: 'Veel cijfers, en bewoners die iets anders aan hun hoofd hebben. Meestal kan er meer weg dan je denkt.',
            en: 'A lot of figures, and residents with other things on their minds. You can usually leave out more than you’d think.',
          },
        ),
        [voiceOf('ing')],
      ],
      [5, 7],
      apartFromWords,
    ),
    columns('clients-living-picture', [[keepInView(pictureOf('ing', { aspectRatio: '2/1' }), 36)]]),
    row(
      'end',
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
      ],
      [1],
      apart,
    ),
    caption(
      'clients-invented',
      'Alle opdrachtgevers op deze demosite zijn verzonnen, en wat ze zeggen ook.',
      'All the clients on this demo site are invented, and so is what they say.',
    ),
  ],
};
