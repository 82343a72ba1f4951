import { caption, columns, image, onPhones, subheading, text, title } from '../blocks.ts';
import { type SeedPage, wideLayout } from '../seed-page.ts';
import { contact } from './contact.ts';

export const notFound: SeedPage = {
  identifier: '404',
  kind: 'page',
  hideFromSearchEngines: true,
  showInMenu: false,
  title: { nl: '404 - Pagina niet gevonden', en: '404 - Page not found' },
  layout: wideLayout,
  overview: [
    columns(
      'not-found-opening',
      [
        [title('not-found-title', '404 - Pagina niet gevonden', '404 - Page not found')],
        [
          subheading('not-found-empty', 'Dit vak van de vitrine is leeg.', 'This display case is empty.'),
          text(
            'not-found-text',
            'Er zit een tikfout in het adres, de pagina is verplaatst of verwijderd, of je hebt een oude link gebruikt.\n\n[Terug naar start](/)',
            'There’s a typo in the address, the page was moved or removed, or you followed an old link.\n\n[Back to home](/)',
          ),
        ],
      ],
      [7, 5],
    ),
    onPhones(
      image(
        'not-found-niche',
        'not-found-niche.webp',
        {
          nl: 'Een plank van de vitrinekast; het middelste vak is leeg, op de wand staat nog de omtrek van wat er stond',
          en: 'A shelf of the display cabinet; the compartment in the middle is empty, its wall still has the outline of what stood there',
        },
        { widthType: 'page', aspectRatio: '80/33', night: 'not-found-niche-night.webp' },
      ),
      'not-found-niche-phone.webp',
      'not-found-niche-phone-night.webp',
    ),
    // Below the compartment in the middle, which it is about.
    {
      ...caption('not-found-note', 'Hier stond iets.', 'Something stood here.'),
      textAlignHorizontal: 'center',
    },
    contact(
      'not-found-contact',
      { nl: 'Zeg wat je zocht', en: 'Tell me what you were after' },
      {
        nl: 'Misschien weet ik waar het gebleven is. Bellen kan op werkdagen tussen negen en vijf, mailen altijd.',
        en: 'I may know where it’s gone. Call on weekdays between nine and five, or write at any time.',
      },
    ),
  ],
};
