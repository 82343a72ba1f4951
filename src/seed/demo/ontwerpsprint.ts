import type { Copy } from '#content/language.ts';
import {
  apart,
  besidePicture,
  columns,
  divider,
  figure,
  image,
  large,
  narrowWide,
  onPhones,
  opening,
  rounded,
  subheading,
  text,
  title,
} from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { contact } from './contact.ts';

/** What it is, small above what is said of it. */
const fact = (name: string, heading: Copy, words: Copy): SeedBlock[] => [
  text(`ontwerpsprint-${name}`, `**${heading.nl}**\n${words.nl}`, `**${heading.en}**\n${words.en}`),
];

/** Five sheets hang on one wall, from edge to edge of the window and a shade of the page's own by day and by night. */
const wall = {
  ...apart,
  widthType: 'viewport',
  gap: '24px',
  backgroundColor: 'var(--color-surface-strong)',
  paddingTop: '3.2%',
  paddingRight: '2vw',
  paddingBottom: '40px',
  paddingLeft: '2vw',
} as const;

/** One of two sheets, each on a colour of its own, the same by day and by night. */
const answer = (color: string, word: SeedBlock, said: SeedBlock): SeedBlock[] => [
  columns(`${word.id}-sheet`, [[word, said]], [1], {
    backgroundColor: color,
    marginTop: '0',
    paddingTop: '9%',
    paddingRight: '5%',
    paddingBottom: '9%',
    paddingLeft: '9%',
    ...rounded,
  }),
];

/** What I need, as large as it matters, and beside it how much of that. */
const need = (name: string, heading: Copy, words: Copy): SeedBlock[] => [
  divider(`ontwerpsprint-${name}-rule`),
  columns(
    `ontwerpsprint-${name}`,
    [
      [large(subheading(`ontwerpsprint-${name}-what`, heading.nl, heading.en))],
      [text(`ontwerpsprint-${name}-why`, words.nl, words.en)],
    ],
    [7, 5],
    { align: 'bottom', marginTop: '0' },
  ),
];

/**
 * What is said of a picture is nearer to it than the next picture, also where days stand one below the other, and begins where its
 * notes do, which hang a twentieth of its width from its edge.
 */
const belowItsNotes = { marginTop: '-8px', paddingLeft: '5%' } as const;

/** Paper has sharp corners. */
const asSheet = (picture: SeedBlock): SeedBlock => ({ ...picture, borderRadius: '2px' });

/** How high a day's part of the wall is on phones, of 1200 wide. */
const highOnPhones = [440, 516, 386, 550, 1270] as const;

/** A day of the week: what hangs on the wall then, and below it what the day takes and gives. On phones each day has both, too. */
const day = (number: 1 | 2 | 3 | 4 | 5, heading: Copy, words: Copy, shown: Copy): SeedBlock[] => [
  onPhones(
    asSheet(
      image(`ontwerpsprint-wall-${number}`, `method-day-${number}.webp`, shown, {
        aspectRatio: '6/13',
        phoneAspectRatio: `1200/${highOnPhones[number - 1]}`,
        night: `method-day-${number}-night.webp`,
      }),
    ),
    `method-day-${number}-phone.webp`,
    `method-day-${number}-phone-night.webp`,
  ),
  columns(`ontwerpsprint-day-${number}-words`, [fact(`day-${number}`, heading, words)], [1], belowItsNotes),
];

export const ontwerpsprint: SeedPage = {
  identifier: 'ontwerpsprint',
  kind: 'page',
  parentIdentifier: 'werkwijze',
  title: { nl: 'Een ontwerpsprint van vijf dagen', en: 'A five-day design sprint' },
  layout: wideLayout,
  overview: [
    opening(
      title('ontwerpsprint-title', 'Een ontwerpsprint van vijf dagen', 'A five-day design sprint'),
      text(
        'ontwerpsprint-intro',
        'Op maandag heb je een vraag, op vrijdag een prototype dat vijf mensen in handen hebben gehad. Geen beloftes over de markt; wel een antwoord op de vraag of je verder moet.',
        'On Monday you’ve got a question, on Friday a prototype that five people have had in their hands. No promises about the market, but you’ll know whether this is heading the right way.',
      ),
    ),
    columns(
      'ontwerpsprint-days',
      [
        day(
          1,
          { nl: 'Maandag', en: 'Monday' },
          {
            nl: 'Vraagt je hele verhaal. Geeft één vraag.',
            en: 'Takes your whole story. Gives one question.',
          },
          { nl: 'Kleine gele notities, op elk een vraag', en: 'Small yellow notes, a question on each' },
        ),
        day(
          2,
          { nl: 'Dinsdag', en: 'Tuesday' },
          {
            nl: 'Vraagt een potlood, ook van wie zegt dat hij het niet kan.',
            en: 'Takes a pencil, even from whoever says they can’t.',
          },
          { nl: 'Minder notities, blauw: ideeën', en: 'Fewer notes, blue: ideas' },
        ),
        day(
          3,
          { nl: 'Woensdag', en: 'Wednesday' },
          {
            nl: 'Vraagt een besluit, en is daarom de zwaarste dag.',
            en: 'Takes a decision, which makes it the hardest day.',
          },
          {
            nl: 'Nog minder en groter, groen: wat er blijft',
            en: 'Fewer still and larger, green: what stays',
          },
        ),
        day(
          4,
          { nl: 'Donderdag', en: 'Thursday' },
          {
            nl: 'Vraagt niets. Ik bouw, jij hebt vrij.',
            en: 'Takes nothing. I build, you get the day off.',
          },
          {
            nl: 'Wat er overblijft is rood: Drie routes',
            en: 'What is left is red: three routes',
          },
        ),
        day(
          5,
          { nl: 'Vrijdag', en: 'Friday' },
          {
            nl: 'Vraagt om stil te zijn. Geeft vijf keer een antwoord.',
            en: 'Takes keeping quiet. Gives an answer, five times.',
          },
          {
            nl: 'Een telefoon met drie wandelroutes: Lopen waar het nog stil is',
            en: 'A phone with three walks: walk where it’s still quiet',
          },
        ),
      ],
      undefined,
      wall,
    ),
    // What came of it: its hour, its figure and what that is of, from the top of its picture.
    columns(
      'ontwerpsprint-friday-five',
      [
        [
          large(subheading('ontwerpsprint-outcome', 'Vrijdag, vijf uur', 'Friday, five o’clock')),
          ...figure(
            'ontwerpsprint-tried',
            { nl: '4/5', en: '4/5' },
            {
              nl: 'koos zonder hulp een route. Tineke tikte drie keer op de foto; die doet het nu dus ook.',
              en: 'chose a route without any help. Tineke tapped the photo three times, so now that works too.',
            },
          ),
        ],
        [
          onPhones(
            image(
              'ontwerpsprint-tries',
              'method-friday.webp',
              {
                nl: 'Het prototype en vijf kaartjes: wie het probeerde, wat die deed en hoe lang dat duurde. Het derde kaartje is rood: Tineke, 58, tikte drie keer op de foto',
                en: 'The prototype and five cards: who tried it, what they did and how long it took. The third card is red: Tineke, 58, tapped the photo three times',
              },
              { aspectRatio: '4/3', night: 'method-friday-night.webp' },
            ),
            'method-friday-phone.webp',
            'method-friday-phone-night.webp',
          ),
        ],
      ],
      narrowWide.besidePicture,
      { ...apart, gap: besidePicture.gap },
    ),
    columns(
      'ontwerpsprint-need',
      [[subheading('ontwerpsprint-need-heading', 'Wat ik van je nodig heb', 'What I need from you')]],
      [1],
      apart,
    ),
    ...need(
      'who',
      { nl: 'Iemand die beslist', en: 'Somebody who decides' },
      {
        nl: 'Vier dagen lang, en zonder eerst te hoeven bellen.',
        en: 'For four days, without having to make a call first.',
      },
    ),
    ...need(
      'room',
      { nl: 'Een wand', en: 'A wall' },
      {
        nl: 'Leeg, vier meter breed, en de hele week van ons.',
        en: 'Empty, four metres wide, and ours all week.',
      },
    ),
    ...need(
      'no',
      { nl: 'Ruimte voor een nee', en: 'Room for a no' },
      {
        nl: 'Twee van de vijf keer. Dat scheelt dan een jaar.',
        en: 'Two times in five. That saves you a year.',
      },
    ),
    columns(
      'ontwerpsprint-answer-row',
      [
        [
          large(
            subheading(
              'ontwerpsprint-answer',
              'Het vel dat je vrijdagavond krijgt',
              'The one sheet you get on Friday night',
            ),
          ),
        ],
      ],
      [1],
      apart,
    ),
    // The note of Thursday, grown to what a client gets to read: one says yes, one says no.
    columns(
      'ontwerpsprint-verdict',
      [
        answer(
          '#bf3a1d',
          large(subheading('ontwerpsprint-yes', 'Ja', 'Yes'), 'huge'),
          text(
            'ontwerpsprint-yes-note',
            '**Bouwen, met één knop.**\nDrie routes, grote letters, en een foto die iets doet.',
            '**Build it, with one button.**\nThree walks, large type, and a photo you can tap.',
          ),
        ),
        answer(
          '#24231f',
          large(subheading('ontwerpsprint-nay', 'Nee', 'No'), 'huge'),
          text(
            'ontwerpsprint-nay-note',
            '**Niet bouwen: de kaart.**\nOok niet later. Dat besluit scheelt de helft.',
            '**Don’t build: the map.**\nNot later either. That one decision saves half.',
          ),
        ),
      ],
      undefined,
      { gap: '16px', marginTop: '0' },
    ),
    columns(
      'ontwerpsprint-back-row',
      [
        [
          text(
            'ontwerpsprint-back',
            '[Terug naar de werkwijze](/werkwijze)',
            '[Back to the method](/werkwijze)',
          ),
        ],
      ],
      [1],
      apart,
    ),
    contact(
      'ontwerpsprint-contact',
      { nl: 'Vraag een week aan', en: 'Ask for a week' },
      {
        nl: 'Zeg erbij wat de vraag is en wie mag beslissen. Binnen twee dagen hoor je wanneer het kan.',
        en: 'Say what the question is and who gets to decide. Within two days you’ll hear which week is free.',
      },
    ),
  ],
};
