import { columns, inPartOfColumn, large, subheading, text, title } from '../../blocks.ts';
import { type SeedPage, wideLayout } from '../../seed-page.ts';
import { buttonChapter } from './button-blocks.ts';
import { cardChapter } from './card-blocks.ts';
import { codeChapter } from './code-blocks.ts';
import { componentChapter } from './component-blocks.ts';
import { contactChapter } from './contact-blocks.ts';
import { embedChapter } from './embed-blocks.ts';
import { gridChapter } from './grid-blocks.ts';
import { mediaChapters } from './media-blocks.ts';
import { chapter, contents } from './specimen.ts';
import { textChapter } from './text-blocks.ts';

const chapters = [
  textChapter,
  ...mediaChapters,
  cardChapter,
  buttonChapter,
  gridChapter,
  embedChapter,
  codeChapter,
  componentChapter,
  contactChapter,
];

/**
 * Gallery of every block type with its variants, for developers of blocks. Hidden from search engines and the
 * menu.
 */
export const gallery: SeedPage = {
  identifier: 'blokken',
  kind: 'page',
  title: { nl: 'Alle blokken', en: 'Every block' },
  hideFromSearchEngines: true,
  showInMenu: false,
  layout: wideLayout,
  overview: [
    { ...title('blocks-title', 'Alle blokken', 'Every block'), size: 'small' },
    columns(
      'blocks-best',
      [
        [
          // Both lines have the same size.
          large(subheading('blocks-at', 'Op hun', 'At its'), 'huge'),
          inPartOfColumn(
            'blocks-best-part',
            large(subheading('blocks-at-best', 'best.', 'best.'), 'huge'),
            0.78,
          ),
        ],
      ],
      [1],
      { marginTop: '0' },
    ),
    columns(
      'blocks-opening',
      [
        [contents(chapters)],
        [
          text(
            'blocks-intro',
            'En een paar op hun slechtst: te lang, te smal, te veel. Deze pagina is voor de studio zelf; zoekmachines slaan hem over.',
            'And some at their worst: too long, too narrow, too much. This page is for the studio itself; search engines skip it.',
          ),
        ],
      ],
      [7, 5],
      { marginTop: '16px' },
    ),
    ...chapters.flatMap(chapter),
  ],
};
