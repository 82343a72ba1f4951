import { alsoOnPhones, text, title } from '../../blocks.ts';
import { type SeedPage, wideLayout } from '../../seed-page.ts';
import { cardChapter } from './card-blocks.ts';
import { mediaChapters } from './media-blocks.ts';
import { otherChapters } from './other-blocks.ts';
import { chapter, contents, specimen } from './specimen.ts';
import { textChapter } from './text-blocks.ts';

const chapters = [textChapter, ...mediaChapters, cardChapter, ...otherChapters];

/** Every block type with its variants, for whoever builds or changes one. Hidden from search and menu. */
export const gallery: SeedPage = {
  identifier: 'blokken',
  kind: 'page',
  title: { nl: 'Alle blokken', en: 'Every block' },
  hideFromSearchEngines: true,
  showInMenu: false,
  layout: wideLayout,
  overview: [
    specimen(
      { nl: 'Titel en tekst', en: 'Title and text' },
      title('blocks-title', 'Alle blokken, op hun best', 'Every block at its best'),
      text(
        'blocks-intro',
        'Deze pagina is voor de studio zelf: alles waar een pagina uit kan bestaan, bij elkaar, met wat eraan is ingesteld. Zoekmachines slaan hem over.',
        'This page is for the studio itself: everything a page can be made of, in one place, with what’s been set on it. Search engines skip it.',
      ),
    ),
    specimen(
      { nl: 'Lijst met kop: groot, met links', en: 'Titled list: large, with links' },
      alsoOnPhones(contents(chapters)),
    ),
    ...chapters.flatMap(chapter),
  ],
};
