import { type SeedPage, wideLayout } from '../../seed-page.ts';
import { cardBlocks } from './card-blocks.ts';
import { mediaBlocks } from './media-blocks.ts';
import { otherBlocks } from './other-blocks.ts';
import { textBlocks } from './text-blocks.ts';

/** Every block type with its variants, for whoever builds or changes one. Hidden from search and menu. */
export const gallery: SeedPage = {
  identifier: 'blokken',
  kind: 'page',
  title: { nl: 'Alle blokken', en: 'Every block' },
  hideFromSearchEngines: true,
  showInMenu: false,
  layout: wideLayout,
  overview: [...textBlocks, ...mediaBlocks, ...cardBlocks, ...otherBlocks],
};
