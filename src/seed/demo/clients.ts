import { breadth } from '#content/breadth.ts';
import type { Copy } from '#content/language.ts';
import {
  apart,
  apartFromWords,
  band,
  besidePicture,
  type CardWords,
  caption,
  columns,
  divider,
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
  subheading,
  text,
  title,
} from '../blocks.ts';
import { media, type SeedBlock, type SeedPage, type Translated, wideLayout } from '../seed-page.ts';
import { bellInPercent, bellNames } from './bells.ts';
import { caseCards } from './case-cards.ts';
import { contact } from './contact.ts';
import { voices } from './voices.ts';

/** A figure and what it is one of, what came of it, who it is for, and the case that says it at more length. */
interface Client {
  readonly figure: Copy;
  readonly of: Copy;
  readonly who: Copy;
  readonly year: string;
  readonly outcome: Copy;
  readonly shown: Pick<CardWords, 'header' | 'link'>;
}

/** The picture of one that leads: near enough to say by itself what its figure is about. */
interface Detail {
  readonly name: string;
  readonly alt: Copy;
  /** What stays in view of one that is higher than its place. */
  readonly fromTop?: number;
}

const same = (figure: string): Copy => ({ nl: figure, en: figure });

const associations: readonly [Client, Client] = [
  {
    figure: same('14:20'),
    of: { nl: 'Dan keer je om', en: 'That’s when you turn back' },
    who: { nl: 'wadgidsen', en: 'mudflat guides' },
    year: '2024',
    outcome: {
      nl: 'Twaalf gidsen weten het nu op tijd, en het papier gaat nog mee voor als de app natte voeten krijgt.',
      en: 'Twelve guides now know in time, and the paper still comes along in case the app gets its feet wet.',
    },
    shown: caseCards.shell,
  },
  {
    figure: { nl: '3.100', en: '3,100' },
    of: { nl: 'Foto’s met een adres', en: 'Photographs with an address' },
    who: { nl: 'een buurtarchief', en: 'a local archive' },
    year: '2022',
    outcome: {
      nl: 'De buurt zoekt nu op huisnummer, en vindt zichzelf terug. De kelder is droog.',
      en: 'The neighbourhood now searches by house number, and finds itself. The cellar’s dry.',
    },
    shown: caseCards.abn,
  },
];

const shops: readonly [Client, Client] = [
  {
    figure: same('34 → 9'),
    of: { nl: 'Broden om uit te kiezen', en: 'Breads to choose from' },
    who: { nl: 'een bakker', en: 'a baker' },
    year: '2023',
    outcome: {
      nl: 'De winkel gaat een half uur later open. De klachten passen op één bon: er staat niets op.',
      en: 'The shop opens half an hour later. All complaints fit on one receipt: it’s blank.',
    },
    shown: caseCards.toast,
  },
  {
    figure: same('300 → 3'),
    of: { nl: 'Koptelefoons in beeld', en: 'Headphones on show' },
    who: { nl: 'een elektronicawinkel', en: 'an electronics shop' },
    year: '2024',
    outcome: {
      nl: 'Een derde minder retour. Over de filters achter de knop kwam één mail.',
      en: 'A third fewer returns. One email about the filters behind the button.',
    },
    shown: caseCards.tweakers,
  },
];

const culture: readonly [Client, Client] = [
  {
    figure: same('1/2'),
    of: { nl: 'Blijft tot de laatste film', en: 'Stay to the last film' },
    who: { nl: 'een filmfestival', en: 'a film festival' },
    year: '2025',
    outcome: {
      nl: 'Iets meer zelfs. De rest moest de volgende dag vroeg op, nemen we aan.',
      en: 'Slightly more, in fact. The rest had an early start, we like to think.',
    },
    shown: caseCards.sampleVideoProject,
  },
  {
    figure: same('41'),
    of: { nl: 'Dingen om na te lopen', en: 'Things to check' },
    who: { nl: 'een theater', en: 'a theatre' },
    year: '2023',
    outcome: {
      nl: 'Elke avond, nu in 25 minuten in plaats van 40. Het doek gaat nog steeds om kwart over acht op.',
      en: 'Every evening, now in 25 minutes instead of 40. The curtain still goes up at a quarter past eight.',
    },
    shown: caseCards.check,
  },
];

const homes: readonly [Client, Client] = [
  {
    figure: same('25%'),
    of: { nl: 'Meer stroom van het eigen dak', en: 'More power from their own roof' },
    who: { nl: 'zestig huishoudens', en: 'sixty households' },
    year: '2025',
    outcome: {
      nl: 'In de hal hangt een lampje dat het zegt. De vergadering gaat weer over fietsen.',
      en: 'A lamp in the hall says when. Meetings are about bicycles again.',
    },
    shown: caseCards.ing,
  },
  {
    figure: same('4'),
    of: { nl: 'Regels op één scherm', en: 'Lines on one screen' },
    who: { nl: 'een vervoerder', en: 'a transport company' },
    year: '2026',
    outcome: {
      nl: 'De proef begint in het voorjaar; tot die tijd weet alleen de chauffeur ervan.',
      en: 'The trial begins in spring; until then only the driver knows.',
    },
    shown: {
      header: { nl: 'Nog besloten', en: 'Private, for now' },
      link: '/cases/halte',
    },
  },
];

const whose: Copy = { nl: 'voor', en: 'for' };

const wordsIn = (words: Translated, language: 'nl' | 'en') =>
  typeof words === 'string' ? words : words[language];

const nameOf = ({ shown }: Client) => `clients-${shown.link.split('/').at(-1)}`;

/** The name of its case, and who it is for. */
function whoOf({ who, shown }: Client): Copy {
  const words = (language: 'nl' | 'en') =>
    `${wordsIn(shown.header, language)}, ${whose[language]} ${who[language]}`;
  return { nl: words('nl'), en: words('en') };
}

/** What came of it; below that the name of its case, which leads there, for whom and when. */
function about(client: Client, link: string): Copy {
  const { who, year, outcome, shown } = client;
  const words = (language: 'nl' | 'en') => {
    const name = wordsIn(shown.header, language);
    return `${outcome[language]}\n\n[${name}](${link}), ${whose[language]} ${who[language]}, ${year}`;
  };
  return { nl: words('nl'), en: words('en') };
}

/** The longest figure of those that lead, and of those that follow, in characters: it fills its column. */
const longest = { lead: 6, line: 7 } as const;

/** As much of its column as it takes of the longest, so that all are set in one size. */
function figureOf(name: string, value: Copy, most: number): SeedBlock {
  const shown = large(subheading(`${name}-figure`, value.nl, value.en), 'huge');
  const part = Math.round((breadth(value.nl) / most) * 100) / 100;
  return part >= 1 ? shown : inPartOfColumn(`${name}-part`, shown, part);
}

/** What a figure is one of and what came of it; on phones equally far below it in every row. */
function told(name: string, client: Client, marginTop: string): SeedBlock {
  const { of, shown } = client;
  const { nl, en } = about(client, shown.link);
  return columns(
    `${name}-told`,
    [[subheading(`${name}-of`, of.nl, of.en), text(`${name}-about`, nl, en)]],
    [1],
    { marginTop },
  );
}

/** Below a rule: the figure, and what came of it beside that. */
function line(client: Client): SeedBlock[] {
  const name = `${nameOf(client)}-line`;
  const { figure } = client;
  return [
    { ...divider(`${nameOf(client)}-rule`), marginTop: '24px' },
    columns(name, [[figureOf(name, figure, longest.line)], [told(name, client, '0')]], [5, 7], {
      align: 'middle',
      marginTop: '16px',
    }),
  ];
}

/** The one that leads: its figure and what came of it, beside its picture, which leads to its case. */
function lead(client: Client, detail: Detail): SeedBlock {
  const name = `${nameOf(client)}-lead`;
  const { figure, shown } = client;
  const picture = image(`${nameOf(client)}-detail`, `${detail.name}.webp`, detail.alt, {
    aspectRatio: '8/5',
    phoneAspectRatio: '4/3',
    night: `${detail.name}-night.webp`,
  });
  return columns(
    name,
    [
      [figureOf(name, figure, longest.lead), told(name, client, '8px')],
      [{ ...keepInView(picture, detail.fromTop ?? 50), link: shown.link }],
    ],
    narrowWide.besidePicture,
    besidePicture,
  );
}

interface Kind {
  readonly id: string;
  readonly heading: Copy;
  readonly words: Copy;
  readonly leads: Client;
  readonly detail: Detail;
  readonly follows: Client;
}

/** What clients of one kind have in common; below that the one that leads, and the other as a line of type. */
function kind({ id, heading, words, leads, detail, follows }: Kind): SeedBlock[] {
  return [
    section(
      `clients-${id}-head`,
      subheading(`clients-${id}`, heading.nl, heading.en),
      [text(`clients-${id}-text`, words.nl, words.en)],
      apartFromWords,
    ),
    lead(leads, detail),
    ...line(follows),
  ];
}

/** Who rings, in the order of their bells. */
const ringing: readonly Client[] = [...associations, ...shops, ...culture, ...homes];

/** Each bell leads to the case of who lives there, and the one without a name to whoever would. */
const hotspots = bellNames.map((name) => {
  const client = ringing.find(({ shown }) => shown.link === `/cases/${name}`);
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
    ...kind({
      id: 'public',
      heading: { nl: 'Verenigingen en archieven', en: 'Associations and archives' },
      words: {
        nl: 'Weinig geld, veel kennis en mensen die het vrijwillig doen. Het ontwerp moet dus ook zonder mij verder kunnen.',
        en: 'Not much money, a lot of knowledge and people who do it for nothing. So the design has to manage without me, too.',
      },
      leads: associations[0],
      detail: {
        name: 'shell-before',
        alt: {
          nl: 'Een gevouwen getijdentabel met een som in balpen, en een horloge',
          en: 'A folded tide table with a sum in ballpoint, and a watch',
        },
      },
      follows: associations[1],
    }),
    ...kind({
      id: 'shops',
      heading: { nl: 'Winkels en makers', en: 'Shops and makers' },
      words: {
        nl: 'Hier telt morgen. Ik kom graag een ochtend meelopen, ook als die om vier uur begint.',
        en: 'Here it’s tomorrow that counts. I’m happy to come along for a morning, even one that starts at four.',
      },
      leads: shops[0],
      detail: {
        name: 'toast-list',
        alt: {
          nl: 'Een oven met broden, en de baklijst ernaast',
          en: 'An oven with loaves in it, and the list beside it',
        },
      },
      follows: shops[1],
    }),
    ...kind({
      id: 'culture',
      heading: { nl: 'Theater en film', en: 'Theatre and film' },
      words: {
        nl: 'Een vak met vaste tijden: om kwart over acht gaat het licht uit. Dat maakt keuzes helder.',
        en: 'A trade that keeps time: at a quarter past eight the lights go down. It makes for clear choices.',
      },
      leads: culture[0],
      detail: {
        name: 'sample-video-project-half',
        alt: {
          nl: 'Een zaal van boven: ruim de helft van de stoelen is nog bezet',
          en: 'A hall from above: over half of the seats are still taken',
        },
      },
      follows: culture[1],
    }),
    // One of them speaks, of what stands above it, and not in the words of her case.
    {
      ...band(
        'clients-voice',
        '#0f2f26',
        [
          [
            image(
              'clients-voice-lamp',
              'check-lamp.webp',
              {
                nl: 'Een leeg toneel na afloop, met één brandende lamp op een standaard',
                en: 'An empty stage after the show, with one lamp burning on a stand',
              },
              { aspectRatio: '8/7', night: 'check-lamp-night.webp' },
            ),
          ],
          [
            quotation('clients-voice-words', {
              words: {
                nl: 'Vroeger liep ik de ronde met een pen tussen mijn tanden. Nu met thee.',
                en: 'I used to walk the round with a pen between my teeth. Now I bring my tea.',
              },
              who: voices.check.who,
            }),
          ],
        ],
        [5, 7],
      ),
      ...apart,
      align: 'middle',
    },
    ...kind({
      id: 'living',
      heading: { nl: 'Wonen en onderweg', en: 'At home and on the way' },
      words: {
        nl: 'Veel cijfers, en mensen die iets anders aan hun hoofd hebben. Meestal kan er meer weg dan je denkt.',
        en: 'A lot of figures, and people with other things on their minds. You can usually leave out more than you’d think.',
      },
      leads: homes[0],
      detail: {
        name: 'ing-homes',
        fromTop: 100,
        alt: {
          nl: 'Een raam van de flat in de avond: twee mensen onder de lamp, en een kaartje dat zegt wat hun woning verbruikt',
          en: 'A window of the flats in the evening: two people under a lamp, and a card saying what their home uses',
        },
      },
      follows: homes[1],
    }),
    columns(
      'clients-end',
      [
        [large(subheading('clients-not', 'Wie niet', 'Who I don’t'), 'huge')],
        [
          columns(
            'clients-not-place',
            [
              [
                text(
                  'clients-not-text',
                  'Wie iets ingewikkeld wil houden. Die belt vaker aan dan je denkt.\n\nWie al weet hoe het eruit gaat zien. Dan zoek je een tekenaar, en die zijn goedkoper.\n\nWie één knop wil, en een stuurgroep heeft.\n\nWie klikken telt, ook die van mensen die verdwaald zijn.\n\n[Hoe ik wel werk](/werkwijze)',
                  'Whoever wants a thing kept complicated. They ring more often than you’d think.\n\nWhoever knows what it’s going to look like. You’re after an illustrator, and they’re cheaper.\n\nWhoever wants one button, and has a steering committee.\n\nWhoever counts clicks, lost people’s included.\n\n[How I do work](/werkwijze)',
                ),
              ],
            ],
            [1],
            { marginTop: '8px' },
          ),
        ],
      ],
      [7, 5],
      { ...apartFromWords, align: 'bottom', marginBottom: '40px' },
    ),
    caption(
      'clients-invented',
      'Alle opdrachtgevers op deze demosite zijn verzonnen, en wat ze ervan vonden ook.',
      'All the clients on this demo site are invented, and so is what they made of it.',
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
