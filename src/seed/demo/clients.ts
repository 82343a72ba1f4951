import { breadth } from '#content/breadth.ts';
import type { Copy } from '#content/language.ts';
import {
  apart,
  band,
  caption,
  columns,
  type GridLook,
  hero,
  image,
  inPartOfColumn,
  keepInView,
  large,
  narrowWide,
  onPhones,
  opening,
  quotation,
  section,
  sevenFive,
  subheading,
  text,
  title,
  wideNarrow,
} from '../blocks.ts';
import { media, type SeedBlock, type SeedPage, type Translated, wideLayout } from '../seed-page.ts';
import { bellInPercent, bellNames } from './bells.ts';
import { type CaseCard, caseCards } from './case-cards.ts';
import { contact } from './contact.ts';
import { voices } from './voices.ts';

/** Who it is for, when, and the case that says it at more length. */
interface Client {
  readonly who: Copy;
  readonly year: string;
  readonly shown: Pick<CaseCard, 'header' | 'link'>;
}

/** In the order of their bells. */
const clientsByName = {
  guides: { who: { nl: 'wadgidsen', en: 'mudflat guides' }, year: '2024', shown: caseCards.shell },
  archive: { who: { nl: 'een buurtarchief', en: 'a local archive' }, year: '2022', shown: caseCards.abn },
  baker: { who: { nl: 'een bakker', en: 'a baker' }, year: '2023', shown: caseCards.toast },
  shop: {
    who: { nl: 'een elektronicawinkel', en: 'an electronics shop' },
    year: '2024',
    shown: caseCards.tweakers,
  },
  festival: {
    who: { nl: 'een filmfestival', en: 'a film festival' },
    year: '2025',
    shown: caseCards.sampleVideoProject,
  },
  theatre: { who: { nl: 'een theater', en: 'a theatre' }, year: '2023', shown: caseCards.check },
  households: {
    who: { nl: 'zestig huishoudens', en: 'sixty households' },
    year: '2025',
    shown: caseCards.ing,
  },
  transport: {
    who: { nl: 'een vervoerder', en: 'a transport company' },
    year: '2026',
    shown: { header: { nl: 'Nog besloten', en: 'Private, for now' }, link: '/cases/halte' },
  },
} satisfies Record<string, Client>;

const whose: Copy = { nl: 'voor', en: 'for' };

const wordsIn = (words: Translated, language: 'nl' | 'en') =>
  typeof words === 'string' ? words : words[language];

const inBoth = (words: (language: 'nl' | 'en') => string): Copy => ({ nl: words('nl'), en: words('en') });

/** The name of its case, and who it is for. */
const whoOf = ({ who, shown }: Client): Copy =>
  inBoth((language) => `${wordsIn(shown.header, language)}, ${whose[language]} ${who[language]}`);

/** What came of it; below that the name of its case, which leads there, for whom where no heading says it, and when. */
function outcome(id: string, client: Client, words: Copy, isNamed = false): SeedBlock {
  const { who, year, shown } = client;
  const { nl, en } = inBoth((language) => {
    const whom = isNamed ? '' : ` ${whose[language]} ${who[language]},`;
    return `${words[language]}\n\n[${wordsIn(shown.header, language)}](${shown.link}),${whom} ${year}`;
  });
  return text(`clients-${id}-about`, nl, en);
}

/** What clients of one kind have in common. */
const kind = (id: string, heading: Copy, words: Copy): SeedBlock =>
  section(
    `clients-${id}-head`,
    subheading(`clients-${id}`, heading.nl, heading.en),
    [text(`clients-${id}-text`, words.nl, words.en)],
    apart,
  );

/** The longest figure of the line, in characters: it fills its column. */
const longest = 7;

/** As much of its column as it takes of the longest, so that all are set in one size. */
function figureInLine(name: string, value: string): SeedBlock {
  const shown = large(subheading(`${name}-figure`, value, value), 'huge');
  const part = Math.round((breadth(value) / longest) * 100) / 100;
  return part >= 1 ? shown : inPartOfColumn(`${name}-part`, shown, part);
}

/** Each bell leads to the case of who lives there, and the one without a name to whoever would. */
const hotspots = bellNames.map((name) => {
  const client = Object.values<Client>(clientsByName).find(({ shown }) => shown.link === `/cases/${name}`);
  const label: Copy = client ? whoOf(client) : { nl: 'Deze is nog vrij', en: 'This one’s free' };
  return {
    id: `clients-bell-${name}`,
    label,
    link: client?.shown.link ?? '#contact',
    ...bellInPercent(name),
  };
});

/** As wide as the window, and as high as leaves all names in it; on phones upright, so that each can be read. */
const doorbells: SeedBlock = {
  ...onPhones(
    hero(
      'clients-bells',
      'clients-bells.webp',
      {
        nl: 'Een messing bellenpaneel op een groene deur: zeven namen in eigen hand, een achter matglas en een leeg kaartje',
        en: 'A brass doorbell panel on a green door: seven names in their own hand, one behind frosted glass, and a blank card',
      },
      'viewport',
    ),
    'clients-bells-phone.webp',
    'clients-bells-phone-night.webp',
  ),
  darkSrc: media('clients-bells-night.webp'),
  hotspots,
  heightPercentageMobile: 80,
  heightPercentageTablet: 30,
  heightPercentageDesktop: 68,
};

/** Nearer to what it stands below than a heading is to what comes before it. */
const told = (id: string, blocks: SeedBlock[], room: GridLook = {}): SeedBlock =>
  columns(`clients-${id}-told`, [blocks], [1], { marginTop: '0', ...room });

/** Those who do it for nothing, by name: what there is to see of it, and below that who they are. */
const associations: SeedBlock = columns(
  'clients-public-names',
  [
    [
      {
        ...image(
          'clients-guides-picture',
          'shell-before.webp',
          {
            nl: 'Een gevouwen getijdentabel met een som in balpen, en een horloge',
            en: 'A folded tide table with a sum in ballpoint, and a watch',
          },
          { aspectRatio: sevenFive.seven, night: 'shell-before-night.webp' },
        ),
        link: clientsByName.guides.shown.link,
      },
      told(
        'guides',
        [
          large(subheading('clients-guides', 'Twaalf wadgidsen', 'Twelve mudflat guides')),
          outcome(
            'guides',
            clientsByName.guides,
            {
              nl: 'Keren nu op tijd om, die donderdag om 14:20. Het papier gaat nog mee, voor als de app natte voeten krijgt.',
              en: 'Now turn back in time, that Thursday at 14:20. The paper still comes along, in case the app gets its feet wet.',
            },
            true,
          ),
        ],
        // On phones the next picture is further from it than its own.
        { marginTop: '8px', paddingBottom: '24px' },
      ),
    ],
    [
      {
        ...keepInView(
          image(
            'clients-archive-picture',
            'abn-map.webp',
            {
              nl: 'Een plattegrond van de buurt met punten, en bij één ervan een foto van vier gevels',
              en: 'A map of the neighbourhood with markers, and at one of them a photograph of four gables',
            },
            { aspectRatio: sevenFive.five, phoneAspectRatio: '8/5', night: 'abn-map-night.webp' },
          ),
          50,
          56,
        ),
        link: clientsByName.archive.shown.link,
      },
      told(
        'archive',
        [
          large(subheading('clients-archive', 'Eén buurtarchief', 'One local archive')),
          outcome(
            'archive',
            clientsByName.archive,
            {
              nl: 'Gaf 3.100 foto’s een adres. De buurt zoekt op huisnummer en vindt zichzelf terug. De kelder is droog.',
              en: 'Gave 3,100 photographs an address. The neighbourhood looks up a house number, and finds itself. The cellar’s dry.',
            },
            true,
          ),
        ],
        { marginTop: '8px' },
      ),
    ],
  ],
  [7, 5],
);

/** Those who count, in figures on one line: the third is of both. */
const shops: SeedBlock = columns(
  'clients-shops-figures',
  [
    [
      figureInLine('clients-baker', '34 → 9'),
      told('baker', [
        subheading('clients-baker-of', 'Broden om uit te kiezen', 'Breads to choose from'),
        outcome('baker', clientsByName.baker, {
          nl: 'De winkel gaat een half uur later open.',
          en: 'The shop opens half an hour later.',
        }),
      ]),
    ],
    [
      figureInLine('clients-shop', '300 → 3'),
      told('shop', [
        subheading('clients-shop-of', 'Koptelefoons in beeld', 'Headphones on show'),
        outcome('shop', clientsByName.shop, {
          nl: 'Een derde minder komt terug.',
          en: 'A third fewer come back.',
        }),
      ]),
    ],
    [
      figureInLine('clients-complaint', '1'),
      told('complaint', [
        subheading('clients-complaint-of', 'Klacht, samen', 'Complaint, in all'),
        text(
          'clients-complaint-about',
          'Een mail over de filters achter de knop. Die over het brood passen op één bon: er staat niets op.',
          'An email about the filters behind the button. Those about the bread fit on one receipt: it’s blank.',
        ),
      ]),
    ],
  ],
  [1, 1, 1],
  { gap: '48px', marginTop: '24px' },
);

/** Their stage from edge to edge; one of them speaks, and not in the words of her case. */
const culture: SeedBlock[] = [
  keepInView(
    image(
      'clients-stage',
      'check-stage.webp',
      {
        nl: 'Een leeg toneel na afloop: kisten, een ladder en één brandende lamp op een standaard',
        en: 'An empty stage after the show: crates, a ladder and one lamp burning on a stand',
      },
      {
        widthType: 'viewport',
        aspectRatio: '21/9',
        phoneAspectRatio: '8/5',
        night: 'check-stage-night.webp',
      },
    ),
    100,
  ),
  columns(
    'clients-culture-told',
    [
      [
        quotation('clients-voice', {
          words: {
            nl: 'Vroeger liep ik de ronde met een pen tussen mijn tanden. Nu met thee.',
            en: 'I used to walk the round with a pen between my teeth. Now I bring my tea.',
          },
          who: voices.check.who,
        }),
      ],
      [
        subheading('clients-theatre', '41 dingen in 25 minuten', '41 things in 25 minutes'),
        outcome('theatre', clientsByName.theatre, {
          nl: 'Dat waren er 40. Het doek gaat nog steeds om kwart over acht op.',
          en: 'It used to take 40. The curtain still goes up at a quarter past eight.',
        }),
        subheading('clients-festival', 'De helft blijft tot het laatst', 'Half of them stay to the last'),
        outcome('festival', clientsByName.festival, {
          nl: 'Iets meer zelfs. De rest moest de volgende dag vroeg op, nemen we aan.',
          en: 'Slightly more, in fact. The rest had an early start, we like to think.',
        }),
      ],
    ],
    wideNarrow.besidePicture,
    { gap: '48px' },
  ),
];

/** A name as large as the page has room for the longest of them, and what came of it small below that. */
function nameInLarge(id: string, name: Copy, most: Copy, client: Client, words: Copy): SeedBlock[] {
  const part = Math.round((breadth(name.nl) / breadth(most.nl)) * 100) / 100;
  const shown = large(subheading(`clients-${id}`, name.nl, name.en), 'huge');
  return [
    part >= 1 ? shown : { ...inPartOfColumn(`clients-${id}-part`, shown, part), marginTop: '24px' },
    columns(`clients-${id}-row`, [[], [outcome(id, client, words, true)]], [5, 7], { marginTop: '8px' }),
  ];
}

const households: Copy = { nl: 'Zestig huishoudens', en: 'Sixty households' };

const homes: SeedBlock = columns(
  'clients-homes',
  [
    [
      ...nameInLarge('households', households, households, clientsByName.households, {
        nl: 'Halen 25% meer stroom van het eigen dak. In de hal hangt een lampje dat zegt wanneer; de vergadering gaat weer over fietsen.',
        en: 'Get 25% more power from their own roof. A lamp in the hall says when; meetings are about bicycles again.',
      }),
      ...nameInLarge(
        'transport',
        { nl: 'Eén vervoerder', en: 'One bus firm' },
        households,
        clientsByName.transport,
        {
          nl: 'Heeft genoeg aan vier regels op één scherm. De proef begint in het voorjaar; tot die tijd weet alleen de chauffeur ervan.',
          en: 'Gets by on four lines, on one screen. The trial begins in spring; until then only the driver knows.',
        },
      ),
    ],
  ],
  [1],
  { marginTop: '24px' },
);

/** Who had better not ring. */
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
                en: 'Whoever wants a thing kept complicated. They ring more often than you’d think.',
              },
            },
            {
              id: 'drawn',
              text: {
                nl: 'Wie al weet hoe het eruit gaat zien. Dan zoek je een tekenaar, en die zijn goedkoper.',
                en: 'Whoever knows what it’s going to look like. You’re after an illustrator, and they’re cheaper.',
              },
            },
            {
              id: 'committee',
              text: {
                nl: 'Wie één knop wil, en een stuurgroep heeft.',
                en: 'Whoever wants one button, and has a steering committee.',
              },
            },
            {
              id: 'clicks',
              text: {
                nl: 'Wie klikken telt, ook die van mensen die verdwaald zijn.',
                en: 'Whoever counts clicks, lost people’s included.',
              },
            },
          ],
        },
        columns(
          'clients-do-place',
          [[text('clients-do', '[Hoe ik wel werk](/werkwijze)', '[How I do work](/werkwijze)')]],
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
        'Eight clients, each in their own hand. What they share: they know their trade inside out, and that’s exactly why it’s hard to see where an outsider trips up. That’s where I start.',
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
        en: 'Here it’s tomorrow that counts. I’m happy to come along for a morning, even one that starts at four.',
      },
    ),
    shops,
    kind(
      'culture',
      { nl: 'Theater en film', en: 'Theatre and film' },
      {
        nl: 'Een vak met vaste tijden: om kwart over acht gaat het licht uit. Dat maakt keuzes helder.',
        en: 'A trade that keeps time: at a quarter past eight the lights go down. It makes for clear choices.',
      },
    ),
    ...culture,
    kind(
      'living',
      { nl: 'Wonen en onderweg', en: 'At home and on the way' },
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
