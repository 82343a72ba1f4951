import type { Copy } from '#content/language.ts';
import {
  apart,
  buttons,
  type CardWords,
  caption,
  large,
  linkRow,
  opening,
  section,
  subheading,
  text,
  title,
} from '../blocks.ts';
import { type SeedBlock, type SeedPage, type Translated, wideLayout } from '../seed-page.ts';
import { caseCards, dayAndEvening } from './case-cards.ts';
import { contact } from './contact.ts';

/** One row of the list: what came of it as one figure, who it is, and the case that says the same at more length. */
interface Client {
  readonly figure: Copy;
  readonly who: Copy;
  readonly year: string;
  readonly outcome: Copy;
  readonly shown: Pick<CardWords, 'file' | 'night' | 'alt' | 'header' | 'link'>;
}

const same = (figure: string): Copy => ({ nl: figure, en: figure });

const associations: readonly Client[] = [
  {
    figure: same('14:20'),
    who: { nl: 'Wadgidsen', en: 'Mudflat guides' },
    year: '2024',
    outcome: {
      nl: 'Dan keer je om. Twaalf gidsen weten het nu op tijd, en het papier gaat nog mee voor als de app natte voeten krijgt.',
      en: 'That’s when you turn back. Twelve guides now know in time, and the paper still comes along in case the app gets its feet wet.',
    },
    shown: dayAndEvening(caseCards.shell),
  },
  {
    figure: { nl: '3.100', en: '3,100' },
    who: { nl: 'Een buurtarchief', en: 'A local archive' },
    year: '2022',
    outcome: {
      nl: 'Zoveel foto’s hebben een adres. De kelder is droog.',
      en: 'That’s how many photographs have an address. The cellar’s dry.',
    },
    shown: dayAndEvening(caseCards.abn),
  },
];

const shops: readonly Client[] = [
  {
    figure: same('34 → 9'),
    who: { nl: 'Een bakker', en: 'A baker' },
    year: '2023',
    outcome: {
      nl: 'Minder broden, en de winkel gaat een half uur later open. De klachten passen op één bon: er staat niets op.',
      en: 'Fewer breads, and the shop opens half an hour later. All complaints fit on one receipt: it’s blank.',
    },
    shown: dayAndEvening(caseCards.toast),
  },
  {
    figure: same('300 → 3'),
    who: { nl: 'Een elektronicawinkel', en: 'An electronics shop' },
    year: '2024',
    outcome: {
      nl: 'Drie koptelefoons in beeld, een derde minder retour. Over de filters achter de knop kwam één mail.',
      en: 'Three headphones on show, a third fewer returns. One email about the filters behind the button.',
    },
    shown: dayAndEvening(caseCards.tweakers),
  },
];

const culture: readonly Client[] = [
  {
    figure: same('1/2'),
    who: { nl: 'Een filmfestival', en: 'A film festival' },
    year: '2025',
    outcome: {
      nl: 'Ruim de helft blijft tot de laatste film. De rest moest de volgende dag vroeg op, nemen we aan.',
      en: 'Over half stay to the last film. The rest had an early start, we like to think.',
    },
    shown: dayAndEvening(caseCards.sampleVideoProject),
  },
  {
    figure: same('41'),
    who: { nl: 'Een theater', en: 'A theatre' },
    year: '2023',
    outcome: {
      nl: 'Dingen om na te lopen, nu in 25 minuten in plaats van 40. Het doek gaat nog steeds om kwart over acht op.',
      en: 'Things to check, now in 25 minutes instead of 40. The curtain still goes up at a quarter past eight.',
    },
    shown: dayAndEvening(caseCards.check),
  },
];

const homes: readonly Client[] = [
  {
    figure: same('25%'),
    who: { nl: 'Zestig huishoudens', en: 'Sixty households' },
    year: '2025',
    outcome: {
      nl: 'Meer stroom van het eigen dak. De vergadering gaat weer over fietsen.',
      en: 'More power from their own roof. Meetings are about bicycles again.',
    },
    // Near enough to be read: of the wide one a row shows hardly more than the building.
    shown: {
      ...dayAndEvening(caseCards.ing),
      file: 'ing-hero-phone.webp',
      night: 'ing-hero-phone-night.webp',
    },
  },
  {
    figure: same('4'),
    who: { nl: 'Een vervoerder', en: 'A transport company' },
    year: '2026',
    outcome: {
      nl: 'Regels op één scherm. De proef begint in het voorjaar; tot die tijd weet alleen de chauffeur ervan.',
      en: 'Lines on one screen. The trial begins in spring; until then only the driver knows.',
    },
    shown: {
      file: 'halte-door.webp',
      night: 'halte-door-night.webp',
      alt: {
        nl: 'Een gesloten deur van ribbelglas met een slot',
        en: 'A closed door of ribbed glass, with a lock',
      },
      header: { nl: 'Nog besloten', en: 'Private, for now' },
      link: '/cases/halte',
    },
  },
];

/** In words the name of its case and the year, below what came of it. */
function entry({ figure, who, year, outcome, shown }: Client): SeedBlock {
  const words = (language: 'nl' | 'en') =>
    `${outcome[language]}\n\n**${wordsIn(shown.header, language)}**, ${year}`;
  const content = { nl: words('nl'), en: words('en') };
  return linkRow(`clients-${shown.link.split('/').at(-1)}`, figure, { ...shown, header: who, content });
}

const wordsIn = (words: Translated, language: 'nl' | 'en') =>
  typeof words === 'string' ? words : words[language];

/** What clients of one kind have in common, and below that a row for each of them. */
function kind(id: string, heading: Copy, words: Copy, clients: readonly Client[]): SeedBlock {
  const name = subheading(`clients-${id}`, heading.nl, heading.en);
  const rows = [
    {
      numColumns: 2,
      columnFractions: [5, 7],
      columns: [[name], [text(`clients-${id}-text`, words.nl, words.en)]],
    },
    { numColumns: 1, columnFractions: [1], columns: [clients.map(entry)] },
  ];
  return { id: `clients-${id}-list`, type: 'grid', rows, gap: '24px' };
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
    kind(
      'public',
      { nl: 'Verenigingen en archieven', en: 'Associations and archives' },
      {
        nl: 'Weinig geld, veel kennis en mensen die het vrijwillig doen. Het ontwerp moet dus ook zonder mij verder kunnen.',
        en: 'Not much money, a lot of knowledge and people who do it for nothing. So the design has to manage without me, too.',
      },
      associations,
    ),
    kind(
      'shops',
      { nl: 'Winkels en makers', en: 'Shops and makers' },
      {
        nl: 'Hier telt morgen. Ik kom graag een ochtend meelopen, ook als die om vier uur begint.',
        en: 'Here it’s tomorrow that counts. I’m happy to come along for a morning, even one that starts at four.',
      },
      shops,
    ),
    kind(
      'culture',
      { nl: 'Theater en film', en: 'Theatre and film' },
      {
        nl: 'Een vak met vaste tijden: om kwart over acht gaat het licht uit. Dat maakt keuzes helder.',
        en: 'A trade that keeps time: at a quarter past eight the lights go down. It makes for clear choices.',
      },
      culture,
    ),
    kind(
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
      large(subheading('clients-not', 'Voor wie niet', 'Who I don’t work for')),
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
