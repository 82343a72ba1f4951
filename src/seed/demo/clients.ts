import type { Copy } from '#content/language.ts';
import {
  apart,
  buttons,
  caption,
  columns,
  divider,
  large,
  opening,
  section,
  subheading,
  text,
  title,
} from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { contact } from './contact.ts';

/** One line of the list: who it is, of what kind and when, and what came of it. The case says the same at more length. */
interface Client {
  readonly id: string;
  readonly who: Copy;
  readonly sector: Copy;
  readonly year: string;
  readonly outcome: Copy;
  /** Where it is told. */
  readonly link: { readonly words: Copy; readonly to: string };
}

const caseOf = (name: string, to: string) => ({ words: { nl: name, en: name }, to: `/cases/${to}` });

const associations: readonly Client[] = [
  {
    id: 'shell',
    who: { nl: 'Wadgidsen', en: 'Mudflat guides' },
    sector: { nl: 'Vereniging', en: 'Association' },
    year: '2024',
    outcome: {
      nl: 'Twaalf gidsen, één app, elke tocht. Het papier gaat nog mee, voor als de app natte voeten krijgt.',
      en: 'Twelve guides, one app, every walk. The paper still comes along, in case the app gets its feet wet.',
    },
    link: caseOf('Laagwater', 'shell'),
  },
  {
    id: 'abn',
    who: { nl: 'Een buurtarchief', en: 'A local archive' },
    sector: { nl: 'Erfgoed', en: 'Heritage' },
    year: '2022',
    outcome: {
      nl: 'Ruim drieduizend foto’s hebben een adres. De kelder is droog.',
      en: 'Just over three thousand photographs have an address. The cellar’s dry.',
    },
    link: caseOf('Archief Buurt Noord', 'abn'),
  },
];

const shops: readonly Client[] = [
  {
    id: 'toast',
    who: { nl: 'Een bakker', en: 'A baker' },
    sector: { nl: 'Ambacht', en: 'Craft' },
    year: '2023',
    outcome: {
      nl: 'Van 34 broden naar 9, en de winkel gaat een half uur later open. De klachten passen op één bon: er staat niets op.',
      en: 'From 34 breads to 9, and the shop opens half an hour later. All complaints fit on one receipt: it’s blank.',
    },
    link: caseOf('Zeven Uur', 'toast'),
  },
  {
    id: 'tweakers',
    who: { nl: 'Een elektronicawinkel', en: 'An electronics shop' },
    sector: { nl: 'Tweedehands', en: 'Second-hand' },
    year: '2024',
    outcome: {
      nl: 'Een derde minder retour. Over de filters achter de knop kwam één mail.',
      en: 'A third fewer returns. One email about the filters behind the button.',
    },
    link: caseOf('Kiezel', 'tweakers'),
  },
];

const culture: readonly Client[] = [
  {
    id: 'sampleVideoProject',
    who: { nl: 'Een filmfestival', en: 'A film festival' },
    sector: { nl: 'Film', en: 'Film' },
    year: '2025',
    outcome: {
      nl: 'Ruim de helft blijft tot de laatste film. De rest moest de volgende dag vroeg op, nemen we aan.',
      en: 'Over half stay to the last film. The rest had an early start, we like to think.',
    },
    link: caseOf('Korte Nacht', 'sample-video-project'),
  },
  {
    id: 'check',
    who: { nl: 'Een theater', en: 'A theatre' },
    sector: { nl: 'Podium', en: 'Stage' },
    year: '2023',
    outcome: {
      nl: 'Alles nagelopen in 25 minuten in plaats van 40. Het doek gaat nog steeds om kwart over acht op.',
      en: 'Everything checked in 25 minutes instead of 40. The curtain still goes up at a quarter past eight.',
    },
    link: caseOf('Doek Op', 'check'),
  },
];

const homes: readonly Client[] = [
  {
    id: 'ing',
    who: { nl: 'Zestig huishoudens', en: 'Sixty households' },
    sector: { nl: 'Energie', en: 'Energy' },
    year: '2025',
    outcome: {
      nl: 'Een kwart meer stroom van het eigen dak. De vergadering gaat weer over fietsen.',
      en: 'A quarter more power from their own roof. Meetings are about bicycles again.',
    },
    link: caseOf('Zonnedeler', 'ing'),
  },
  {
    id: 'halte',
    who: { nl: 'Een vervoerder', en: 'A transport company' },
    sector: { nl: 'Openbaar vervoer', en: 'Public transport' },
    year: '2026',
    outcome: {
      nl: 'De proef begint in het voorjaar. Tot die tijd weet alleen de chauffeur ervan.',
      en: 'The trial begins in spring. Until then only the driver knows.',
    },
    link: { words: { nl: 'Nog besloten', en: 'Private, for now' }, to: '/cases/halte' },
  },
];

function entry({ id, who, sector, year, outcome, link }: Client): SeedBlock[] {
  const { words, to } = link;
  return [
    large(subheading(`clients-${id}`, who.nl, who.en)),
    caption(`clients-${id}-sector`, `${sector.nl}, ${year}`, `${sector.en}, ${year}`),
    text(`clients-${id}-outcome`, `${outcome.nl} [${words.nl}](${to})`, `${outcome.en} [${words.en}](${to})`),
  ];
}

/** What clients of one kind have in common, and beside that each of them, between lines. */
function kind(id: string, heading: Copy, words: Copy, clients: readonly Client[]): SeedBlock[] {
  const what = [
    subheading(`clients-${id}`, heading.nl, heading.en),
    text(`clients-${id}-text`, words.nl, words.en),
  ];
  const who = clients.flatMap((client, index) =>
    index === 0
      ? entry(client)
      : [
          { ...divider(`clients-${client.id}-line`), marginTop: '24px' },
          columns(`clients-${client.id}-place`, [entry(client)], [1], { marginTop: '8px' }),
        ],
  );
  return [
    { ...divider(`clients-${id}-line`), marginTop: '24px' },
    columns(`clients-${id}-row`, [what, who], [5, 7], { marginTop: '0', paddingBottom: '24px' }),
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
    ...kind(
      'public',
      { nl: 'Verenigingen en archieven', en: 'Associations and archives' },
      {
        nl: 'Weinig geld, veel kennis en mensen die het vrijwillig doen. Het ontwerp moet dus ook zonder mij verder kunnen.',
        en: 'Not much money, a lot of knowledge and people who do it for nothing. So the design has to manage without me, too.',
      },
      associations,
    ),
    ...kind(
      'shops',
      { nl: 'Winkels en makers', en: 'Shops and makers' },
      {
        nl: 'Hier telt morgen. Ik kom graag een ochtend meelopen, ook als die om vier uur begint.',
        en: 'Here it’s tomorrow that counts. I’m happy to come along for a morning, even one that starts at four.',
      },
      shops,
    ),
    ...kind(
      'culture',
      { nl: 'Theater en film', en: 'Theatre and film' },
      {
        nl: 'Een vak met vaste tijden: om kwart over acht gaat het licht uit. Dat maakt keuzes helder.',
        en: 'A trade that keeps time: at a quarter past eight the lights go down. It makes for clear choices.',
      },
      culture,
    ),
    ...kind(
      'living',
      { nl: 'Wonen en onderweg', en: 'At home and on the way' },
      {
        nl: 'Veel cijfers, en mensen die iets anders aan hun hoofd hebben. Meestal kan er meer weg dan je denkt.',
        en: 'A lot of figures, and people with other things on their minds. You can usually leave out more than you’d think.',
      },
      homes,
    ),
    section(
      'clients-end',
      subheading('clients-not', 'Voor wie niet', 'Who I don’t work for'),
      [
        text(
          'clients-not-text',
          'Wie iets ingewikkeld wil houden. Dat komt vaker voor dan je denkt, en ik ben er te duur voor.',
          'People who’d like to keep a thing complicated. It’s commoner than you’d think, and I’m too expensive for it.',
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
      { ...apart, marginBottom: '40px' },
    ),
    caption(
      'clients-invented',
      'Alle opdrachtgevers op deze demosite zijn verzonnen, en wat ze ervan vonden ook.',
      'All the clients on this demo site are invented, and so is what they made of it.',
    ),
    contact(
      'clients-contact',
      { nl: 'Vertel het in twee zinnen', en: 'Tell me in two sentences' },
      {
        nl: 'Ik neem drie of vier opdrachten per jaar aan. Een goed begin is een probleem dat je in twee zinnen kunt vertellen, en iemand die er tot het eind bij blijft. Een briefing hoeft niet.',
        en: 'I take on three or four projects a year. A good start is a problem you can put in two sentences, and somebody who stays with it to the end. You don’t need a brief.',
      },
    ),
  ],
};
