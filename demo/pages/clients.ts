import { estimateTextWidth } from '../../src/content/look/text-width.ts';
import {
  apart,
  apartFromWords,
  band,
  besidePicture,
  buttons,
  caption,
  columns,
  divider,
  type GridLook,
  hero,
  image,
  keepInView,
  large,
  leadsTo,
  linkWords,
  narrowWide,
  onPhones,
  opening,
  quotation,
  sevenFive,
  subheading,
  text,
  title,
  wideNarrow,
  wordsIn,
} from '../blocks.ts';
import { type Copy, media, type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { bellInPercent, bellNames, bellOnPhones } from './bells.ts';
import { asPhoneFields } from './cabinet.ts';
import { type CaseCard, caseCards } from './case-cards.ts';
import { contact } from './contact.ts';
import { voices } from './voices.ts';

/** A client: its kind, the year and its case. */
interface Client {
  readonly who: Copy;
  readonly year: string;
  /** Kind of client, as a heading. */
  readonly name: Copy;
  readonly outcome: Copy;
  readonly shown: Pick<CaseCard, 'header' | 'link'>;
}

/** Clients by id, in the order of their bells. */
const clientsByName = {
  guides: {
    who: { nl: 'wadgidsen', en: 'mudflat guides' },
    year: '2024',
    shown: caseCards.shell,
    name: { nl: 'Twaalf wadgidsen', en: 'Twelve mudflat guides' },
    outcome: {
      nl: 'Keren nu op tijd om, die donderdag om 14:20. Het papier gaat nog mee, voor als de app natte voeten krijgt.',
      en: 'Now turn back in time: at 14:20, that Thursday. They still take the paper, in case the app gets its feet wet.',
    },
  },
  archive: {
    who: { nl: 'een buurtarchief', en: 'a local archive' },
    year: '2022',
    shown: caseCards.abn,
    name: { nl: 'Eén buurtarchief', en: 'One local archive' },
    outcome: {
      nl: 'Gaf 3.100 foto’s een adres. De buurt zoekt op huisnummer en vindt zichzelf terug. De kelder is droog.',
      en: 'Gave 3,100 photographs an address. The neighbourhood looks up a house number, and finds itself. The cellar’s dry.',
    },
  },
  baker: {
    who: { nl: 'een bakker', en: 'a baker' },
    year: '2023',
    shown: caseCards.toast,
    name: { nl: 'Eén bakker', en: 'One baker' },
    outcome: {
      nl: 'Schrapte 25 broden. De winkel gaat een half uur later open. Klachten: geen.',
      en: 'Stopped baking 25 kinds. The shop opens half an hour later. Complaints: none.',
    },
  },
  shop: {
    who: { nl: 'een elektronicawinkel', en: 'an electronics shop' },
    year: '2024',
    shown: caseCards.tweakers,
    name: { nl: 'Eén winkelier', en: 'One shopkeeper' },
    outcome: {
      nl: 'Laat nog drie koptelefoons zien. Een derde minder komt terug. Klachten: één, over de filters.',
      en: 'Shows three pairs of headphones. A third fewer come back. Complaints: one, about the filters.',
    },
  },
  festival: {
    who: { nl: 'een filmfestival', en: 'a film festival' },
    year: '2025',
    shown: caseCards.sampleVideoProject,
    name: { nl: 'Eén filmfestival', en: 'One film festival' },
    outcome: {
      nl: 'Houdt de helft tot de laatste film. Iets meer zelfs. De rest moest vroeg op, neem ik aan.',
      en: 'Keeps half its audience until the last film. Slightly more, in fact. The rest had an early start, I like to think.',
    },
  },
  theatre: {
    who: { nl: 'een theater', en: 'a theatre' },
    year: '2023',
    shown: caseCards.check,
    name: { nl: 'Eén theater', en: 'One theatre' },
    outcome: {
      nl: 'Loopt elke avond 41 dingen na, in 25 minuten in plaats van 40. Het doek gaat nog steeds om kwart over acht op.',
      en: 'Checks 41 things every evening, in 25 minutes instead of 40. The curtain still goes up at a quarter past eight.',
    },
  },
  households: {
    who: { nl: 'zestig huishoudens', en: 'sixty households' },
    year: '2025',
    shown: caseCards.ing,
    name: { nl: 'Zestig huishoudens', en: 'Sixty households' },
    outcome: {
      nl: 'Halen 25% meer van het eigen dak. Een lampje in de hal zegt wanneer; de vergadering gaat weer over fietsen.',
      en: 'Get 25% more power from their own roof. A lamp in the hall says when; meetings are about bicycles again.',
    },
  },
  transport: {
    who: { nl: 'een vervoerder', en: 'a transport company' },
    year: '2026',
    shown: { header: { nl: 'Nog besloten', en: 'Private for now' }, link: '/cases/halte' },
    name: { nl: 'Eén vervoerder', en: 'One bus firm' },
    outcome: {
      nl: 'Heeft genoeg aan vier regels op één scherm. De proef begint in het voorjaar; tot dan weet alleen de chauffeur ervan.',
      en: 'Gets by on four lines, on one screen. The trial begins in spring; until then only the driver knows.',
    },
  },
} satisfies Record<string, Client>;

type ClientId = keyof typeof clientsByName;

const whose: Copy = { nl: 'voor', en: 'for' };

const inBoth = (words: (language: 'nl' | 'en') => string): Copy => ({ nl: words('nl'), en: words('en') });

/** Label of a bell: the name of the case and its client. */
const formatLabel = ({ who, shown }: Client): Copy =>
  inBoth((language) => `${wordsIn(shown.header, language)}, ${whose[language]} ${who[language]}`);

/** Text of a client: a heading, the outcome and a link to the case. */
function buildOutcome(id: ClientId): SeedBlock {
  const { year, name, outcome, shown }: Client = clientsByName[id];
  const content = inBoth(
    (language) => `${outcome[language]}\n\n[${wordsIn(shown.header, language)}](${shown.link}), ${year}`,
  );
  const words = { ...linkWords(`clients-${id}`, { header: name, content, link: '' }), linkEnabled: false };
  // The text is closer to the block above than that block is to its predecessor, on phones too.
  return columns(`clients-${id}-told`, [[words]], [1], { marginTop: '8px', paddingBottom: '24px' });
}

/**
 * Heading of a kind of clients, below a divider. Smaller than the clients' headings, so that the two are not
 * confused.
 */
const kind = (id: string, heading: Copy, words: Copy, room: GridLook = apart): SeedBlock =>
  columns(
    `clients-${id}-head`,
    [
      [
        divider(`clients-${id}-line`),
        caption(`clients-${id}-kind`, heading.nl, heading.en),
        columns(`clients-${id}-shared`, [[subheading(`clients-${id}`, words.nl, words.en)]], [1], {
          marginTop: '-12px',
        }),
      ],
    ],
    [1],
    room,
  );

/** Image that links to the case, with the client's text below it. */
function buildPicturedClient(id: ClientId, file: string, alt: Copy, aspectRatio: string): SeedBlock[] {
  const look = { aspectRatio, night: `${file}-night.webp` };
  const { header, link } = clientsByName[id].shown;
  const picture = image(`clients-${id}-picture`, `${file}.webp`, leadsTo(header, alt), look);
  return [{ ...picture, link }, buildOutcome(id)];
}

/** Each bell links to its client's case. The free bell links to the contact section. */
const hotspots = bellNames.map((name) => {
  const client = Object.values<Client>(clientsByName).find(({ shown }) => shown.link === `/cases/${name}`);
  const label: Copy = client ? formatLabel(client) : { nl: 'Deze is nog vrij', en: 'This one’s free' };
  return {
    id: `clients-bell-${name}`,
    label,
    link: client?.shown.link ?? '#contact',
    ...bellInPercent(name),
    ...asPhoneFields(bellOnPhones(name)),
  };
});

/** Full width, with all names. On phones it is upright, so that each name is legible. */
const doorbells: SeedBlock = {
  ...onPhones(
    hero(
      'clients-bells',
      'clients-bells.webp',
      {
        nl: 'Een messing bellenpaneel op een groene deur: zeven handgeschreven namen, een achter matglas en een leeg kaartje',
        en: 'A brass doorbell panel on a green door: seven handwritten names, one behind frosted glass, and a blank card',
      },
      'viewport',
    ),
    'clients-bells-phone.webp',
    'clients-bells-phone-night.webp',
  ),
  darkSrc: media('clients-bells-night.webp'),
  hotspots,
  wholeImage: true,
  // Heights for the case that the image's size is unknown.
  heightPercentageMobile: 80,
  heightPercentageTablet: 30,
  heightPercentageDesktop: 68,
};

/** Clients with volunteers: an image of each of their cases. */
const associations: SeedBlock = columns(
  'clients-public-names',
  [
    buildPicturedClient(
      'guides',
      'shell-before',
      {
        nl: 'Een gevouwen getijdentabel met een som in balpen, en een horloge',
        en: 'A folded tide table with a sum in ballpoint, and a watch',
      },
      sevenFive.seven,
    ),
    buildPicturedClient(
      'archive',
      'abn-map',
      {
        nl: 'Een plattegrond van de buurt, en een foto van vier gevels',
        en: 'A map of the neighbourhood, and a photograph of four gables',
      },
      sevenFive.five,
    ),
  ],
  [7, 5],
);

const fewerBreads = '34\u00a0→\u00a09';
const fewerHeadphones = '300\u00a0→\u00a03';
const shown = (id: string, figure: string) =>
  large(subheading(`clients-${id}-figure`, figure, figure), 'huge');

/** Unit of a figure, below it. */
const buildUnit = (id: string, { nl, en }: Copy) => caption(`clients-${id}-counted`, nl, en);

/**
 * Share of the wide column in which the shorter figure has the same size as the longer one in the narrow
 * column.
 */
const asLarge =
  Math.round((5 / 7) * (estimateTextWidth(fewerBreads) / estimateTextWidth(fewerHeadphones)) * 1000) / 1000;

/** Shops: a figure instead of an image. On phones both figures have the same width and size. */
const shops: SeedBlock[] = [
  columns(
    'clients-shops-figures',
    [
      [
        columns('clients-baker-part', [[shown('baker', fewerBreads)], []], [asLarge, 1 - asLarge], {
          gap: '0',
        }),
        buildUnit('baker', { nl: 'soorten brood', en: 'kinds of bread' }),
        buildOutcome('baker'),
      ],
      [
        shown('shop', fewerHeadphones),
        buildUnit('shop', { nl: 'koptelefoons om uit te kiezen', en: 'headphones to choose from' }),
        buildOutcome('shop'),
      ],
    ],
    [7, 5],
  ),
];

/** Culture: a full-width stage, a quotation that is not in the case, and the cinema. */
const culture: SeedBlock[] = [
  keepInView(
    image(
      'clients-stage',
      'check-stage.webp',
      {
        nl: 'Een leeg toneel met één brandende lamp',
        en: 'An empty stage with one lamp burning',
      },
      {
        widthType: 'viewport',
        aspectRatio: '21/9',
        phoneAspectRatio: '4/5',
        night: 'check-stage-night.webp',
      },
    ),
    100,
  ),
  columns(
    'clients-theatre-row',
    [
      [buildOutcome('theatre')],
      [
        quotation('clients-voice', {
          words: {
            nl: 'Weet je wat ik tegenwoordig in mijn hand heb, op de ronde? Thee.',
            en: 'Know what I carry on my rounds these days? Tea.',
          },
          who: voices.check.who,
        }),
      ],
    ],
    wideNarrow.besidePicture,
    // The quotation belongs to the content above it, on phones as well.
    { gap: '48px', marginBottom: '24px' },
  ),
  columns(
    'clients-festival-row',
    [
      [
        {
          ...onPhones(
            image(
              'clients-festival-picture',
              'sample-video-project-room.webp',
              leadsTo(clientsByName.festival.shown.header, {
                nl: 'Vanavond: twee mensen op een steiger, en daaronder de films',
                en: 'Tonight: two people on a jetty, and below them the films',
              }),
              {
                aspectRatio: '8/5',
                phoneAspectRatio: '24/23',
                night: 'sample-video-project-room-night.webp',
              },
            ),
            'sample-video-project-room-phone.webp',
            'sample-video-project-room-phone-night.webp',
          ),
          link: clientsByName.festival.shown.link,
        },
      ],
      [buildOutcome('festival')],
    ],
    wideNarrow.besidePicture,
    besidePicture,
  ),
];

/** Housing and transport: the first row with mirrored column widths. */
const homes: SeedBlock = columns(
  'clients-homes',
  [
    buildPicturedClient(
      'households',
      'ing-homes',
      {
        nl: 'Twee mensen aan tafel achter hun raam',
        en: 'Two people at the table behind their window',
      },
      sevenFive.five,
    ),
    buildPicturedClient(
      'transport',
      'halte-door',
      {
        nl: 'Een deur van ribbelglas met een slot, en een rode bal erachter',
        en: 'A door of ribbed glass with a lock, and a red ball behind it',
      },
      sevenFive.seven,
    ),
  ],
  [5, 7],
);

/** Kinds of clients that the studio declines. */
const others: SeedBlock = {
  ...band(
    'clients-others',
    '#0f2f26',
    [
      [large(subheading('clients-not', 'Wie niet', 'Who I don’t'), 'huge')],
      [
        {
          id: 'clients-not-list',
          type: 'titledList',
          isMultiLanguage: true,
          size: 'large',
          itemSpacing: '32px',
          items: [
            {
              id: 'complicated',
              text: {
                nl: 'Wie iets ingewikkeld wil houden. Die belt vaker aan dan je denkt.',
                en: 'Anyone who’d rather keep things complicated. They ring more often than you’d think.',
              },
            },
            {
              id: 'drawn',
              text: {
                nl: 'Wie al weet hoe het eruit gaat zien. Dan zoek je een tekenaar, en die zijn goedkoper.',
                en: 'Anyone who already knows what it’ll look like. You’re after an illustrator, and they’re cheaper.',
              },
            },
            {
              id: 'committee',
              text: {
                nl: 'Wie één knop wil, en een stuurgroep heeft.',
                en: 'Anyone who wants one button, and has a steering committee.',
              },
            },
            {
              id: 'clicks',
              text: {
                nl: 'Wie klikken telt, ook die van mensen die verdwaald zijn.',
                en: 'Anyone who counts clicks, including those of people who are lost.',
              },
            },
          ],
        },
        columns(
          'clients-do-place',
          [
            [
              buttons('clients-do', [
                {
                  id: 'clients-do-link',
                  text: { nl: 'Hoe ik wel werk', en: 'How I work' },
                  action: 'link',
                  url: '/werkwijze',
                  variant: 'secondary',
                  icon: 'arrow-right',
                },
              ]),
            ],
          ],
          [1],
          { marginTop: '16px' },
        ),
      ],
    ],
    narrowWide.besidePicture,
  ),
  gap: '48px',
  marginTop: '72px',
};

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
        'Acht opdrachtgevers, acht handschriften. Wat ze delen: ze kennen hun vak van binnen en van buiten, en juist daarom is het lastig om te zien waar een buitenstaander struikelt. Daar begin ik.',
        'Eight clients, eight kinds of handwriting. They all know their trade inside out, which is exactly why they can’t see where an outsider trips up. That’s where I start.',
      ),
    ),
    doorbells,
    kind(
      'public',
      { nl: 'Verenigingen en archieven', en: 'Associations and archives' },
      {
        nl: 'Weinig geld, veel kennis en mensen die het vrijwillig doen. Het ontwerp moet dus ook zonder mij verder kunnen.',
        en: 'Not much money, a lot of knowledge and people who do it for nothing. So the design has to manage without me, too.',
      },
    ),
    associations,
    kind(
      'shops',
      { nl: 'Winkels en makers', en: 'Shops and makers' },
      {
        nl: 'Hier telt morgen. Ik kom graag een ochtend meelopen, ook als die om vier uur begint.',
        en: 'Tomorrow is what counts here. I’ll gladly join you for a morning, even one that starts at four.',
      },
    ),
    ...shops,
    kind(
      'culture',
      { nl: 'Theater en film', en: 'Stage and film' },
      {
        nl: 'Een vak met vaste tijden: om kwart over acht gaat het licht uit. Dat maakt keuzes helder.',
        en: 'A trade that runs on time: at a quarter past eight the lights go down. That makes choosing easier.',
      },
      apartFromWords,
    ),
    ...culture,
    kind(
      'living',
      { nl: 'Wonen en onderweg', en: 'At home and on the move' },
      {
        nl: 'Veel cijfers, en mensen die iets anders aan hun hoofd hebben. Meestal kan er meer weg dan je denkt.',
        en: 'A lot of figures, and people with other things on their minds. You can usually leave out more than you’d think.',
      },
    ),
    homes,
    others,
    columns(
      'clients-end',
      [
        [
          caption(
            'clients-invented',
            'Alle opdrachtgevers op deze demosite zijn verzonnen, en wat ze ervan vonden ook.',
            'All the clients on this demo site are invented, and so is what they made of it.',
          ),
        ],
      ],
      [1],
      { marginTop: '24px' },
    ),
    contact(
      'clients-contact',
      { nl: 'Er is nog één bel vrij', en: 'There’s one bell left' },
      {
        nl: 'Bel gerust. Een goed begin is een probleem dat in twee zinnen past, en iemand die er tot het eind bij blijft. Een briefing hoeft niet. Vier opdrachten per jaar is genoeg.',
        en: 'Do ring. A good start is a problem you can put in two sentences, and somebody who stays with it to the end. You don’t need a brief. Four projects a year is plenty.',
      },
    ),
  ],
};
