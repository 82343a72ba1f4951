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
  subheading,
  text,
  title,
  wideNarrow,
} from '../blocks.ts';
import { type Copy, type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { contact } from './contact.ts';

/** Small heading with a text below it. */
const fact = (name: string, heading: Copy, words: Copy): SeedBlock[] => [
  text(`ontwerpsprint-${name}`, `**${heading.nl}**\n${words.nl}`, `**${heading.en}**\n${words.en}`),
];

/**
 * Full-width background in the colour of the picture's wall, darker by night. The content is aligned with the
 * page.
 */
const wall = {
  ...apart,
  widthType: 'viewport',
  gap: '24px',
  backgroundColor: '#24473b',
  backgroundColorDark: '#17322a',
  paddingTop: '0',
  paddingBottom: '48px',
} as const;

/** Removes the rounded corners of an image. */
const flush = (picture: SeedBlock): SeedBlock => ({ ...picture, borderRadius: '0px' });

/**
 * Makes the shorter word one character longer. A huge heading fits its column, so both headings get the same
 * size.
 */
const asLong = '\u00a0';

/** White sheet with a shadow, dark in the dark theme like the page's other sheets. */
const verdict = {
  gap: '20px',
  marginTop: '0',
  paddingTop: '20px',
  paddingRight: '20px',
  paddingBottom: '20px',
  paddingLeft: '20px',
  backgroundColor: '#ffffff',
  backgroundColorDark: '#2b2823',
} as const;

/** One of the two answers on the sheet, on its own colour, the same in both themes. */
const answer = (color: string, word: SeedBlock, said: SeedBlock): SeedBlock[] => [
  columns(`${word.id}-sheet`, [[word, said]], [1], {
    backgroundColor: color,
    marginTop: '0',
    paddingTop: '9%',
    paddingRight: '5%',
    paddingBottom: '9%',
    paddingLeft: '9%',
  }),
];

/** Requirement of the sprint, below a divider. */
const need = (name: string, heading: Copy, words: Copy): SeedBlock[] => [
  divider(`ontwerpsprint-${name}-rule`),
  ...fact(name, heading, words),
];

/** Texts of the days, below their notes on the wall. */
const days: SeedBlock[][] = [
  fact(
    'monday',
    { nl: 'Maandag', en: 'Monday' },
    { nl: 'Vraagt je hele verhaal. Geeft één vraag.', en: 'Takes your whole story. Gives one question.' },
  ),
  fact(
    'tuesday',
    { nl: 'Dinsdag', en: 'Tuesday' },
    {
      nl: 'Vraagt een potlood, ook van wie zegt dat hij het niet kan.',
      en: 'Takes a pencil, even if you say you can’t draw.',
    },
  ),
  fact(
    'wednesday',
    { nl: 'Woensdag', en: 'Wednesday' },
    {
      nl: 'Vraagt een besluit, en is daarom de zwaarste dag.',
      en: 'Takes a decision, which makes it the hardest day.',
    },
  ),
  fact(
    'thursday',
    { nl: 'Donderdag', en: 'Thursday' },
    { nl: 'Vraagt niets. Ik bouw, jij hebt vrij.', en: 'Takes nothing. I build, you get the day off.' },
  ),
  fact(
    'friday',
    { nl: 'Vrijdag', en: 'Friday' },
    {
      nl: 'Vraagt om stil te zijn. Geeft vijf keer een antwoord.',
      en: 'Takes silence. Gives an answer, five times.',
    },
  ),
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
        'Op maandag heb je een vraag, op vrijdag een prototype dat vijf mensen in handen hebben gehad. Geen beloftes over de markt; wel een antwoord op de vraag of je verder moet.\n\n[Zo gaan de andere 51 weken](/werkwijze)',
        'On Monday you have a question, by Friday a prototype that five people have held. No promises about the market, but you’ll know whether to go on.\n\n[How the other 51 weeks go](/werkwijze)',
      ),
    ),
    columns(
      'ontwerpsprint-wall-place',
      [
        [
          onPhones(
            flush(
              image(
                'ontwerpsprint-wall',
                'method-wall.webp',
                {
                  nl: 'Een groene wand met notities, van acht vragen op maandag tot twee besluiten op donderdag, waarvan één rood: Drie routes. Op vrijdag hangt er een telefoon',
                  en: 'A green wall of notes, from eight questions on Monday to two decisions on Thursday, one of them red: three routes. On Friday a phone hangs there',
                },
                { aspectRatio: '40/23', night: 'method-wall-night.webp' },
              ),
            ),
            'method-wall-phone.webp',
            'method-wall-phone-night.webp',
          ),
          columns('ontwerpsprint-days', days),
        ],
      ],
      [1],
      wall,
    ),
    // Result of the sprint: the time, the figure and its unit, aligned with the top of the image.
    columns(
      'ontwerpsprint-friday-five',
      [
        [
          subheading('ontwerpsprint-outcome', 'Vrijdag, vijf uur', 'Friday, five o’clock'),
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
                nl: 'Het prototype van dichtbij en vijf kaartjes: wie het probeerde, wat die deed en hoe lang dat duurde. Het derde kaartje is rood: Tineke, 58, tikte drie keer op de foto',
                en: 'The prototype close up and five cards: who tried it, what they did and how long it took. The third card is red: Tineke, 58, tapped the photo three times',
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
      [
        [
          image(
            'ontwerpsprint-empty-wall',
            'method-empty-wall.webp',
            {
              nl: 'Een lege groene wand van vier meter, een stoel en vier blokken notities',
              en: 'An empty green wall, four metres wide, a chair and four pads of notes',
            },
            { aspectRatio: '8/5', night: 'method-empty-wall-night.webp' },
          ),
        ],
        [
          subheading('ontwerpsprint-need-heading', 'Wat ik van je nodig heb', 'What I need from you'),
          ...need(
            'room',
            { nl: 'Een wand', en: 'A wall' },
            {
              nl: 'Leeg, vier meter breed, en de hele week van ons.',
              en: 'Empty, four metres wide, and ours all week.',
            },
          ),
          ...need(
            'who',
            { nl: 'Iemand die beslist', en: 'Somebody who decides' },
            {
              nl: 'Vier dagen lang, en zonder eerst te hoeven bellen.',
              en: 'Four days running, without having to call anyone first.',
            },
          ),
          ...need(
            'no',
            { nl: 'Ruimte voor een nee', en: 'Room for a no' },
            {
              nl: 'Twee van de vijf keer. Dat scheelt dan een jaar.',
              en: 'Twice out of five. It saves you a year.',
            },
          ),
        ],
      ],
      wideNarrow.besidePicture,
      { ...apart, gap: besidePicture.gap, align: 'middle' },
    ),
    columns(
      'ontwerpsprint-answer-row',
      [
        [
          subheading(
            'ontwerpsprint-answer',
            'Het vel dat je vrijdagavond krijgt',
            'The one sheet you get on Friday night',
          ),
        ],
      ],
      [1],
      apart,
    ),
    // Example of the sheet that a client receives: one half says yes, one says no.
    {
      ...columns(
        'ontwerpsprint-verdict',
        [
          answer(
            '#bf3a1d',
            large(subheading('ontwerpsprint-yes', `Ja${asLong}`, 'Yes'), 'huge'),
            text(
              'ontwerpsprint-yes-note',
              '**Bouwen, met één knop.**\nDrie routes, grote letters, en een foto die iets doet.',
              '**Build it, with one button.**\nThree routes, large type, and a photo you can tap.',
            ),
          ),
          answer(
            '#2f4a63',
            large(subheading('ontwerpsprint-nay', 'Nee', `No${asLong}`), 'huge'),
            text(
              'ontwerpsprint-nay-note',
              '**Niet bouwen: de kaart.**\nOok niet later. Dat besluit scheelt de helft.',
              '**Don’t build: the map.**\nNot later either. That decision alone saves half the work.',
            ),
          ),
        ],
        undefined,
        verdict,
      ),
      dropShadow: true,
    },
    contact(
      'ontwerpsprint-contact',
      { nl: 'Vraag een week aan', en: 'Book a week' },
      {
        nl: 'Zeg erbij wat de vraag is en wie mag beslissen. Binnen twee dagen hoor je wanneer het kan.',
        en: 'Say what the question is and who gets to decide. Within two days you’ll hear which week is free.',
      },
    ),
  ],
};
