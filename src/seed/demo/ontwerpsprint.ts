import type { Copy } from '#content/language.ts';
import {
  apart,
  besidePicture,
  columns,
  figure,
  image,
  large,
  narrowWide,
  onPhones,
  opening,
  subheading,
  text,
  title,
} from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { contact } from './contact.ts';

/** What it is, small above what is said of it; the days are the heads of the columns of the wall, which are those of the page. */
const fact = (name: string, heading: Copy, words: Copy): SeedBlock[] => [
  text(`ontwerpsprint-${name}`, `**${heading.nl}**\n${words.nl}`, `**${heading.en}**\n${words.en}`),
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
        'Op maandag heb je een vraag, op vrijdag een prototype dat vijf mensen in handen hebben gehad. Geen beloftes over de markt; wel een antwoord op de vraag of dit de goede kant op gaat.',
        'On Monday you’ve got a question, on Friday a prototype that five people have had in their hands. No promises about the market, but you’ll know whether this is heading the right way.',
      ),
    ),
    columns(
      'ontwerpsprint-days',
      [
        fact(
          'monday',
          { nl: 'Maandag', en: 'Monday' },
          {
            nl: 'Vraagt je hele verhaal. Geeft één vraag, op één vel.',
            en: 'Takes your whole story. Gives one question, on one sheet.',
          },
        ),
        fact(
          'tuesday',
          { nl: 'Dinsdag', en: 'Tuesday' },
          {
            nl: 'Vraagt een potlood, ook van wie zegt dat hij het niet kan.',
            en: 'Takes a pencil, even from whoever says they can’t.',
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
          {
            nl: 'Vraagt niets. Ik bouw, jij hebt vrij.',
            en: 'Takes nothing. I build, you get the day off.',
          },
        ),
        fact(
          'friday',
          { nl: 'Vrijdag', en: 'Friday' },
          {
            nl: 'Vraagt om stil te zijn. Geeft vijf keer een antwoord.',
            en: 'Takes keeping quiet. Gives an answer, five times.',
          },
        ),
      ],
      undefined,
      { look: 'facts' },
    ),
    // On phones the week goes from top to bottom, near enough to read what is on the wall.
    onPhones(
      image(
        'ontwerpsprint-wall',
        'method-wall.webp',
        {
          nl: 'Een wand met vijf dagen: op vier hangen steeds minder en steeds grotere notities, op de laatste een telefoon',
          en: 'A wall with five days: on four of them fewer and larger notes each day, on the last a phone',
        },
        {
          widthType: 'page',
          aspectRatio: '32/13',
          night: 'method-wall-night.webp',
        },
      ),
      'method-wall-phone.webp',
      'method-wall-phone-night.webp',
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
    large(subheading('ontwerpsprint-need-heading', 'Wat ik van je nodig heb', 'What I need from you')),
    columns(
      'ontwerpsprint-need',
      [
        fact(
          'who',
          { nl: 'Iemand die beslist', en: 'Somebody who decides' },
          {
            nl: 'Vier dagen lang, en zonder eerst te hoeven bellen.',
            en: 'For four days, without having to make a call first.',
          },
        ),
        fact(
          'room',
          { nl: 'Een wand', en: 'A wall' },
          {
            nl: 'Leeg, vier meter breed, in een kamer die de hele week van ons is.',
            en: 'Empty, four metres wide, in a room that’s ours all week.',
          },
        ),
        fact(
          'no',
          { nl: 'Ruimte voor een nee', en: 'Room for a no' },
          {
            nl: 'Dat is het twee van de vijf keer. Dan heb je voor een week geld een jaar bespaard.',
            en: 'It’s the answer two times in five. Then a week’s money has saved you a year.',
          },
        ),
      ],
      undefined,
      { look: 'facts' },
    ),
    text('ontwerpsprint-back', '[Terug naar de werkwijze](/werkwijze)', '[Back to the method](/werkwijze)'),
    contact(
      'ontwerpsprint-contact',
      { nl: 'Vraag een week aan', en: 'Ask for a week' },
      {
        nl: 'Zeg erbij wat de vraag is en wie mag beslissen. Binnen twee dagen hoor je welke week er vrij is.',
        en: 'Say what the question is and who gets to decide. Within two days you’ll hear which week is free.',
      },
    ),
  ],
};
