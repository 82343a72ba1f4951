import { buttons, text, title } from '../blocks.ts';
import type { SeedPage } from '../seed-page.ts';

export const notFound: SeedPage = {
  identifier: '404',
  kind: 'page',
  hideFromSearchEngines: true,
  showInMenu: false,
  title: { nl: '404 - Pagina niet gevonden', en: '404 - Page not found' },
  overview: [
    title('not-found-title', '404 - Pagina niet gevonden', '404 - Page not found'),
    text(
      'not-found-text',
      'Dit vak van de vitrine is leeg. Dat kan drie dingen betekenen:\n\n- er zit een tikfout in het adres\n- de pagina is verplaatst of verwijderd\n- je hebt een oude link gebruikt',
      'This compartment of the cabinet is empty. That can mean three things:\n\n- there is a slip in the address\n- the page was moved or removed\n- you followed an old link',
    ),
    buttons('not-found-buttons', [
      {
        id: 'not-found-home',
        text: { nl: 'Terug naar start', en: 'Back to start' },
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
};
