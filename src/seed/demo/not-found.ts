import { buttons, caption, columns, image, subheading, text, title } from '../blocks.ts';
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
            'Dat kan drie dingen betekenen:\n\n- er zit een tikfout in het adres\n- de pagina is verplaatst of verwijderd\n- je hebt een oude link gebruikt',
            'That can mean three things:\n\n- there’s a typo in the address\n- the page was moved or removed\n- you followed an old link',
          ),
          buttons('not-found-buttons', [
            {
              id: 'not-found-home',
              text: { nl: 'Terug naar start', en: 'Back to home' },
              action: 'link',
              url: '/',
              variant: 'primary',
            },
            {
              id: 'not-found-work',
              text: { nl: 'Bekijk het werk', en: 'See the work' },
              action: 'link',
              url: '/cases',
              variant: 'tertiary',
            },
          ]),
        ],
      ],
      [7, 5],
    ),
    image(
      'not-found-niche',
      'not-found-niche.webp',
      {
        nl: 'De vitrinekast met één leeg vak; in het stof staat nog de omtrek van wat er stond',
        en: 'The display cabinet with one compartment empty; the dust still has the outline of what stood there',
      },
      {
        widthType: 'page',
        aspectRatio: '16/9',
        phoneAspectRatio: '4/3',
        night: 'not-found-niche-night.webp',
      },
    ),
    caption('not-found-note', 'Hier stond iets.', 'Something stood here.'),
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
