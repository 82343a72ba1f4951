import type { Block } from '#content/block/block.ts';
import type { StartingContent, StartingPage } from './starting-content.ts';

const words =
  (type: 'title' | 'text') =>
  (id: string, nl: string, en: string): Block => ({
    id,
    type,
    isMultiLanguage: true,
    content: { nl, en },
  });
const title = words('title');
const text = words('text');

/** The four system pages, for a studio that starts with nothing else. */
export const emptyPages: readonly StartingPage[] = [
  {
    identifier: 'main',
    kind: 'page',
    title: { nl: 'Welkom', en: 'Glad to have you here' },
    overview: [
      title('main-title', 'Hier komt iets moois', 'Something good is coming'),
      text(
        'main-text',
        'Ik ben de website aan het inrichten. Kom gerust nog eens terug.',
        'I’m setting up this website. Do come back soon.',
      ),
    ],
  },
  {
    identifier: 'clients',
    kind: 'page',
    title: { nl: 'Opdrachtgevers', en: 'Clients' },
    overview: [
      title('clients-title', 'Opdrachtgevers', 'Clients'),
      text(
        'clients-text',
        'Hier staat binnenkort voor wie ik werk.',
        'Soon you can read here who I work for.',
      ),
    ],
  },
  {
    identifier: 'cases',
    kind: 'page',
    title: { nl: 'Werk', en: 'Work' },
    overview: [
      title('cases-title', 'Werk', 'Work'),
      text('cases-text', 'De eerste projecten komen eraan.', 'The first projects are on their way.'),
    ],
  },
  {
    identifier: '404',
    kind: 'page',
    hideFromSearchEngines: true,
    showInMenu: false,
    title: { nl: '404 - Pagina niet gevonden', en: '404 - Page not found' },
    overview: [
      title('not-found-title', '404 - Pagina niet gevonden', '404 - Page not found'),
      text(
        'not-found-text',
        'Misschien zit er een tikfout in het adres, is de pagina verplaatst of verwijderd, of heb je een oude link gebruikt.',
        'Perhaps there’s a typo in the address, the page was moved or removed, or you followed an old link.',
      ),
      {
        id: 'not-found-buttons',
        type: 'button',
        isMultiLanguage: true,
        buttons: [
          {
            id: 'not-found-home',
            text: { nl: 'Terug naar start', en: 'Back to home' },
            action: 'link',
            url: '/',
            variant: 'primary',
          },
        ],
        layout: 'horizontal',
        alignment: 'left',
        spacing: 'medium',
      },
    ],
  },
];

export const emptyContent: StartingContent = {
  pages: async () => emptyPages,
  settings: {},
  mediaFolder: '.',
  firstSignIn: 'link',
  fallbackCases: async () => [],
};
