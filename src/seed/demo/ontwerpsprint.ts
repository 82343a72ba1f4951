import type { Copy } from '#content/language.ts';
import { buttons, columns, image, onPhones, opening, section, subheading, text, title } from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { contact } from './contact.ts';

/** Which day it is and what happens on it, below what is done on the wall, whose columns are those of the page. */
const day = (name: string, heading: Copy, words: Copy): SeedBlock[] => [
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
    // On phones the week goes from top to bottom, near enough to read what is on the wall.
    onPhones(
      image(
        'ontwerpsprint-wall',
        'method-wall.webp',
        {
          nl: 'Een wand met vijf dagen: vier met steeds minder notities, op de laatste een telefoon',
          en: 'A wall with five days: four with fewer and fewer notes, and a phone on the last',
        },
        {
          widthType: 'page',
          aspectRatio: '16/7',
          night: 'method-wall-night.webp',
        },
      ),
      'method-wall-phone.webp',
      'method-wall-phone-night.webp',
    ),
    columns(
      'ontwerpsprint-days',
      [
        day(
          'monday',
          { nl: 'Maandag', en: 'Monday' },
          {
            nl: 'Jij vertelt, ik vraag door. Aan het eind staat de vraag op één vel.',
            en: 'You talk, I keep asking. By the end the question fits on one sheet.',
          },
        ),
        day(
          'tuesday',
          { nl: 'Dinsdag', en: 'Tuesday' },
          {
            nl: 'Tekenen, samen, ook wie zegt dat hij niet kan tekenen.',
            en: 'Drawing, together, including whoever says they can’t draw.',
          },
        ),
        day(
          'wednesday',
          { nl: 'Woensdag', en: 'Wednesday' },
          { nl: 'Kiezen. Dat is de zwaarste dag.', en: 'Choosing. That’s the hardest day.' },
        ),
        day(
          'thursday',
          { nl: 'Donderdag', en: 'Thursday' },
          {
            nl: 'Ik bouw het prototype, jij hebt vrij.',
            en: 'I build the prototype, you get the day off.',
          },
        ),
        day(
          'friday',
          { nl: 'Vrijdag', en: 'Friday' },
          {
            nl: 'Vijf mensen proberen het, wij kijken mee en schrijven op.',
            en: 'Five people try it, we watch and take notes.',
          },
        ),
      ],
      undefined,
      { look: 'facts' },
    ),
    section(
      'ontwerpsprint-need',
      subheading('ontwerpsprint-need-heading', 'Wat ik van je nodig heb', 'What I need from you'),
      [
        text(
          'ontwerpsprint-need-text',
          'Iemand die mag beslissen, vier dagen lang. Een ruimte met een wand. En de afspraak dat het antwoord ook *nee* mag zijn; dat is twee van de vijf keer zo, en dan heb je voor een week geld een jaar bespaard.',
          'Somebody who may decide, for four days. A room with a wall. And the agreement that the answer can be *no*; it is, two times in five, and then a week’s money has saved you a year.',
        ),
        buttons('ontwerpsprint-buttons', [
          {
            id: 'ontwerpsprint-back',
            text: { nl: 'Terug naar de werkwijze', en: 'Back to the method' },
            action: 'link',
            url: '/werkwijze',
            variant: 'tertiary',
          },
        ]),
      ],
    ),
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
