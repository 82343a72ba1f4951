import { buttons, hero, subheading, text, title } from '../blocks.ts';
import type { SeedPage } from '../seed-page.ts';

export const ontwerpsprint: SeedPage = {
  identifier: 'ontwerpsprint',
  kind: 'page',
  parentIdentifier: 'werkwijze',
  title: { nl: 'Een ontwerpsprint van vijf dagen', en: 'A five-day design sprint' },
  overview: [
    title('ontwerpsprint-title', 'Een ontwerpsprint van vijf dagen', 'A five-day design sprint'),
    text(
      'ontwerpsprint-intro',
      'Op maandag heb je een vraag, op vrijdag een prototype dat vijf mensen in handen hebben gehad. Geen beloftes over de markt; wel een antwoord op de vraag of dit de goede kant op gaat.',
      'On Monday you’ve got a question, on Friday a prototype that five people have had in their hands. No promises about the market, but you’ll know whether this is heading the right way.',
    ),
    hero('ontwerpsprint-hero', 'method-wall.jpg', {
      nl: 'Een wand met vijf kolommen: vier met steeds minder notities, in de laatste een telefoon',
      en: 'A wall with five columns: four with fewer and fewer notes, and a phone in the last',
    }),
    subheading('ontwerpsprint-days', 'De dagen', 'The days'),
    text(
      'ontwerpsprint-days-text',
      '- **Maandag.** Jij vertelt, ik vraag door. Aan het eind staat de vraag op één vel.\n- **Dinsdag.** Tekenen, samen, ook wie zegt dat hij niet kan tekenen.\n- **Woensdag.** Kiezen. Dat is de zwaarste dag.\n- **Donderdag.** Ik bouw het prototype, jij hebt vrij.\n- **Vrijdag.** Vijf mensen proberen het, wij kijken mee en schrijven op.',
      '- **Monday.** You talk, I keep asking. By the end the question fits on one sheet.\n- **Tuesday.** Drawing, together, including whoever says they can’t draw.\n- **Wednesday.** Choosing. That’s the hardest day.\n- **Thursday.** I build the prototype, you get the day off.\n- **Friday.** Five people try it, we watch and take notes.',
    ),
    subheading('ontwerpsprint-need', 'Wat ik van je nodig heb', 'What I need from you'),
    text(
      'ontwerpsprint-need-text',
      'Iemand die mag beslissen, vier dagen lang. Een ruimte met een wand. En de afspraak dat het antwoord ook *nee* mag zijn; dat is twee van de vijf keer zo, en dan heb je voor een week geld een jaar bespaard.',
      'Somebody who may decide, for three days. A room with a wall. And the agreement that the answer can be *no*; it is, two times in five, and then a week’s money has saved you a year.',
    ),
    buttons('ontwerpsprint-buttons', [
      {
        id: 'ontwerpsprint-contact',
        text: { nl: 'Vraag een week aan', en: 'Ask for a week' },
        action: 'contact',
        variant: 'primary',
      },
      {
        id: 'ontwerpsprint-back',
        text: { nl: 'Terug naar de werkwijze', en: 'Back to the method' },
        action: 'link',
        url: '/werkwijze',
        variant: 'tertiary',
      },
    ]),
  ],
};
